// How to read the numbers, with examples that answer as you change them: distributions, averages, what "exact" means, each game.
import { valueAt, withValue } from '@oddsmith/games';
import type { ReactNode } from 'react';
import { chanceOf } from '../../charts/series.ts';
import { useLoaded } from '../../components/ui/lazy.tsx';
import { describeCalculator } from '../../engine/descriptions.ts';
import { formatChance, formatExact, formatMean } from '../../format/number.ts';
import { learn } from '../../language/english/shell/learn.ts';
import { LearnPairing } from './learn-pairing.tsx';
import { LiveExample } from './live-example.tsx';

/** Ten attacks that hit on 3+ and wound on 2+, without a save. */
const UNSAVED = 10 * (2 / 3) * (5 / 6);

export function Learn() {
  const { bigNumber, readings, damage, middle, exact, simulation, plans, games, links } = learn;
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-2xl space-y-6 p-4 outline-none sm:p-6">
      <h1 className="text-xl font-semibold">{learn.title}</h1>
      <Section title={bigNumber.title}>
        <p>{bigNumber.text}</p>
      </Section>
      <Section title={readings.title}>
        <p>
          <Stressed text={readings.text} as="em" />
        </p>
        <LiveExample
          calculator="fantasy/attack"
          label={readings.label}
          values={[2, 5, 10, 20]}
          start={10}
          inputOf={(numAttacks) => ({ numAttacks, toHit: 4, toWound: 4 })}
          chart={{ distribution: 'wounds', axis: readings.axis }}
        >
          {({ wounds }) => {
            const half = Math.ceil(wounds.mean);
            const exactly = formatChance(chanceOf(wounds, half, 'exactly'));
            return readings.example(
              formatMean(wounds.mean),
              half,
              exactly,
              formatChance(chanceOf(wounds, half, 'atLeast')),
            );
          }}
        </LiveExample>
      </Section>
      <Section title={damage.title}>
        <p>{damage.text}</p>
        <LiveExample
          calculator="wh40k/attack"
          label={damage.label}
          values={[1, 2, 3, 6]}
          start={3}
          inputOf={(each) => ({
            weapon: { attacks: 1, skill: 3, strength: 8, ap: -4, damage: each },
            count: 10,
            target: { models: 10, toughness: 4, save: 3, wounds: 2 },
          })}
          chart={{ distribution: 'slain', axis: damage.axis }}
        >
          {({ slain }, each) =>
            damage.example(formatMean(UNSAVED * each), formatMean((UNSAVED * each) / 2), formatMean(slain.mean))
          }
        </LiveExample>
      </Section>
      <Section title={middle.title}>
        <p>
          <Stressed text={middle.text} as="strong" />
        </p>
      </Section>
      <Section title={learn.surprises.title}>
        <p>{learn.surprises.text}</p>
        <p>
          <a href="#/learn/surprises" className="underline">
            {learn.surprises.way}
          </a>
        </p>
      </Section>
      <Section title={exact.title}>
        <p>{exact.text}</p>
        <LiveExample
          calculator="fantasy/attack"
          label={exact.label}
          values={[1, 2, 3, 4]}
          start={2}
          inputOf={(numAttacks) => ({ numAttacks, toHit: 4, toWound: 'auto' })}
          chart={{ distribution: 'wounds', axis: exact.axis }}
        >
          {({ wounds }) =>
            exact.example(wounds.max, 2 ** wounds.max, formatExact(chanceOf(wounds, wounds.max, 'exactly')))
          }
        </LiveExample>
        <p>
          <Stressed text={exact.large} as="em" />
        </p>
      </Section>
      <Section title={simulation.title}>
        <p>{simulation.text}</p>
      </Section>
      <Section title={plans.title}>
        <p>{plans.text}</p>
      </Section>
      <Section title={learn.pairing.title}>
        <LearnPairing />
      </Section>
      <Section title={games.title}>
        {GAMES.map((game) => (
          <GameReading key={game.calculator} {...game} />
        ))}
      </Section>
      <Section title={links.title}>
        <p>{links.text}</p>
      </Section>
      <Section title={learn.tools.title}>
        <p>{learn.tools.text}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a href="#/dice" className="underline">
            {learn.tools.dice}
          </a>
          <a href="#/playground" className="underline">
            {learn.tools.playground}
          </a>
          <a href="#/conformance" className="underline">
            {learn.tools.conformance}
          </a>
        </p>
      </Section>
    </main>
  );
}

/** What stands between stars is stressed. */
function Stressed({ text, as: Stress }: { readonly text: string; readonly as: 'em' | 'strong' }) {
  return text.split('*').map((part, index) => (index % 2 === 1 ? <Stress key={part}>{part}</Stress> : part));
}

/** In our own words; the rules of each game are read as docs/ says in detail. Each with a number of its first preset to change. */
const GAMES = [
  {
    title: 'Kill Team',
    calculator: 'killteam/shoot',
    text: learn.games.killteam,
    changed: { path: ['attacker', 'attacks'], label: learn.games.attackDice },
    chart: { distribution: 'damage', axis: learn.games.damageDealt },
  },
  {
    title: 'Warhammer 40,000',
    calculator: 'wh40k/attack',
    text: learn.games.wh40k,
    changed: { path: ['target', 'wounds'], label: learn.games.woundsEach },
    chart: { distribution: 'slain', axis: learn.damage.axis },
  },
  {
    title: 'Fantasy',
    calculator: 'fantasy/attack',
    text: learn.games.fantasy,
    changed: { path: ['numAttacks'], label: learn.games.attacks },
    chart: { distribution: 'wounds', axis: learn.readings.axis },
  },
  {
    title: 'Grimdark Future',
    calculator: 'grimdark/attack',
    text: learn.games.grimdark,
    changed: { path: ['attacker', 'models', 0, 'count'], label: learn.games.models },
    chart: { distribution: 'kills', axis: learn.damage.axis },
  },
  {
    title: 'Axis & Allies',
    calculator: 'axis/battle',
    text: learn.games.axis,
    changed: { path: ['waves', 0, 'attack', 'units', 'inf'], label: learn.games.infantry },
    chart: { distribution: 'profit', axis: learn.games.profit },
  },
] as const;

type GameReadingProps = (typeof GAMES)[number];

const NOTHING = Promise.resolve(undefined);
/** What is changed, around what the preset has. */
const STEPS = [-1, 0, 1, 2];

function GameReading({ title, calculator, text, changed, chart }: GameReadingProps) {
  const described = useLoaded(describeCalculator(calculator) ?? NOTHING);
  const start = valueAt(described?.standard, changed.path);
  return (
    <div className="card space-y-2 p-3">
      <h3 className="text-m font-semibold">{title}</h3>
      <p className="text-s">{text}</p>
      {described !== undefined && typeof start === 'number' && (
        <LiveExample
          calculator={calculator}
          label={changed.label}
          values={STEPS.map((step) => start + step).filter((value) => value > 0)}
          start={start}
          inputOf={(value) => withValue(described.standard, changed.path, value)}
          chart={chart}
          known={described.answer}
        >
          {(_distributions, _value, { sentence }) => <span>{sentence}</span>}
        </LiveExample>
      )}
      <p className="text-s text-muted">
        <a className="underline" href={`#/${calculator}`}>
          {learn.games.open(title)}
        </a>
      </p>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="space-y-2">
      <h2 className="text-l font-semibold">{title}</h2>
      {children}
    </section>
  );
}
