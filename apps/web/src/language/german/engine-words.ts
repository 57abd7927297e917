// What the engines call their fields, choices and rules, by the English text.
import {
  axisNames,
  fantasyNames,
  figures,
  grimdarkNames,
  killTeamNames,
  sharedNames,
  wh40kNames,
} from '@oddsmith/games/german';

export const engineWords: Readonly<Record<string, string>> = {
  ...sharedNames,
  ...figures,
  ...killTeamNames,
  ...wh40kNames,
  ...fantasyNames,
  ...grimdarkNames,
  ...axisNames,
};
