// A battle already played: tell what was left and see how lucky the attacker was.
import { type Army, type BoardSide, type Luck, sentBy, UNITS, type Unit } from '@oddsmith/games/axis';
import { useSetValue } from '../../../battle/context.ts';
import { ShareBar } from '../../../charts/share-bar.tsx';
import { formatChance, formatMean } from '../../../format/number.ts';
import { axisResults } from '../../../language/english/axis/results.ts';
import type { ResultsOf } from '../../view.ts';
import { UnitRow } from '../unit-row.tsx';
import { Panel } from './panel.tsx';

const { luck: luckWords } = axisResults;

const PATH = ['report', 'played'];

const SIDES = [
  { side: 'attack', left: 'attackerLeft', owner: axisResults.attackerLeft, words: 'text-attacker-ink' },
  { side: 'defense', left: 'defenderLeft', owner: axisResults.defenderLeft, words: 'text-defender-ink' },
] as const;

export function LuckPanel({ answer, input }: ResultsOf<'axis/battle'>) {
  const set = useSetValue(PATH);
  const open = input.report.played !== null;
  return (
    <Panel
      title={luckWords.title}
      action={luckWords.action}
      intro={luckWords.intro}
      open={open}
      onOpen={(next) => set(next ? { attackerLeft: sentBy(input, 'attack'), defenderLeft: {} } : null)}
    >
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {SIDES.map(({ side, left, owner, words }) => (
          <Remains key={side} side={side} left={left} owner={owner} words={words} sent={sentBy(input, side)} />
        ))}
      </div>
      <div className="mt-3" data-testid="luck">
        <LuckText luck={answer.luck} />
      </div>
    </Panel>
  );
}

interface RemainsProps {
  readonly side: BoardSide;
  readonly left: string;
  readonly owner: string;
  readonly words: string;
  readonly sent: Army;
}

function Remains({ side, left, owner, words, sent }: RemainsProps) {
  const units = UNITS.filter((unit: Unit) => (sent[unit.id] ?? 0) > 0);
  return (
    <div>
      <h3 className={`mb-1 text-s font-semibold ${words}`}>{owner}</h3>
      <ul className="space-y-1">
        {units.map((unit) => (
          <UnitRow
            key={unit.id}
            unit={unit}
            side={side}
            owner={owner}
            path={[...PATH, left, unit.id]}
            most={sent[unit.id] ?? 0}
          />
        ))}
      </ul>
      {units.length === 0 && <p className="text-s text-muted">{luckWords.nobody}</p>}
    </div>
  );
}

function LuckText({ luck }: { readonly luck: Luck | undefined }) {
  if (luck === undefined) return <p className="text-s text-muted">{luckWords.unknown}</p>;
  return (
    <>
      <p className="mb-1 text-s">
        {luckWords.told(
          formatMean(luck.profit),
          formatMean(luck.expectedProfit),
          formatChance(luck.worse),
          formatChance(luck.better),
        )}
      </p>
      <ShareBar
        shares={[
          { label: luckWords.worse, chance: luck.worse, side: 'defender' },
          { label: luckWords.same, chance: luck.equal },
          { label: luckWords.better, chance: luck.better, side: 'attacker' },
        ]}
      />
    </>
  );
}
