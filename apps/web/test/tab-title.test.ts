// The tab of every calculator says figure, who against whom, and game; so do the pages of armies.
import {
  type Answer,
  calculateWith,
  complete,
  describeForm,
  games,
  isRefusal,
  loadCalculator,
  valueAt,
} from '@oddsmith/games';
import { describe, expect, it, vi } from 'vitest';
import { battleTitle, tabTitle } from '../src/calculator/tab-title.ts';
import { gamePages } from '../src/games/registry.ts';
import type { CalculatorView } from '../src/games/view.ts';

// Views bring forms along, and those listen to the window.
vi.stubGlobal('addEventListener', () => undefined);

async function pageOf(id: string): Promise<readonly [CalculatorView, string]> {
  const page = gamePages.find((game) => id.startsWith(`${game.id}/`));
  const view = (await page?.load())?.calculators.find((one) => one.id === id);
  if (page === undefined || view === undefined) throw new Error(`${id} has no view`);
  return [view, page.title];
}

async function titleOf(id: string, given: unknown): Promise<string> {
  const calculator = await loadCalculator(id);
  if (calculator === undefined) throw new Error(`no calculator ${id}`);
  const input = complete(describeForm(calculator.input), given);
  const answer = calculateWith([calculator], { calculator: id, input });
  if (isRefusal(answer)) throw new Error(answer.error.message);
  const [view, game] = await pageOf(id);
  return battleTitle(view, answer, input, game);
}

describe.each(games.flatMap(({ calculators }) => calculators.map(({ id }) => id)))('the tab of %s', (id) => {
  it('says figure, who against whom, and game', async () => {
    const calculator = await loadCalculator(id);
    const title = await titleOf(id, calculator?.presets[0]?.input ?? {});
    expect(title).toMatch(/^[^·]+ · [^·]+ v [^·]+ · [^·]+, Oddsmith$/);
    for (const side of ['attacker', 'defender', 'first', 'second', 'target'] as const) {
      const name = valueAt(calculator?.presets[0]?.input, [side, 'name']);
      if (typeof name === 'string' && name !== '') expect(title).toContain(name);
    }
  });
});

it('calls those without a name what their page calls them', async () => {
  const sidesOf = async (id: string, input: object) => (await titleOf(id, input)).split(' · ')[1];
  expect(await sidesOf('wh40k/attack', {})).toBe('Attacker v Defender');
  expect(await sidesOf('wh40k/charge', {})).toBe('Attacker v Defender');
  expect(await sidesOf('wh40k/battleshock', {})).toBe('A unit v Battle-shock');
  expect(await sidesOf('wh40k/battleshock', { name: 'Boyz' })).toBe('Boyz v Battle-shock');
  expect(await sidesOf('fantasy/attack', {})).toBe('Attacker v Defender');
  expect(await sidesOf('fantasy/combat', {})).toBe('First unit v Second unit');
});

/** Both sides under all the names that games have for them. */
const [OURS, THEIRS] = [{ name: 'Ours' }, { name: 'Theirs' }];
const [ONE, TWO] = [{ units: { inf: 1 } }, { units: { inf: 2 } }];
const BOTH = {
  ...{ attacker: OURS, first: OURS, defender: THEIRS, second: THEIRS, target: THEIRS },
  fight: { attacker: OURS, target: THEIRS },
  ...{
    waves: [{ attack: ONE, defense: TWO }],
    sea: { attack: ONE, defense: TWO },
    land: { attack: ONE, defense: TWO },
  },
};

it.each(games.flatMap(({ calculators }) => calculators.map(({ id }) => id)))(
  'the attacker of %s is named first',
  async (id) => {
    const [{ sides }] = await pageOf(id);
    // One is a test of nerve, the other a raid on a complex; two have no names.
    if (sides === undefined || id === 'wh40k/battleshock' || id === 'axis/bombing') return;
    const answer = { calculator: id, armies: [{ army: ONE.units }] } as unknown as Answer;
    expect(sides(BOTH, answer)).toEqual(id.startsWith('axis/') ? ['1 infantry', '2 infantry'] : ['Ours', 'Theirs']);
  },
);

interface Told {
  readonly input?: object;
  readonly answer: object;
  readonly says: string;
  /** Yours first, theirs last; all there is between them. */
  readonly shares?: readonly (readonly [label: string, chance: number])[];
}

/** Figures that are all different: one in the place of another shows. */
const BIG_NUMBERS: { readonly [calculator: string]: Told } = {
  'killteam/shoot': { answer: { summary: { killChance: 0.1, critChance: 0.2 } }, says: '10.0% kills the target' },
  'killteam/fight': {
    input: { first: { name: 'Ours' }, second: { name: 'Theirs' } },
    answer: { summary: { firstDies: 0.35, secondDies: 0.45, bothDie: 0.1, bothSurvive: 0.3 } },
    says: '45.0% Ours kills Theirs',
    shares: [
      ['only Theirs dies', 0.35],
      ['both die', 0.1],
      ['both live', 0.3],
      ['only Ours dies', 0.25],
    ],
  },
  'killteam/choice': {
    input: { turn: 'first' },
    answer: {
      actions: [{ action: 'strike', title: 'strike' }],
      best: { kill: 'strike' },
      ties: { kill: ['strike'] },
      summary: { enemyDies: 0.6, selfDies: 0.2 },
    },
    says: 'Strike is best for the kill: kills 60.0%, dies 20.0%',
  },
  'fantasy/combat': {
    answer: { summary: { firstAhead: 0.5, even: 0.2, secondAhead: 0.3 } },
    says: '50.0% the first unit causes more wounds than it loses',
    shares: [
      ['first ahead', 0.5],
      ['even', 0.2],
      ['second ahead', 0.3],
    ],
  },
  'fantasy/battle': {
    answer: {
      chances: { firstWins: 0.6, even: 0.1, secondWins: 0.3 },
      summary: { firstBreaks: 0.2, secondBreaks: 0.4 },
    },
    says: '60.0% you win this combat, and break them 40.0%',
    shares: [
      ['you win', 0.6],
      ['even', 0.1],
      ['they win', 0.3],
    ],
  },
  'grimdark/duel': {
    answer: { summary: { win: 0.5, draw: 0.1, loss: 0.4 } },
    says: '50.0% the attacker wins, averaged over the chosen scenarios',
    shares: [
      ['attacker wins', 0.5],
      ['draw', 0.1],
      ['defender wins', 0.4],
    ],
  },
  'wh40k/charge': {
    input: { fight: null },
    answer: { summary: { chargeChance: 0.7, rollNeeded: 6, wipeChance: 0.2 } },
    says: '70.0% the charge arrives (6 or more on 2D6)',
    shares: [
      ['Charge fails', 0.3],
      ['Arrives, target stands', 0.5],
      ['Target destroyed', 0.2],
    ],
  },
  'wh40k/battleshock': {
    answer: { summary: { passChance: 0.8, shockChance: 0.2 } },
    says: '80.0% passes its test',
  },
  'wh40k/melee': {
    input: { first: { name: 'Ours' }, second: { name: 'Theirs' } },
    answer: { summary: { firstWipeChance: 0.2, secondWipeChance: 0.5 } },
    says: '50.0% Theirs destroyed',
    shares: [
      ['Theirs destroyed', 0.5],
      ['Both stand', 0.3],
      ['Ours destroyed', 0.2],
    ],
  },
  'axis/battle': {
    answer: { summary: { winChance: 0.4, standoffChance: 0.1, drawChance: 0.2, lossChance: 0.3 } },
    says: '40.0% the attacker wins',
    shares: [
      ['win', 0.4],
      ['both left', 0.1],
      ['nobody left', 0.2],
      ['loss', 0.3],
    ],
  },
  'axis/amphibious': {
    answer: { summary: { takesChance: 0.6, landsChance: 0.7, clearsChance: 0.8 } },
    says: '60.0% the landing takes the territory',
  },
  'axis/recommend': { answer: { summary: { chance: 0.9 } }, says: '90.0% with the recommended units' },
};

it.each(Object.entries(BIG_NUMBERS))('the one big number of %s says its own figures', async (id, told) => {
  const [view] = await pageOf(id);
  const {
    text,
    unit,
    shares = [],
  } = view.bigNumber({ calculator: id, ...told.answer } as unknown as Answer, told.input);
  expect(`${text} ${unit}`).toBe(told.says);
  expect(shares.map(({ label }) => label)).toEqual((told.shares ?? []).map(([label]) => label));
  shares.forEach(({ chance }, i) => {
    expect(chance).toBeCloseTo(told.shares?.[i][1] ?? Number.NaN, 12);
  });
});

it.each([
  ['wh40k/melee', { secondSlain: 'they lose', firstSlain: 'you lose' }],
  ['fantasy/battle', { secondSlain: 'enemy loses', firstSlain: 'your unit' }],
  ['fantasy/combat', { firstLost: 'first', secondLost: 'second' }],
  ['killteam/fight', { firstWounds: 'first', secondWounds: 'second' }],
  ['axis/battle', { attackerLoss: 'attacker', defenderLoss: 'defender' }],
])('charts of %s are called after whom they are of', async (id, whose) => {
  const [view] = await pageOf(id);
  for (const [distribution, who] of Object.entries(whose)) {
    const chart = view.charts.find((one) => one.distribution === distribution);
    expect(chart?.title.toLowerCase(), distribution).toContain(who);
  }
});

it('leaves out a figure that is not there yet', () => {
  expect(tabTitle('', ['Ours', 'Theirs'], 'Kill Team')).toBe('Ours v Theirs · Kill Team, Oddsmith');
});
