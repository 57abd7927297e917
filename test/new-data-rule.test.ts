// A newcomer's rule, one entry of data in the catalogue of each game: form, command line, API, page and explanation know it.
import type { Answer, AnyCalculator } from '@oddsmith/games';
import { beforeAll, describe, expect, test, vi } from 'vitest';

const words = { name: 'Moonstruck', summary: 'Howls, and strikes the better for it.', category: 'made up' };

interface Game {
  /** Whose battles have the rule. */
  readonly calculator: string;
  /** Whether a field of the input lists it; where not, pages offer the names of the rules. */
  readonly listed: boolean;
  /** The same battle with and without it. */
  readonly with?: object;
  readonly without?: object;
}

const squad = (rules: string[]) => ({ quality: 4, defense: 4, rules, models: [{ weapons: [{ range: 24 }] }] });

const GAMES: { readonly [game: string]: Game } = {
  killteam: {
    calculator: 'killteam/fight',
    listed: true,
    with: { first: { abilities: ['moonstruck'] } },
    without: {},
  },
  wh40k: {
    calculator: 'wh40k/attack',
    listed: true,
    with: { weapon: { keywords: ['Moonstruck'] } },
    without: { weapon: {} },
  },
  fantasy: {
    calculator: 'fantasy/battle',
    listed: true,
    with: { first: { rules: ['Moonstruck'] }, second: { armourSave: 4 } },
    without: { second: { armourSave: 4 } },
  },
  grimdark: {
    calculator: 'grimdark/attack',
    listed: false,
    with: { attacker: squad(['Moonstruck']), defender: squad([]) },
    without: { attacker: squad([]), defender: squad([]) },
  },
  // The glossary tells what the units' qualities do; that a new quality is played is tested beside the game.
  axis: { calculator: 'axis/battle', listed: false },
};

const ENTRIES: { readonly [catalogue: string]: (real: Record<string, readonly unknown[]>) => object } = {
  'kill-team/rules/catalogue.ts': ({ rules }) => ({
    rules: [
      ...rules,
      {
        ...words,
        id: 'moonstruck',
        kind: 'ability',
        edition: 'both',
        sides: ['fighter'],
        melee: { firstStrikeBonus: 2 },
      },
    ],
  }),
  'wh40k/rules/catalogue.ts': ({ rules, weaponRules, ...rest }) => {
    const effect = ({ woundChanges }: { woundChanges: readonly object[] }) => ({
      woundChanges: [...woundChanges, { rule: 'moonstruck', by: 1 }],
    });
    const rule = { ...words, id: 'moonstruck', stage: 'wound', parameter: 'none', statement: 22, effect };
    return { ...rest, rules: [...rules, rule], weaponRules: [...weaponRules, rule] };
  },
  'fantasy/rules/card.ts': (real) => {
    const effect = () => ({ armourPiercing: 2 });
    const rule = { ...words, id: 'moonstruck', systems: ['oldWorld'], reading: 'anything', effect };
    // The file itself looks rules up in its list.
    (real.cardRules as unknown[]).push(rule);
    return real;
  },
  'grimdark/packs.generated.ts': ({ packRules }) => ({
    packRules: [
      ...packRules,
      { ...words, id: 'moonstruck', category: 'attack', effects: [{ do: 'ap', value: 1, carriers: 'own' }] },
    ],
  }),
  'axis/rules/glossary.ts': ({ rules, ...rest }) => ({
    ...rest,
    rules: [...rules, { ...words, id: 'moonstruck', category: 'fire', effect: {} }],
  }),
};

let calculators: readonly AnyCalculator[];
let help: (id: string) => Promise<string>;
let api: (id: string) => Promise<{ readonly rules: readonly object[]; readonly input: object }>;
let page: typeof import('../apps/web/descriptions.ts').describeCalculator;
let ask: (id: string, input: object) => Answer;

/** All games, command line and server are read anew. */
const LOADING_MS = 120_000;

beforeAll(async () => {
  vi.resetModules();
  for (const [catalogue, extended] of Object.entries(ENTRIES))
    vi.doMock(`../packages/games/src/${catalogue}`, async (original) =>
      extended(await original<Record<string, readonly unknown[]>>()),
    );
  ({ calculators } = await import('@oddsmith/games/calculators'));
  const { calculateWith } = await import('@oddsmith/games');
  const { libraryOf, oddsmith } = await import('../apps/cli/test/terminal.ts');
  const { testApp } = await import('../apps/server/test/server.ts');
  const app = await testApp({ calculators });
  ({ describeCalculator: page } = await import('../apps/web/descriptions.ts'));
  help = async (id) => (await oddsmith(['games', id], { library: libraryOf(calculators) })).out;
  api = async (id) => (await app.inject(`/api/v1/calculators/${id}`)).json();
  ask = (id, input) => calculateWith(calculators, { calculator: id, input }) as Answer;
}, LOADING_MS);

describe.each(Object.entries(GAMES))('%s', (_, game) => {
  const { calculator: id, listed } = game;

  test('the form and the keyword list of the page offer it', async () => {
    const { form, rules } = await page(calculators.find((one) => one.id === id)!);
    expect(rules).toContainEqual(expect.objectContaining({ id: 'moonstruck', name: words.name }));
    if (listed) expect(JSON.stringify(form)).toContain(words.name);
  });

  test('help of the command line and API explain it', async () => {
    expect(await help(id)).toContain(`${words.name}: ${words.summary}`);
    const { rules, input } = await api(id);
    expect(rules).toContainEqual(expect.objectContaining({ id: 'moonstruck', summary: words.summary }));
    if (listed) expect(JSON.stringify(input).toLowerCase()).toContain('moonstruck');
  });

  const { with: having, without } = game;
  if (having === undefined || without === undefined) return;
  test('figures change, and steps with them', () => {
    const [one, other] = [ask(id, having), ask(id, without)];
    expect(one.distributions).not.toEqual(other.distributions);
    expect(one.steps).not.toEqual(other.steps);
    expect(one.advice.filter(({ message }) => message.includes('not modelled'))).toEqual([]);
  });
});
