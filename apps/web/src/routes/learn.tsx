// How to read the numbers, with examples that answer as you change them: distributions, averages, what "exact" means, each game.
import { type ReactNode, use } from 'react';
import { chanceOf } from '../charts/series.ts';
import { describeCalculator } from '../engine/descriptions.ts';
import { formatChance, formatExact, formatMean } from '../format/number.ts';
import { LiveExample } from './live-example.tsx';

/** Ten attacks that hit on 3+ and wound on 2+, without a save. */
const UNSAVED = 10 * (2 / 3) * (5 / 6);

export function Learn() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-2xl space-y-6 p-4 outline-none sm:p-6">
      <h1 className="text-xl font-semibold">How to read the numbers</h1>
      <Section title="The big number">
        <p>
          It answers the question of the page: how often the target is destroyed, or how many wounds you can expect. The
          sentence below it says the same in words, ready to paste into a chat.
        </p>
      </Section>
      <Section title="Exactly and at least">
        <p>
          The left chart shows how often each result happens. The right one adds them up from above: the chance of{' '}
          <em>so many or more</em>. If you need three wounds, read the right chart at 3. Both charts can be read with
          the arrow keys, or by tapping them.
        </p>
        <LiveExample
          calculator="fantasy/attack"
          label="Attacks, hitting and wounding on 4+"
          values={[2, 5, 10, 20]}
          start={10}
          inputOf={(numAttacks) => ({ numAttacks, toHit: 4, toWound: 4 })}
          chart={{ distribution: 'wounds', axis: 'wounds dealt' }}
        >
          {({ wounds }) => {
            const half = Math.ceil(wounds.mean);
            return (
              <>
                Mean {formatMean(wounds.mean)}. Exactly {half}: {formatChance(chanceOf(wounds, half, 'exactly'))}. At
                least {half}: {formatChance(chanceOf(wounds, half, 'atLeast'))}.
              </>
            );
          }}
        </LiveExample>
      </Section>
      <Section title="Why average damage misleads">
        <p>
          Damage that is left over when a model falls is lost. Ten wounds of damage against models with two wounds do
          not slay five models when each hit does three: every hit slays one model and wastes a wound. So slain is not
          damage divided by wounds, and the app counts models, not points of damage.
        </p>
        <LiveExample
          calculator="wh40k/attack"
          label="Damage of each wound, against models with 2 wounds"
          values={[1, 2, 3, 6]}
          start={3}
          inputOf={(damage) => ({
            weapon: { attacks: 1, skill: 3, strength: 8, ap: -4, damage },
            count: 10,
            target: { models: 10, toughness: 4, save: 3, wounds: 2 },
          })}
          chart={{ distribution: 'slain', axis: 'models slain' }}
        >
          {({ slain }, damage) => (
            <>
              On paper {formatMean(UNSAVED * damage)} damage, and divided by 2 that is{' '}
              {formatMean((UNSAVED * damage) / 2)} models. {formatMean(slain.mean)} models are slain on average.
            </>
          )}
        </LiveExample>
      </Section>
      <Section title="Mean and median">
        <p>
          The <strong>mean</strong> is what you get on average over many battles; it need not be a result you can roll.
          The <strong>median</strong> is the middle: half of all battles end at or below it. When a few great rolls pull
          the mean up, the median tells you more about your next game.
        </p>
      </Section>
      <Section title="What exact means">
        <p>
          Oddsmith does not roll dice to find an answer. It counts every way the dice can fall, so the numbers have no
          luck in them and do not change when you ask again. They agree with fractions worked out by hand to twelve
          digits.
        </p>
        <LiveExample
          calculator="fantasy/attack"
          label="Dice, each a success on 4+"
          values={[1, 2, 3, 4]}
          start={2}
          inputOf={(numAttacks) => ({ numAttacks, toHit: 4, toWound: 'auto' })}
          chart={{ distribution: 'wounds', axis: 'successes' }}
        >
          {({ wounds }) => (
            <>
              All {wounds.max} succeed in 1 of {2 ** wounds.max} cases:{' '}
              {formatExact(chanceOf(wounds, wounds.max, 'exactly'))}, to the last digit.
            </>
          )}
        </LiveExample>
        <p>
          A few battles are too large to count. Then the page says <em>simulated</em> and gives the margin. A chance is
          written <em>0%</em> or <em>100%</em> only when it is exactly that; otherwise it is <em>&lt;0.1%</em> or{' '}
          <em>&gt;99.9%</em>.
        </p>
      </Section>
      <Section title="Check by simulation">
        <p>
          A second engine, written apart from the first, plays the battle die by die. The dots are what it rolled and
          the whiskers are the range in which the true chance lies 95 times in 100. About one dot in twenty should miss
          its bar: that is what 95% means.
        </p>
      </Section>
      <Section title="Comparing two plans">
        <p>
          Pin a situation, change something, and both stay on screen: the outline is what you pinned. The Compare tab
          lists the differences in per cent, what a tray of up to four named situations comes to, and what both together
          do if you make both attacks.
        </p>
      </Section>
      <Section title="How each game is read">
        {GAMES.map((game) => (
          <GameReading key={game.calculator} {...game} />
        ))}
      </Section>
      <Section title="Links">
        <p>
          The whole battle is in the address. Copy it, and whoever opens it sees what you see; nothing is stored on a
          server. The app also works without a connection once it has been opened.
        </p>
      </Section>
    </main>
  );
}

/** In our own words; the rules of each game are read as docs/ says in detail. */
const GAMES = [
  {
    title: 'Kill Team',
    calculator: 'killteam/shoot',
    text: 'Attack dice are kept or lost one by one, the defender cancels what hurts most, and what is left is damage. A fight is played die by die with the best choice for each side.',
  },
  {
    title: 'Warhammer 40,000',
    calculator: 'wh40k/attack',
    text: 'Weapons are resolved one after the other in the order of the list, wounds go to a model that is already hurt, and damage beyond its wounds is lost.',
  },
  {
    title: 'Fantasy',
    calculator: 'fantasy/attack',
    text: 'To hit, to wound, armour, ward: each die is followed through all its rolls. A battle of unit cards goes on to the combat result, break test and pursuit.',
  },
  {
    title: 'Grimdark Future',
    calculator: 'grimdark/duel',
    text: 'Two units meet in up to nine scenarios. Averages over pairings are called that: no single battle is average.',
  },
  {
    title: 'Axis & Allies',
    calculator: 'axis/battle',
    text: 'All dice of a round fall together, casualties follow your order of losses, and a retreat is never a win.',
  },
] as const;

interface GameReadingProps {
  readonly title: string;
  readonly calculator: string;
  readonly text: string;
}

const NOTHING = Promise.resolve(undefined);

function GameReading({ title, calculator, text }: GameReadingProps) {
  const described = use(describeCalculator(calculator) ?? NOTHING);
  return (
    <div className="card p-3">
      <h3 className="text-m font-semibold">{title}</h3>
      <p className="text-s">{text}</p>
      {described !== undefined && (
        <p className="mt-2 text-s text-muted">
          For example: {described.answer.sentence}{' '}
          <a className="underline" href={`#/${calculator}`}>
            Open it in {title}
          </a>
        </p>
      )}
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
