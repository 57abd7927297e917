// The figures of a battle: averages, percentiles, and the chance of more than any number you name.
import type { Distribution } from '@oddsmith/kernel';
import { isNumber, useChoice } from '../../battle/choice.ts';
import { chanceOf } from '../../charts/series.ts';
import { formatChance, formatMean } from '../../format/number.ts';
import type { InputOf } from '../calculator-types.ts';
import type { ResultsOf } from '../view.ts';
import { Figure } from './figure.tsx';
import { NumberBox } from './number-box.tsx';
import { ResultsTable } from './results-table.tsx';

const QUANTITIES = [
  { name: 'profit', title: 'Profit', verb: 'The attacker earns more than' },
  { name: 'attackerLoss', title: 'Attacker loses', verb: 'The attacker loses more than' },
  { name: 'defenderLoss', title: 'Defender loses', verb: 'The defender loses more than' },
] as const;

const PERCENTILES = [
  { share: 0.05, head: '5%' },
  { share: 0.25, head: '25%' },
  { share: 0.5, head: 'Middle' },
  { share: 0.75, head: '75%' },
  { share: 0.95, head: '95%' },
] as const;

const UNITS_OF_VALUE: { readonly [mode: string]: string } = { ipc: 'IPC', count: 'units', power: 'power' };

/** What losses and profit are counted in. */
function unitOfValue({ values }: InputOf<'axis/battle'>): string {
  return UNITS_OF_VALUE[typeof values === 'string' ? values : 'own'] ?? 'points';
}

export function Figures({ answer, input }: ResultsOf<'axis/battle'>) {
  const { summary } = answer;
  const { naval } = input;
  const swaps = summary.holdsChance !== undefined;
  const unit = unitOfValue(input);
  const known = QUANTITIES.filter(({ name }) => answer.distributions[name] !== undefined);
  return (
    <section aria-label="Figures" className="card space-y-3 p-3">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-s sm:grid-cols-5">
        {(!naval || swaps) && (
          <Figure
            name={naval ? 'Clears the zone' : swaps ? 'Taken' : 'Takes the territory'}
            value={formatChance(summary.takesChance)}
            testId="takes"
          />
        )}
        {swaps && (
          <Figure
            name={naval ? 'Cleared and held' : 'Taken and held'}
            value={formatChance(summary.holdsChance)}
            testId="holds"
          />
        )}
        <Figure
          name={swaps ? `Profit of your side, ${unit}` : `Profit, ${unit}`}
          value={formatMean(summary.profit)}
          testId="profit"
        />
        <Figure name={`Attacker loses, ${unit}`} value={formatMean(summary.attackerLoss)} />
        <Figure name={`Defender loses, ${unit}`} value={formatMean(summary.defenderLoss)} />
        <Figure name="Rounds" value={formatMean(summary.rounds)} />
      </dl>
      {known.length === 0 ? (
        <p className="text-s text-muted">Where sides change places between waves, there are averages only.</p>
      ) : (
        <>
          <ResultsTable
            title="Percentiles"
            heads={[unit, ...PERCENTILES.map(({ head }) => head)]}
            rows={known.map(({ name, title }) => ({
              key: name,
              cells: [title, ...PERCENTILES.map(({ share }) => percentile(answer.distributions[name], share))],
            }))}
          />
          <p className="text-s text-muted">So many battles end at this figure or below it.</p>
          <ul className="grid grid-cols-1 gap-x-6 gap-y-1 md:grid-cols-2">
            {known.map(({ name, verb }) => (
              <MoreThan key={name} name={name} verb={verb} unit={unit} distribution={answer.distributions[name]} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The least outcome that this share of all battles does not exceed. */
function percentile({ atMost, min }: Distribution, share: number): number {
  const place = atMost.findIndex((chance) => chance >= share - 1e-12);
  return min + (place < 0 ? atMost.length - 1 : place);
}

interface MoreThanProps {
  readonly name: string;
  readonly verb: string;
  readonly unit: string;
  readonly distribution: Distribution;
}

function MoreThan({ name, verb, unit, distribution }: MoreThanProps) {
  const usual = name === 'profit' ? 0 : Math.round(distribution.mean);
  const [limit, setLimit] = useChoice(`${name}Over`, usual, isNumber);
  const chance = chanceOf(distribution, Math.floor(limit) + 1, 'atLeast');
  return (
    <li className="flex items-center gap-2 text-s">
      <span className="min-w-0 flex-1 text-muted">{verb}</span>
      <NumberBox label={verb} value={limit} unit={unit} onChange={setLimit} />
      <span className="min-w-[7ch] text-right text-m font-medium" data-testid={`${name}-over`}>
        {formatChance(chance)}
      </span>
    </li>
  );
}
