// What the calculators of Kill Team say. Each sentence is made of the values that engines and remarks hand over.
import { type Catalogue, capital, type Writer } from '@oddsmith/words';
import type { GameWords } from '../../calculator.ts';
import { type Action, actionTitles, type Strategy, strategies } from '../strategies.ts';
import type { NamedFighter } from './values.ts';

export interface Choice {
  readonly self: NamedFighter;
  readonly kill: readonly Action[];
  readonly damage: readonly Action[];
  readonly kills: number;
  readonly dies: number;
  readonly wounds: number;
}

export interface Hand {
  readonly fighter: NamedFighter;
  readonly crits: number;
  readonly normals: number;
  readonly wounds: number;
}

export interface OpenDice {
  readonly hands: readonly [Hand, Hand];
  readonly self: NamedFighter;
  readonly enemy: NamedFighter;
  readonly strategy: Strategy;
}

export interface Worth {
  readonly kills: number;
  readonly dies: number;
  readonly value: number;
  readonly deals: number;
  readonly takes: number;
  readonly trade: number;
}

const fighter = ({ name, place, sameName }: NamedFighter, w: Writer) =>
  sameName ? `${name} (${place})` : w.name(name, `the ${place} fighter`);

/** Ties are named as ties. */
const eitherOf = (actions: readonly Action[], w: Writer) => {
  const titles = actions.map((action) => actionTitles[action]);
  return titles.length === 1 ? titles[0] : `${w.list(titles, 'or')} (a tie)`;
};

const hand = ({ crits, normals, wounds, ...of }: Hand, w: Writer) =>
  `${fighter(of.fighter, w)}: ${w.plural(crits, 'crit')}, ${w.plural(normals, 'normal')}, ${wounds} W`;

export const en = {
  choice: ({ self, kill, damage, kills, dies, wounds }: Choice, w: Writer) =>
    `${capital(fighter(self, w))} should ${eitherOf(kill, w)} now (kills ${w.percent(kills)}, dies ${w.percent(dies)}); for the trade of wounds: ${eitherOf(damage, w)} (${w.gained(wounds)} wounds).`,
  'open-dice-title': () => 'Open dice',
  'open-dice': ({ hands, self, enemy, strategy }: OpenDice, w: Writer) =>
    `${hands.map((each) => hand(each, w)).join('; ')}; ${fighter(self, w)} acts, ${fighter(enemy, w)} ${strategies[strategy].summary}`,
  'action-title': ({ action }: { action: Action }) => capital(actionTitles[action]),
  action: ({ kills, dies, value, deals, takes, trade }: Worth, w: Writer) =>
    `for the kill: kills ${w.percent(kills)}, dies ${w.percent(dies)}, value ${w.gained(value)}; for wounds: deals ${w.amount(deals)}, takes ${w.amount(takes)}, value ${w.gained(trade)}`,
  'crit-strike-is-a-strike': () => 'a strike with a crit is a strike: set both',
} satisfies Catalogue;

export const words: GameWords = { messages: en };
