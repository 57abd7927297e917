// Attacks, hits, wounds and what gets through, weapon by weapon.
import type { Answer } from '@oddsmith/games';
import type { Distribution } from '@oddsmith/kernel';
import { formatMean } from '../../format/number.ts';

interface WeaponLine {
  readonly unit: number;
  readonly weapon: string;
  readonly attacks: Distribution;
  readonly hits: Distribution;
  readonly wounds: Distribution;
  readonly unsaved?: Distribution;
  readonly meanDamage: number;
}

export function WeaponTable({ answer }: { readonly answer: Answer }) {
  const { weapons } = answer as { readonly weapons?: readonly WeaponLine[] };
  if (weapons === undefined || weapons.length === 0) return null;
  return (
    <section aria-label="Weapons step by step" className="card p-3">
      <h2 className="text-m font-semibold">Step by step, on average</h2>
      <table className="w-full text-s">
        <thead>
          <tr className="text-right text-muted">
            <th className="py-1 pr-2 text-left font-normal">Weapon</th>
            <th className="px-1 font-normal max-sm:hidden">Attacks</th>
            <th className="px-1 font-normal">Hits</th>
            <th className="px-1 font-normal">Wounds</th>
            <th className="px-1 font-normal">Unsaved</th>
            <th className="pl-1 font-normal">Damage</th>
          </tr>
        </thead>
        <tbody>
          {weapons.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same weapon may be fired twice
            <tr key={index} className="border-t border-line text-right tabular-nums">
              <th scope="row" className="py-2 pr-2 text-left font-normal [overflow-wrap:anywhere]">
                {line.weapon || `Weapon ${index + 1}`}
              </th>
              <Step distribution={line.attacks} wide />
              <Step distribution={line.hits} />
              <Step distribution={line.wounds} />
              <Step distribution={line.unsaved} />
              <td className="pl-1">{formatMean(line.meanDamage)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-s text-muted">
        {answer.summary.meanWasted > 0 &&
          `${formatMean(answer.summary.meanWasted)} points of damage are lost on models that needed less.`}
        {answer.summary.battleShockChance !== undefined &&
          ` What is left fails a Battle-shock test ${(answer.summary.battleShockChance * 100).toFixed(1)}% of the time.`}
        {answer.summary.pointsDestroyed !== undefined &&
          ` ${answer.summary.pointsDestroyed.toFixed(0)} points destroyed on average${answer.summary.pointsPerPoint === undefined ? '' : `, ${formatMean(answer.summary.pointsPerPoint)} for each point attacking`}.`}
      </p>
    </section>
  );
}

interface StepProps {
  readonly distribution: Distribution | undefined;
  /** Left out on phones. */
  readonly wide?: boolean;
}

/** The spread is read on hover. */
function Step({ distribution, wide }: StepProps) {
  if (distribution === undefined)
    return (
      <td className="px-1 text-muted" title="The models save differently, so this depends on who still stands">
        –
      </td>
    );
  const spread = `median ${distribution.median}, standard deviation ${formatMean(distribution.stdDev)}`;
  return (
    <td className={`px-1 ${wide ? 'max-sm:hidden' : ''}`} title={spread}>
      {formatMean(distribution.mean)}
    </td>
  );
}
