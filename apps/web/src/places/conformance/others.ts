// What public calculators answered to twelve of the reference cases, as they were run on 19 November 2026. A figure is what the program
// said, rounded; nothing here was taken from its documents.

/** By the names of answers; the two of a fight are means of what is left. */
export type OtherFigure = 'meanDamage' | 'meanSlain' | 'firstWounds' | 'secondWounds' | 'attackerLoss' | 'defenderLoss';

/** Why there is no answer: what the program has no field for. */
export type OtherGap = 'cover' | 'modifiers' | 'onesToWound';

export interface OtherCalculator {
  readonly name: string;
  readonly repository: string;
  readonly commit: string;
  /** Of that commit. */
  readonly day: string;
  /** How often it was made to roll each case, where it rolls. */
  readonly rolls?: number;
}

interface AskedCase {
  readonly figures: readonly OtherFigure[];
  readonly reference: readonly number[];
  /** In the order of the calculators; undefined for a figure it does not give. */
  readonly answers: readonly (readonly (number | undefined)[] | OtherGap)[];
}

export type AskedCaseId =
  | 'wh40k-s-0037'
  | 'wh40k-s-0033'
  | 'wh40k-s-0012'
  | 'wh40k-s-0040'
  | 'wh40k-e-0504'
  | 'kt3-attack-001'
  | 's-mwx-004'
  | 's-profile-044'
  | 'f-ability-060'
  | 'order-default-001'
  | 'transports-000'
  | 'transports-016';

export interface AskedGame {
  readonly game: string;
  readonly calculators: readonly OtherCalculator[];
  readonly cases: readonly (readonly [id: AskedCaseId, asked: AskedCase])[];
}

const DAMAGE_AND_SLAIN = ['meanDamage', 'meanSlain'] as const;
const LOSSES = ['attackerLoss', 'defenderLoss'] as const;

export const askedGames: readonly AskedGame[] = [
  {
    game: 'wh40k',
    calculators: [
      { name: '40kdc-data', repository: 'wn-mitch/40kdc-data', commit: '9578345', day: '2026-06-13' },
      { name: 'wh40k-oracle', repository: 'sha156/wh40k-oracle', commit: 'ed62df8', day: '2026-07-24', rolls: 400_000 },
      {
        name: 'Mathhammer',
        repository: 'CaseyQWood/Mathhammer',
        commit: 'f56f0c6',
        day: '2025-11-29',
        rolls: 400_000,
      },
    ],
    cases: [
      [
        'wh40k-s-0037',
        {
          figures: DAMAGE_AND_SLAIN,
          reference: [3.071, 1.3719],
          answers: [
            [3.3333, 1.6667],
            [3.07, 1.371],
            [4.071, undefined],
          ],
        },
      ],
      [
        'wh40k-s-0033',
        {
          figures: DAMAGE_AND_SLAIN,
          reference: [0.8333, 0.4167],
          answers: [
            [2.2917, 1.1458],
            [0.833, 0.416],
            [2.293, undefined],
          ],
        },
      ],
      [
        'wh40k-s-0012',
        { figures: DAMAGE_AND_SLAIN, reference: [5.2523, 2.6261], answers: [[8, 4], [5.255, 2.628], 'modifiers'] },
      ],
      [
        'wh40k-s-0040',
        {
          figures: DAMAGE_AND_SLAIN,
          reference: [1.3169, 0.4182],
          answers: [[1.3169, 0.6584], 'onesToWound', [1.318, undefined]],
        },
      ],
      [
        'wh40k-e-0504',
        {
          figures: DAMAGE_AND_SLAIN,
          reference: [0.1667, 0.0002],
          answers: [[0.1667, 0.0556], [0.167, 0.0002], 'cover'],
        },
      ],
    ],
  },
  {
    game: 'killteam',
    calculators: [
      { name: 'KT21Calculator', repository: 'jmegner/KT21Calculator', commit: 'e60bf2a', day: '2025-09-29' },
      { name: 'ktcalc', repository: 'jfreal/ktcalc', commit: '8b7e2dd', day: '2026-07-01' },
    ],
    cases: [
      ['kt3-attack-001', { figures: ['meanDamage'], reference: [11.5], answers: [[12], [11.5]] }],
      ['s-mwx-004', { figures: ['meanDamage'], reference: [4.6259], answers: [[4.6259], [4.6259]] }],
      ['s-profile-044', { figures: ['meanDamage'], reference: [8.7814], answers: [[8.7814], [8.7814]] }],
      [
        'f-ability-060',
        {
          figures: ['firstWounds', 'secondWounds'],
          reference: [8.9315, 5.0087],
          answers: [
            [8.9315, 5.0087],
            [8.684, 4.813],
          ],
        },
      ],
    ],
  },
  {
    game: 'axis',
    calculators: [
      { name: 'aacalc2', repository: 'mshih01/aacalc2', commit: 'd3e4fca', day: '2026-07-27' },
      {
        name: 'axis-and-allies-calculator',
        repository: 'sinclairtarget/axis-and-allies-calculator',
        commit: '7b4cfaf',
        day: '2020-09-13',
        rolls: 200_000,
      },
    ],
    cases: [
      [
        'order-default-001',
        {
          figures: LOSSES,
          reference: [3.6627, 25.7613],
          answers: [
            [3.6627, 25.7613],
            [3.65, 25.76],
          ],
        },
      ],
      [
        'transports-000',
        {
          figures: LOSSES,
          reference: [10.3333, 10.3333],
          answers: [
            [10.3333, 12.6667],
            [7.31, 16.12],
          ],
        },
      ],
      [
        'transports-016',
        {
          figures: LOSSES,
          reference: [17.1869, 14.6104],
          answers: [
            [17.1869, 15.296],
            [12.27, 20.71],
          ],
        },
      ],
    ],
  },
];
