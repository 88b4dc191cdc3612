"""Makes NotoSansSC-{Regular,Bold}.otf: the simplified Chinese characters of everyday use.

Needs fonttools, and the collections of the Debian package fonts-noto-cjk in the folder given.

    python3 han.py /usr/share/fonts/opentype/noto

Kept are the 3,755 characters of GB 2312 level 1 (rows 16 to 55), Chinese punctuation and the wide
forms of the Latin signs.  Everything else comes from IBM Plex Sans.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection

LEVEL_1 = [bytes([row + 0xA0, place + 0xA0]) for row in range(16, 56) for place in range(1, 95)]
PUNCTUATION = "　、。〈〉《》「」『』【】〔〕〖〗…—·・※→"
WIDE = "".join(map(chr, range(0xFF01, 0xFF5F)))


def main() -> None:
    folder, here = Path(sys.argv[1]), Path(__file__).parent
    text = "".join(code.decode("gb2312", "ignore") for code in LEVEL_1) + PUNCTUATION + WIDE
    for weight in ["Regular", "Bold"]:
        fonts = TTCollection(folder / f"NotoSansCJK-{weight}.ttc")
        font = next(font for font in fonts if font["name"].getDebugName(1).startswith("Noto Sans CJK SC"))
        options = subset.Options()
        options.layout_features = []
        options.hinting = False
        options.desubroutinize = False
        options.recalc_timestamp = False
        subsetter = subset.Subsetter(options)
        subsetter.populate(text=text)
        subsetter.subset(font)
        font.save(here / f"NotoSansSC-{weight}.otf")


main()
