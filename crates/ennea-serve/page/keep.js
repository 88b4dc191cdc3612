// The game that outlasts the page: its digits and marks, all moves back and forth, and the boards before and after it.
//
// A tab has its own, so that it goes on where it was after it is loaded again; the newest of all tabs is what the
// page begins with.

import { Game, numbersOf } from './game.js';
import { recall, remember } from './store.js';

/** How many boards before it, and after it, a game keeps. */
const BOARDS = 3;
const NAME = 'game';

const setsOf = (sets, signs) => (sets.some((set) => set.size) ? sets.map((set) => [...set].map((k) => signs[k]).join('')).join() : '');
const readSets = (text, game) => {
  const texts = text.split(',');
  return Array.from({ length: game.cells }, (_, cell) => new Set(numbersOf(texts[cell] ?? '', game.signs)));
};

/** A state as four texts, and back. */
const written = (state, game) => [game.line(state.clues), game.line(state.digits), setsOf(state.marks, game.signs), setsOf(state.struck, game.signs)];
function readState([clues, digits, marks, struck], game) {
  const lines = [clues, digits].map((line) => numbersOf(line, game.signs));
  if (lines.some((line) => line.length !== game.cells)) throw new Error(`${digits}: not ${game.cells} cells`);
  return { clues: lines[0], digits: lines[1], marks: readSets(marks, game), struck: readSets(struck, game) };
}

const textOf = (game) => ({
  id: game.id, language: game.language, sheet: game.sheet, now: written(game.state(), game),
  past: game.past.map((state) => written(state, game)), future: game.future.map((state) => written(state, game)),
});

function readGame({ id, language, sheet, now, past, future }) {
  const game = new Game(sheet, language);
  const read = (state) => readState(state, game);
  return Object.assign(game, { id, ...read(now), past: past.map(read), future: future.map(read) });
}

/** Keeps a game that is shown at an address, `form` being how this program writes puzzles; whether it could. */
export function keepGame(game, address, form) {
  const games = [game];
  let at = 0;
  for (let it = game.earlier; it && at < BOARDS; it = it.earlier) at = games.unshift(it) - 1;
  for (let it = game.later; it && games.length <= at + BOARDS; it = it.later) games.push(it);
  const text = JSON.stringify({ form, address, at, games: games.map(textOf) });
  const isInTab = remember(NAME, text, true);
  return remember(NAME, text) && isInTab;
}

/** What was kept for an address, or last of all where there is none: the games in their order, and the one that was
 * shown. */
export function keptGames(address, form) {
  for (const isOfTab of [true, false]) {
    try {
      const found = JSON.parse(recall(NAME, isOfTab) ?? 'null');
      if (found?.form !== form || (address && found.address !== address)) continue;
      const games = found.games.map(readGame);
      games.forEach((game, k) => Object.assign(game, { earlier: games[k - 1] ?? null, later: games[k + 1] ?? null }));
      if (games[found.at]) return { games, game: games[found.at], address: found.address };
    } catch {
      // Another version of the program, or somebody else, wrote it.
    }
  }
  return null;
}
