// For each enemy unit the one of ours that does best against it.
import { UnitName } from '../../../components/ui/unit-name.tsx';
import { formatChance, formatMargin } from '../../../format/number.ts';
import { shownUnit } from '../../../games/grimdark/units/shown-unit.ts';
import { grimdarkArmies as words } from '../../../language/english/grimdark/armies.ts';
import { chosenUnits, nameOf } from '../army.ts';
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
            <li key={enemy.id} className="flex items-center justify-between gap-3">
              <span className="min-w-0">
                <span className="text-muted">{words.counters.against}</span>{' '}
                <UnitName unit={shownUnit(enemy, hosts.defender.army)} className="max-sm:min-h-(--target)" />
                <span className="text-muted">:</span>{' '}
                <UnitName
                  unit={shownUnit(unit, hosts.attacker.army)}
                  className="font-medium text-attacker-ink max-sm:min-h-(--target)"
                />
              </span>
              <button
                type="button"
                className="button button-quiet on-paper shrink-0 font-medium"
                aria-label={words.counters.open(nameOf(unit), nameOf(enemy), formatChance(counter.odds[0]))}
                onClick={() => look.setState({ cell: [unit.id, enemy.id] })}
              >
                {formatChance(counter.odds[0])}
                {counter.margin !== undefined && (
                  <span className="font-normal text-muted"> {formatMargin(counter.margin)}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
