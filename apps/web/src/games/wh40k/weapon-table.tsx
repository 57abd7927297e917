// Attacks, hits, wounds and what gets through, weapon by weapon; a weapon opens to show each step as a chart.
import type { WeaponFindings } from '@oddsmith/games/wh40k';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { DistributionChart } from '../../charts/distribution-chart.tsx';
import { Segmented } from '../../components/form/controls/segmented.tsx';
import { formatChance, formatMean } from '../../format/number.ts';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';
import type { AnswerOf } from '../calculator-types.ts';

const { steps: words } = wh40k;

interface Step {
  readonly key: 'attacks' | 'hits' | 'wounds' | 'unsaved' | 'damage';
  readonly title: string;
  /** As it reads after a number. */
  readonly axis: string;
  /** Left out of the table on phones. */
  readonly wide?: boolean;
}

const STEPS: readonly Step[] = [
  { key: 'attacks', title: words.attacks, axis: words.attacksAxis, wide: true },
  { key: 'hits', title: words.hits, axis: words.hitsAxis },
  { key: 'wounds', title: words.wounds, axis: words.woundsAxis },
  { key: 'unsaved', title: words.unsaved, axis: words.unsavedAxis },
  { key: 'damage', title: wh40k.charts.damage, axis: wh40k.charts.woundsLost },
];

interface WeaponTableProps {
  readonly answer: AnswerOf<'wh40k/attack'>;
  readonly title?: string;
}

export function WeaponTable({ answer, title = words.title }: WeaponTableProps) {
  const [open, setOpen] = useState<number | undefined>(undefined);
  const { weapons } = answer;
  if (weapons.length === 0) return null;
  const opened = open === undefined ? undefined : weapons[open];
  return (
    <section aria-label={words.label} className="card p-3">
      <h2 className="text-m font-semibold">{title}</h2>
      <table className="w-full text-s">
        <thead>
          <tr className="text-right text-muted">
            <th className="py-1 pr-2 text-left font-normal">{wh40k.weapons.weapon}</th>
            {STEPS.map((step) => (
              <th key={step.key} className={`px-1 font-normal last:pr-0 ${step.wide ? 'max-sm:hidden' : ''}`}>
                {step.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weapons.map((line, index) => (
            <WeaponRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the same weapon may be fired twice
              key={index}
              line={line}
              name={line.weapon || wh40k.weapons.numbered(index + 1)}
              open={open === index}
              onToggle={() => setOpen(open === index ? undefined : index)}
            />
          ))}
        </tbody>
      </table>
      {opened !== undefined && <StepCharts line={opened} />}
      <Remarks summary={answer.summary} />
    </section>
  );
}

interface WeaponRowProps {
  readonly line: WeaponFindings;
  readonly name: string;
  readonly open: boolean;
  onToggle(): void;
}

function WeaponRow({ line, name, open, onToggle }: WeaponRowProps) {
  return (
    <tr className={`border-t border-line text-right tabular-nums ${open ? 'bg-sunken' : ''}`}>
      <th scope="row" className="pr-2 text-left font-normal [overflow-wrap:anywhere]">
        <button
          type="button"
          aria-expanded={open}
          className="flex min-h-(--target) items-center gap-1 text-left"
          onClick={onToggle}
        >
          <ChevronRight
            aria-hidden
            className={`size-4 shrink-0 text-muted transition-transform duration-150 ${open ? 'rotate-90' : ''}`}
          />
          {name}
        </button>
      </th>
      {STEPS.map(({ key, wide }) => (
        <StepCell key={key} line={line} step={key} wide={wide ?? false} />
      ))}
    </tr>
  );
}

interface StepCellProps {
  readonly line: WeaponFindings;
  readonly step: Step['key'];
  readonly wide: boolean;
}

/** The spread is read on hover. */
function StepCell({ line, step, wide }: StepCellProps) {
  const distribution = line[step];
  const hidden = wide ? 'max-sm:hidden' : '';
  if (distribution !== undefined)
    return (
      <td
        className={`px-1 last:pr-0 ${hidden}`}
        title={words.spread(distribution.median, formatMean(distribution.stdDev))}
      >
        {formatMean(distribution.mean)}
      </td>
    );
  if (step === 'damage') return <td className="px-1 last:pr-0">{formatMean(line.meanDamage)}</td>;
  return (
    <td className="px-1 text-muted" title={words.tooLarge}>
      –
    </td>
  );
}

function StepCharts({ line }: { readonly line: WeaponFindings }) {
  const [wanted, setWanted] = useState<string>('damage');
  const known = STEPS.filter(({ key }) => line[key] !== undefined);
  const step = known.find(({ key }) => key === wanted) ?? known[known.length - 1];
  const distribution = line[step.key];
  if (distribution === undefined) return null;
  const drawing = { axis: step.axis, side: 'attacker', distribution } as const;
  return (
    <div className="mt-3">
      <Segmented
        label={words.step}
        options={known.map(({ key, title }) => ({ value: key, label: title }))}
        value={step.key}
        onChoose={(value) => setWanted(String(value))}
      />
      <div className="mt-2 grid gap-x-6 gap-y-3 md:grid-cols-2">
        <DistributionChart title={words.eachNumber(line.weapon, step.axis)} reading="exactly" {...drawing} />
        <DistributionChart title={words.atLeast} reading="atLeast" {...drawing} />
      </div>
    </div>
  );
}

function Remarks({ summary }: { readonly summary: AnswerOf<'wh40k/attack'>['summary'] }) {
  const { battleShockChance, pointsDestroyed, pointsPerPoint } = summary;
  const sentences: string[] = [];
  if (battleShockChance !== undefined) sentences.push(words.battleShock(formatChance(battleShockChance)));
  if (pointsDestroyed !== undefined) {
    const points = String(Math.round(pointsDestroyed));
    sentences.push(
      pointsPerPoint === undefined ? words.points(points) : words.pointsForEach(points, formatMean(pointsPerPoint)),
    );
  }
  if (sentences.length === 0) return null;
  return <p className="mt-2 text-s text-muted">{sentences.join(' ')}</p>;
}
