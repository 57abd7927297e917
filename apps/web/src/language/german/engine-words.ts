// What the engines call their fields, choices and rules, by the English text.
import { axis } from './engine-words/axis.table.ts';
import { fantasy } from './engine-words/fantasy.table.ts';
import { figures } from './engine-words/figures.table.ts';
import { grimdark } from './engine-words/grimdark.table.ts';
import { killteam } from './engine-words/killteam.table.ts';
import { shared } from './engine-words/shared.table.ts';
import { wh40k } from './engine-words/wh40k.table.ts';

export const engineWords: Readonly<Record<string, string>> = {
  ...shared,
  ...figures,
  ...killteam,
  ...wh40k,
  ...fantasy,
  ...grimdark,
  ...axis,
};
