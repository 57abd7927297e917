// What the engines call their fields, choices and rules, by the English text.
import { names as axis } from '@oddsmith/games/axis/words/names.de';
import { names as fantasy } from '@oddsmith/games/fantasy/words/names.de';
import { names as grimdark } from '@oddsmith/games/grimdark/words/names.de';
import { names as killteam } from '@oddsmith/games/kill-team/words/names.de';
import { names as wh40k } from '@oddsmith/games/wh40k/words/names.de';
import { figures } from '@oddsmith/games/words/figures.de';
import { names as shared } from '@oddsmith/games/words/names.de';

export const engineWords: Readonly<Record<string, string>> = {
  ...shared,
  ...figures,
  ...killteam,
  ...wh40k,
  ...fantasy,
  ...grimdark,
  ...axis,
};
