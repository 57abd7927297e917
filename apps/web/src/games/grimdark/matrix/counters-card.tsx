// For each enemy unit the one of ours that does best against it.
import { formatChance, formatMargin } from '../../../format/number.ts';
import { grimdarkArmies as words } from '../../../language/english/grimdark-armies.ts';
import { chosenUnits, nameOf } from '../armies/army.ts';
import { useLookStore, usePlan } from '../plan/plan.ts';
import { bestCounters, type FigureTable } from './matrix-figures.ts';

export function CountersCard({ table }: { readonly table: FigureTable }) {
  const { hosts } = usePlan();
  const look = useLookStore();
  const rows = chosenUnits(hosts.attacker);
  const columns = chosenUnits(hosts.defender);
  const counters = bestCounters(table);
  if (rows.length < 2 || counters.every((counter) => counter === undefined)) return null;
  return (
    <section aria-labelledby="counters-title" className="card p-3">
      <h2 id="counters-title" className="mb-1 text-m font-semibold">
        {words.counters.title}
      </h2>
      <ul className="grid gap-x-6 text-s xl:grid-cols-2">
        {columns.map((enemy, column) => {
          const counter = counters[column];
          if (counter === undefined) return null;
          const unit = rows[counter.attacker];
          return (
            <li key={enemy.id}>
              <button
                type="button"
                className="flex min-h-(--target) w-full items-center justify-between gap-3 rounded-m px-1 text-left hover:bg-sunken"
                onClick={() => look.setState({ cell: [unit.id, enemy.id] })}
              >
                <span className="min-w-0">
                  <span className="text-muted">{words.counters.against}</span> {nameOf(enemy)}
                  <span className="text-muted">:</span>{' '}
                  <strong className="font-medium text-attacker-ink">{nameOf(unit)}</strong>
                </span>
                <span className="shrink-0 font-medium">
                  {formatChance(counter.odds[0])}
                  {counter.margin !== undefined && (
                    <span className="font-normal text-muted"> {formatMargin(counter.margin)}</span>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
