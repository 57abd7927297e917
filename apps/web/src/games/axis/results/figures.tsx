// The figures of a battle: averages, percentiles, and the chance of more than any number you name.
import type { Distribution } from '@oddsmith/kernel';
import { isNumber, useChoice } from '../../../battle/choice.ts';
import { chanceOf } from '../../../charts/series.ts';
import { FiguresTable } from '../../../components/ui/figures-table.tsx';
import { formatChance, formatMean } from '../../../format/number.ts';
import { axisResults } from '../../../language/english/axis/results.ts';
import type { InputOf } from '../../calculator-types.ts';
import type { ResultsOf } from '../../view.ts';
import { NumberBox } from '../number-box.tsx';
import { Figure } from './figure.tsx';

const { figures: words } = axisResults;

const QUANTITIES = [
  { name: 'profit', title: words.profit, verb: words.earnsMore },
  { name: 'attackerLoss', title: words.attackerLoses, verb: words.attackerLosesMore },
  { name: 'defenderLoss', title: words.defenderLoses, verb: words.defenderLosesMore },
] as const;

const PERCENTILES = [
  { share: 0.05, head: words.share(5) },
  { share: 0.25, head: words.share(25) },
  { share: 0.5, head: words.middle },
  { share: 0.75, head: words.share(75) },
  { share: 0.95, head: words.share(95) },
] as const;

const UNITS_OF_VALUE: { readonly [mode: string]: string } = { ipc: 'IPC', count: words.units, power: words.power };

/** What losses and profit are counted in. */
function unitOfValue({ values }: InputOf<'axis/battle'>): string {
  return UNITS_OF_VALUE[typeof values === 'string' ? values : 'own'] ?? words.points;
}

export function Figures({ answer, input }: ResultsOf<'axis/battle'>) {
  const { summary } = answer;
  const { naval } = input;
  const swaps = summary.holdsChance !== undefined;
  const unit = unitOfValue(input);
  const known = QUANTITIES.filter(({ name }) => answer.distributions[name] !== undefined);
  return (
    <section aria-label={words.label} className="card space-y-3 p-3">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-s sm:grid-cols-5">
        {(!naval || swaps) && (
          <Figure
            name={naval ? words.clears : swaps ? words.taken : words.takes}
            value={formatChance(summary.takesChance)}
            testId="takes"
          />
        )}
        {swaps && (
          <Figure name={naval ? words.cleared : words.held} value={formatChance(summary.holdsChance)} testId="holds" />
        )}
        <Figure
          name={swaps ? words.profitOfSide(unit) : words.profitIn(unit)}
          value={formatMean(summary.profit)}
          testId="profit"
        />
        <Figure name={words.attackerLosesIn(unit)} value={formatMean(summary.attackerLoss)} />
        <Figure name={words.defenderLosesIn(unit)} value={formatMean(summary.defenderLoss)} />
        <Figure name={axisResults.rounds} value={formatMean(summary.rounds)} />
      </dl>
      {known.length === 0 ? (
        <p className="text-s text-muted">{words.averagesOnly}</p>
      ) : (
        <>
          <FiguresTable
            title={words.percentiles}
            heads={[unit, ...PERCENTILES.map(({ head }) => head)]}
            rows={known.map(({ name, title }) => ({
              key: name,
              cells: [title, ...PERCENTILES.map(({ share }) => percentile(answer.distributions[name], share))],
            }))}
          />
          <p className="text-s text-muted">{words.about}</p>
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
