// Words of the table that holds public calculators against twelve of the reference cases.
import type { AskedCaseId, OtherFigure, OtherGap } from '../others.ts';

interface AskedWords {
  readonly what: string;
  readonly rule: string;
}

const cases: { readonly [id in AskedCaseId]: AskedWords } = {
  'wh40k-s-0037': {
    what: 'Ten attacks with Devastating Wounds (4+, S8, AP −2, D2) into five models (T5, 3+, W2) with Feel No Pain 5+',
    rule: '10th edition, Devastating Wounds and Feel No Pain: a die for each point, and what one attack has left over is lost',
  },
  'wh40k-s-0033': {
    what: 'One melta shot at half range (4+, S9, AP −4, D6+2) into five models with two wounds',
    rule: '10th edition, Melta and Inflict Damage: the rest of the damage does not go to the next model',
  },
  'wh40k-s-0012': {
    what: 'Twelve twin-linked attacks (3+, S9, AP −1, D3) at −1 to hit and −1 to wound into five models with two wounds',
    rule: '10th edition, Twin-linked and modifiers: a failed roll is re-rolled before −1 is taken off',
  },
  'wh40k-s-0040': {
    what: 'Four attacks with Lethal Hits and Sustained Hits 1, re-rolling failed hits and ones to wound, into Feel No Pain 5+',
    rule: '10th edition, Lethal Hits and Sustained Hits: the added hit still has to wound',
  },
  'wh40k-e-0504': {
    what: 'Three attacks (3+, S4, AP −1) into models in cover with a 2+ save and a 4+ invulnerable save',
    rule: '11th edition, Benefit of Cover: worse to hit, not better to save',
  },
  'kt3-attack-001': {
    what: 'Four dice, three of them retained as normal successes by Accurate 3, with Rending',
    rule: 'FAQ of September 2025: a die that is retained already is not changed by Rending',
  },
  's-mwx-004': {
    what: 'Four dice (3+, 3/4) with Devastating 2 into three dice (3+)',
    rule: 'Devastating: damage at once for each critical success, saved or not',
  },
  's-profile-044': {
    what: 'Six dice (4+, 3/4) with Punishing into three dice (5+)',
    rule: 'Punishing: a critical success turns one failure into a normal success',
  },
  'f-ability-060': {
    what: 'A fight: Brutal (3+, 12 wounds), which spares itself, against 4+ and 10 wounds, which strikes',
    rule: 'Brutal: the enemy parries with critical successes only',
  },
  'order-default-001': {
    what: 'Two fighters, a battleship and a cruiser against two submarines and a carrier',
    rule: 'Submarines: aircraft cannot hit them without a destroyer',
  },
  'transports-000': {
    what: 'A cruiser and a transport against a cruiser and a transport',
    rule: 'Transports: lost last, and unable to fight back',
  },
  'transports-016': {
    what: 'A battleship and a transport against a destroyer, two submarines and a transport',
    rule: 'Transports beside submarines: surprise strike, two hits for a battleship',
  },
};

const figures: { readonly [figure in OtherFigure]: string } = {
  meanDamage: 'mean damage',
  meanSlain: 'mean models destroyed',
  firstWounds: 'mean wounds left, first',
  secondWounds: 'second',
  attackerLoss: 'mean loss of the attacker in IPC',
  defenderLoss: 'of the defender',
};

const gaps: { readonly [gap in OtherGap]: string } = {
  cover: 'no field for cover',
  modifiers: 'no field for modifiers',
  onesToWound: 'no re-roll of ones to wound',
};

export const words = {
  title: 'Twelve corner cases, asked elsewhere',
  intro:
    'What public calculators answered to twelve of these cases, each at the commit named. Where two figures differ, the rule beside them says what is at stake; editions and readings of a rule differ too.',
  tableOf: (game: string) => `Answers of other calculators: ${game}`,
  case: 'Case and rule',
  reference: 'Reference',
  rolled: (count: string) => `rolls dice, ${count} times each`,
  how: 'Run on 19 November 2026 from the published sources, by calling the functions that calculate; ktcalc plays 15,000 fights for a fight. “≈” was rolled. “–” is a figure the calculator does not give.',
  cases,
  figures,
  gaps,
};
