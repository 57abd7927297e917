// German for every game. What is not used is left out of a bundle: `attack(input, { words: wh40k })` carries the words of one.
export { de as axis } from '../axis/words/de.ts';
export { names as axisNames } from '../axis/words/names.de.ts';
export { de as fantasy } from '../fantasy/words/de.ts';
export { names as fantasyNames } from '../fantasy/words/names.de.ts';
export { de as grimdark } from '../grimdark/words/de.ts';
export { names as grimdarkNames } from '../grimdark/words/names.de.ts';
export { de as killTeam } from '../kill-team/words/de.ts';
export { names as killTeamNames } from '../kill-team/words/names.de.ts';
export { de as wh40k } from '../wh40k/words/de.ts';
export { names as wh40kNames } from '../wh40k/words/names.de.ts';
export { germanOf } from './de.ts';
export { figures } from './figures.de.ts';
export { names as sharedNames } from './names.de.ts';
