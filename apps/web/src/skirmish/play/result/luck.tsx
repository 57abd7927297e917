// Who did best and who was luckiest: damage dealt against its exact expectation.
import type { State, UnitLedger } from '@oddsmith/skirmish';
import { useEffect, useState } from 'react';
import { FiguresTable } from '../../../components/ui/figures-table.tsx';
import { formatMean } from '../../../format/number.ts';
import { skirmishResult } from '../../../language/english/skirmish/record.ts';
import { FieldedName } from '../../fielded-name.tsx';
import { nowOf, useSession } from '../../session/session.ts';
import { askEngine } from '../../session/threads.ts';
import { unitNameOf } from '../../words.ts';

const words = skirmishResult.luck;

export function Luck() {
  const save = useSession((session) => session.save);
  const state = useSession(nowOf);
  const [rows, setRows] = useState<readonly UnitLedger[]>();
  useEffect(() => {
    let gone = false;
    askEngine((engine) => engine.ledger(save)).then(
      (found) => !gone && setRows(found),
      () => !gone && setRows([]),
    );
    return () => {
      gone = true;
    };
  }, [save]);
  if (rows === undefined) return <p className="text-s text-muted">{words.working}</p>;
  const best = most(rows, ({ dealt }) => dealt);
  const lucky = most(rows, ({ dealt, expected }) => dealt - expected);
  return (
    <section className="card space-y-2 p-4" aria-label={words.label}>
      {best !== undefined && best.dealt > 0 && (
        <p>
          {words.best}
          <b>{unitNameOf(state, best.unit)}</b>
          {words.tookOff(best.dealt)}
        </p>
      )}
      {lucky !== undefined && lucky.dealt > lucky.expected && (
        <p>
          {words.luckiest}
          <b>{unitNameOf(state, lucky.unit)}</b>
          {words.beatOdds(lucky.dealt, formatMean(lucky.expected))}
        </p>
      )}
      <details>
        <summary className="skirmish-fold flex min-h-(--target) cursor-pointer items-center text-s font-semibold">
          {words.everyUnit}
        </summary>
        <Rows rows={rows} state={state} />
      </details>
    </section>
  );
}

function most(rows: readonly UnitLedger[], of: (row: UnitLedger) => number): UnitLedger | undefined {
  return [...rows].sort((one, other) => of(other) - of(one))[0];
}

function Rows({ rows, state }: { readonly rows: readonly UnitLedger[]; readonly state: State }) {
  return (
    <FiguresTable
      title={words.everyUnit}
      whole
      heads={words.heads}
      rows={rows.map(({ unit, dealt, expected, slain }) => ({
        key: unit,
        cells: [<FieldedName key="name" state={state} id={unit} />, dealt, formatMean(expected), slain],
      }))}
    />
  );
}
