// One row of the numbers table: an outcome, exactly, at least, at most; the exact value on hover.
import type { Distribution } from '@oddsmith/kernel';
import { honestChance } from '../../charts/series.ts';
import { formatChance, formatExact, trueMinus } from '../../format/number.ts';
import { results } from '../../language/english/results/results.ts';

export function TableHead({ axis }: { readonly axis: string }) {
  return (
    <thead>
      <tr className="border-b border-line text-left text-muted">
        <th scope="col" className="py-1 pr-3 font-medium first-letter:uppercase">
          {axis}
        </th>
        {[results.exactly, results.atLeast, results.atMost].map((title) => (
          <th key={title} scope="col" className="py-1 pr-3 text-right font-medium last:pr-0">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

export function NumberRow({ distribution, index }: { readonly distribution: Distribution; readonly index: number }) {
  const { min, probabilities, atLeast, atMost } = distribution;
  const outcome = min + index;
  return (
    <tr className="h-6 border-b border-line/60">
      <th scope="row" className="pr-3 text-left font-medium">
        {trueMinus(outcome)}
      </th>
      <Chance shown={honestChance(distribution, outcome, 'exactly')} exact={probabilities[index]} />
      <Chance shown={honestChance(distribution, outcome, 'atLeast')} exact={atLeast[index]} />
      <Chance shown={honestChance(distribution, outcome, 'atMost')} exact={atMost[index]} />
    </tr>
  );
}

function Chance({ shown, exact }: { readonly shown: number; readonly exact: number }) {
  return (
    <td className="pr-3 text-right last:pr-0" title={formatExact(exact)}>
      {formatChance(shown)}
    </td>
  );
}
