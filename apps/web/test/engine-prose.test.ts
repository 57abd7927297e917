// What the engines say has German words: every sentence of presets, reference inputs and drawn battles, with the same figures.
import { type AnyCalculator, calculateWith, games, isRefusal, loadWords, type Words } from '@oddsmith/games';
import { describe, expect, it } from 'vitest';
import { ITERATIONS, LIMITS } from '../../../scripts/said/battles.ts';
import { saidOfCalculator } from '../../../scripts/said/calculator-words.ts';
import { battlesOf } from '../../../scripts/said/drawn.ts';
import { Matcher } from '../src/language/german/engine-prose/matcher.ts';
import { german } from '../src/language/german/german.ts';
import { proseTables } from '../src/language/prose-tables.ts';

const loaded = new Set<string>();

async function loadProse(game: string): Promise<void> {
  for (const name of ['shared', game])
    if (!loaded.has(name) && name in proseTables) german.addProse(await proseTables[name]());
  loaded.add('shared').add(game);
}

const table = {
  titles: { '{name}: {ruleName}': '{name}: {ruleName}' },
  names: { 'the target': 'das Ziel' },
  whole: {
    '{name} kills {name2} {percent} of the time.': '{name2}: {name} gewinnt in {percent} der Fälle.',
    '{name} strikes; {name} has {number} left.': '{name} schlägt zu und hat noch {number}.',
    'It has {part*}{more}.': 'Es hat {part*}{more}.',
    'Rule: {word}': 'Regel: {word}',
  },
  part: { '1 wound': '1 Lebenspunkt', '{number} wounds': '{number} Lebenspunkte', armour: 'Rüstung' },
  more: { '': '', ', and more': ' und mehr' },
};
const matcher = new Matcher(table, { Hits: 'Trifft' });

describe('a sentence is held against templates', () => {
  it.each([
    ['A kills B 12.5% of the time.', 'B: A gewinnt in 12,5\u00a0% der Fälle.'],
    ['The target kills the target <0.1% of the time.', 'das Ziel: Das Ziel gewinnt in <0,1\u00a0% der Fälle.'],
    ['It has 1 wound.', 'Es hat 1 Lebenspunkt.'],
    [
      'It has 1,200 wounds, armour and 1 wound, and more.',
      'Es hat 1.200 Lebenspunkte, Rüstung und 1 Lebenspunkt und mehr.',
    ],
    ['Rule: hits', 'Regel: Trifft'],
    ['Hits', 'Trifft'],
    ['It has armour. A kills Dr. B 1% of the time.', 'Es hat Rüstung. Dr. B: A gewinnt in 1\u00a0% der Fälle.'],
    ['Orks; loud strikes; Orks; loud has 3 left.', 'Orks; loud schlägt zu und hat noch 3.'],
  ])('%s', (english, said) => expect(matcher.translate(english)).toBe(said));

  it('and titles may name a rule', () => {
    expect(matcher.title('Orks: Impact Hits (D6)')).toBe('Orks: Impact Hits (D6)');
    expect(matcher.title('Orks: something else')).toBeUndefined();
    expect(matcher.translate('Orks: Impact Hits (D6)')).toBeUndefined();
  });

  it.each([
    'A kills B often.',
    'It has 1 wound and more trouble.',
    'It has armour. It sleeps.',
    'A strikes; B has 3 left.',
    'Rule: constructor',
    '',
  ])('and stays as it is where a part is not known: %s', (english) =>
    expect(matcher.translate(english)).toBeUndefined(),
  );
});

/** Whole and broken numbers, however they are written. */
function figuresOf(text: string): readonly string[] {
  return (text.match(/\d+/g) ?? []).sort();
}

/** A title that is nothing but a name stays as it is. */
function isName(title: string, names: readonly string[]): boolean {
  return names.some((name) => name.toLowerCase().startsWith(title.toLowerCase()));
}

const GAMES = ['axis', 'fantasy', 'grimdark', 'wh40k'];

/** Those that stay English. */
function left(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => german.prose(text) === undefined);
}

/** What was said of one battle, each text with its German where the engine hands over a message. */
interface SaidOfBattle {
  readonly titles: readonly Twin[];
  readonly texts: readonly Twin[];
  /** Everything the input calls by a name: such titles have no translation. */
  readonly names: readonly string[];
}

type Twin = readonly [english: string, german: string | undefined];

function saidOf(calculator: AnyCalculator, input: unknown, words: readonly Words[]): readonly SaidOfBattle[] {
  const written = new Set<unknown>();
  const listening: AnyCalculator = {
    ...calculator,
    explain(battle, findings) {
      const explained = calculator.explain(battle, findings);
      for (const said of [explained.sentence, ...explained.steps.flatMap(({ title, text }) => [title, text])])
        written.add(said);
      return explained;
    },
    advise(battle, findings) {
      const remarks = calculator.advise(battle, findings);
      for (const { message } of remarks) written.add(message);
      return remarks;
    },
  };
  const request = { calculator: calculator.id, input, iterations: ITERATIONS };
  const reply = calculateWith([listening], request, LIMITS);
  const own = calculateWith([calculator], request, { ...LIMITS, words });
  if (isRefusal(reply) || isRefusal(own)) return [];
  const twin = (english: string, said: string): Twin => [english, written.has(english) ? undefined : said];
  return [
    {
      titles: reply.steps.map(({ title }, at) => twin(title, own.steps[at].title)),
      texts: [
        twin(reply.sentence, own.sentence),
        ...reply.steps.map(({ text }, at) => twin(text, own.steps[at].text)),
        ...reply.advice.map(({ message }, at) => twin(message, own.advice[at].message)),
      ],
      names: namesIn(input),
    },
  ];
}

function namesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

/** What is said of the battles of one game: its presets, cases and reference inputs, and `count` drawn ones. */
async function saidIn(game: string, count: number): Promise<readonly SaidOfBattle[]> {
  const entries = games.find(({ id }) => id === game)?.calculators ?? [];
  const calculators = new Map<string, AnyCalculator>();
  for (const entry of entries) calculators.set(entry.id, await entry.load());
  const presets = [...calculators.values()].flatMap(({ id, presets }) =>
    presets.map(({ input }) => ({ calculator: id, input })),
  );
  const words = await loadWords('de', game);
  return [...presets, ...battlesOf(game, count)].flatMap(({ calculator, input }) =>
    saidOf(calculators.get(calculator)!, input, words),
  );
}

describe('everything an answer says is said in German, with the same figures', () => {
  it.each(GAMES)('%s', async (game) => {
    await loadProse(game);
    const said = await saidIn(game, 12);
    const titles = new Map(said.flatMap((one) => one.titles.filter(([title]) => !isName(title, one.names))));
    const texts = new Map(said.flatMap((one) => one.texts.filter(([text]) => /[a-z]/i.test(text))));
    const pairs = [
      ...[...titles].map(([title, own]) => [title, own ?? german.proseTitle(title)] as const),
      ...[...texts].map(([text, own]) => [text, own ?? german.prose(text)] as const),
    ];
    expect(pairs.filter(([, own]) => own === undefined).map(([text]) => text)).toEqual([]);
    // Rules have texts of their own, which may say "sixes" for "6s".
    const composed = pairs.filter(([text]) => !Object.hasOwn(german.engineWords, text));
    for (const [text, own = ''] of composed) expect(figuresOf(own), `${text} -> ${own}`).toEqual(figuresOf(text));
  });
});

/** What the calculators of a game say of one kind, in English. */
async function textsOf(game: string, kind: 'refuses'): Promise<readonly string[]> {
  const words = await loadWords('de', game);
  const entries = games.find(({ id }) => id === game)?.calculators ?? [];
  const calculators = await Promise.all(entries.map((entry) => entry.load()));
  const said = calculators
    .flatMap((each) => saidOfCalculator(each, words))
    .filter(({ id }) => id.includes(` ${kind} `));
  return [...new Set(said.flatMap(({ speech }) => speech.en ?? []))];
}

describe('what is said besides answers is said in German', () => {
  it.each([...GAMES, 'killteam'])('why an input of %s is refused', async (game) => {
    await loadProse(game);
    expect(left(await textsOf(game, 'refuses'))).toEqual([]);
  });

  it('what can be done in strike or parry, by itself', async () => {
    await loadProse('killteam');
    expect(german.prose('strike with a crit')).toBe('mit einem Krit zuschlagen');
    expect(german.prose('parry a normal with a normal')).toBe('einen normalen mit einem normalen parieren');
  });

  it.each([
    [
      'Rifles fires at Orks first: 80.5 points destroyed on average, 79 with the best plan made before the dice. No policy brings more than 81.',
      'Rifles schießt zuerst auf Orks: im Mittel 80,5 Punkte vernichtet, 79 mit dem besten Plan vor den Würfen. Kein Vorgehen bringt mehr als 81.',
    ],
    [
      'Rifles holds its fire first: 80.5 points destroyed on average, 79 with the best plan found before the dice.',
      'Rifles hält zuerst das Feuer: im Mittel 80,5 Punkte vernichtet, 79 mit dem besten gefundenen Plan vor den Würfen.',
    ],
    [
      'Bring Horde 62.5% of the time: worth at least 0.4 to you whatever they bring.',
      'Bring Horde in 62,5\u00a0% der Fälle: Das ist dir mindestens 0,4 wert, was immer sie bringen.',
    ],
    [
      'Bring Horde 62.5% of the time: the share of their list you destroy less the share of yours you lose is at least 0.4 whatever they bring. One round of shooting each is a yardstick, not a game.',
      'Bring Horde in 62,5\u00a0% der Fälle: Der Anteil ihrer Liste, den du vernichtest, weniger den Anteil deiner, den du verlierst, ist mindestens 0,4, was immer sie bringen. Je eine Runde Beschuss ist ein Maßstab, kein Spiel.',
    ],
    [
      'line 4: "Lascanon" is read as Lascannon; nearest: Autocannon',
      'Zeile 4: „Lascanon“ wird als Lascannon gelesen; am nächsten: Autocannon',
    ],
    [
      'rules: 12 count; no effect in a duel: Strider, Scout; not modelled: Nonsense',
      'Regeln: 12 zählen; ohne Wirkung in einem Duell: Strider, Scout; nicht abgebildet: Nonsense',
    ],
  ])('%s', async (english, said) => {
    await loadProse('wh40k');
    expect(german.prose(english)).toBe(said);
  });
});
