### What is asked for, over HTTP or by options, and cannot be given, without a full stop.

## Fields of a question over HTTP. $found: the value, as JSON.

field-text = found { $found }; expected a text
field-texts = found { $found }; expected a list of texts
field-many-texts = found { $found } texts; expected at most { $most }
field-cells = found { $found } texts; expected { $cells }
field-whole = found { $found }; expected a whole number from { $least } to { $most }
field-real = found { $found }; expected a number from { $least } to { $most }
field-flag = found { $found }; expected true or false
# $names (list).
field-name = found { $found }; expected one of { LIST($names, between: ", ") }
field-near = '{ $near }' is one
# $names (list).
field-unknown = found the field { $found }; expected of these: { LIST($names, between: ", ") }
field-missing = found nothing; expected this field: { $about }
# $why: in English.
body-no-json = line { $line }, column { $column } of the body: found no JSON ({ $why }); expected an object
body-no-object = found { $found }; expected an object of fields
too-many-samples = found { $found }; expected { $least } or more, so that the samples are not too many
too-many-elements = found { $found } automorphisms; expected at most { $most } to be listed
classes-of-shape = found { $shape } with classes; expected 3x3, whose classes are numbered
# $how: that there is no solution, or another one.
print-not-proper = puzzle { $number }: { $how }; expected exactly one solution
print-no-page = found page { $page }; expected 1 to { $count }
print-many-dots = found a page of { $found } dots; expected at most { $most }
    .hint = fewer dots per inch

## Requests over HTTP; `.hint`: what to do instead.

no-page = found no page at { $path }; expected / or a question
    .hint = /api lists them
http-get = found another method; expected GET
http-post = found another method; expected POST with a JSON object
http-content-type = Content-Type: found '{ $found }'; expected application/json
http-late = found no end of the question in { $seconds } s; expected it
http-too-large = found more than { $most } bytes; expected a question of fewer
# $why: in English.
http-broken = found a question that breaks off ({ $why }); expected its end
http-mistake = a mistake of ennea, not of the question
    .hint = please report what was asked
# $hosts (list): names of the server.
http-host = Host: found '{ $found }'; expected { LIST($hosts, between: ", ") }
    .hint = another name is taken with --host NAME
http-origin = Origin: found '{ $origin }'; expected a page of this server
http-site = Sec-Fetch-Site: found a request of another site; expected one of this server

## Values of options, and of fields that are written alike.

# $option with the name of its value.
value-of-option = found { QUOTE($value) } for { QUOTE($option) }: { $why }
# $names (list).
value-not-one = found { QUOTE($value) } for { QUOTE($option) }; expected one of { LIST($names, between: ", ") }
value-zoom = expected two ranges within -1..1, such as 0.1..0.2,-0.5..-0.4
value-bytes = expected a number with K, M or G, such as 512M
value-times = expected two times such as 100..2000, 100.. or ..2000
value-not-before = { $from } is not before { $to }
value-more-than = { $from } is more than { $to }
value-ratings = expected 3.4, 2.6..4.2, 4.5.. or ..2.0, of 1.0 to 11.9
value-clues = expected 24, 24..26, 24.. or ..26
value-shard = a shard is written I/N, for example 1/4
value-no-shard = there is one shard at least
value-shards = shards of { $of } are 1/{ $of } to { $of }/{ $of }
value-many-shards = the work can be cut into 1 to { $most } shards
value-paper = found '{ $found }'; expected a3, a4, a5, a6, b5, letter, legal, tabloid, or WIDTHxHEIGHT such as 6x9 (inches) or 148x210mm, from 2.5 to 50 inches
value-length = expected a length with its unit, such as 12mm or 0.5in
value-seconds = expected a number of seconds above 0, such as 60 or 0.5
value-positive = expected a number above 0
value-step = expected a number above 0, up to { $most }
value-open = found {"{"}{ $name } without {"}"}; expected {"}"}
value-closed = found {"}"} without {"{"}; expected {"}}"} for a brace
value-bar = found | twice; expected it once, between left and right
# $names (list).
value-field = found the field {"{"}{ $found }{"}"}; expected one of { LIST($names, between: ", ") }
# $names (list).
value-field-meant = found the field {"{"}{ $found }{"}"}; expected one of { LIST($names, between: ", ") }; did you mean {"{"}{ $meant }{"}"}?
value-id = an id starts with e1-SEED-INDEX, such as e1-42-7; found '{ $found }'
value-id-part = a part of an id is a shape, rules such as rules-x, minimal, weighted, unbiased, a symmetry, or numbers of clues such as 24-26; found '{ $found }'
value-id-rules = puzzles of { $shape } have no rules '{ $rules }'; puzzles without boxes are 1xN
value-no-technique = found { QUOTE($found) }, which names no technique; expected a name such as x-wing
# $meant (list).
value-technique-meant = found { QUOTE($found) }, which names no technique; did you mean { LIST($meant, with: "or") }?
value-no-step = { $technique } is a step of ratings, not of ennea explain
value-technique = ennea make --technique list shows all of them

## Titles of problems over HTTP: by their English words.

title-bad-request = Bad request
title-not-found = Not found
title-took-too-long = Took too long
title-busy = Busy
title-not-made = Not made
title-stopped = Stopped
title-upgrade-required = Upgrade required
title-method-not-allowed = Method not allowed
title-internal-error = Internal error
title-request-timeout = Request timeout
title-unsupported-media-type = Unsupported media type
title-payload-too-large = Payload too large
title-forbidden = Forbidden
