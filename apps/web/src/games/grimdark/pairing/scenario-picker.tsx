// Which scenarios are played: all, none, by group or one by one.
import type { Scenario } from '@oddsmith/games/grimdark';
import { useEffect, useRef, useState } from 'react';
import { useBattleStore } from '../../../battle/context.ts';
import { grimdarkSheets as words } from '../../../language/english/grimdark/sheets.ts';
import { useLayers } from '../../../places/armies/plan/plan.ts';
import { ALL_SCENARIOS, SCENARIO_GROUPS, type ScenarioGroup } from './scenario-groups.ts';
import { useScenarioTitles } from './scenario-titles.ts';

const GROUPS = Object.keys(SCENARIO_GROUPS) as ScenarioGroup[];

export function ScenarioPicker() {
  const scenarios = useLayers().map(({ name }) => name as Scenario);
  const store = useBattleStore();
  // A plan needs a scenario: an empty choice stays here until one is added.
  const [empty, setEmpty] = useState(false);
  const chosen: readonly Scenario[] = empty ? [] : scenarios;
  const choose = (wanted: readonly Scenario[]) => {
    setEmpty(wanted.length === 0);
    if (wanted.length > 0)
      store.getState().set(
        ['scenarios'],
        ALL_SCENARIOS.filter((one) => wanted.includes(one)),
      );
  };
  return (
    <fieldset>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <legend className="float-left font-semibold">{words.run.scenarios}</legend>
        <span className="flex gap-2">
          <button type="button" className="button" onClick={() => choose(ALL_SCENARIOS)}>
            {words.run.all}
          </button>
          <button type="button" className="button" onClick={() => choose([])}>
            {words.run.none}
          </button>
        </span>
      </div>
      {empty && (
        <p role="alert" className="my-1 rounded-m bg-bad-soft px-2 py-1">
          {words.run.chooseOne}
        </p>
      )}
      <div className="mt-1 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {GROUPS.map((group) => (
          <Group key={group} group={group} chosen={chosen} onChoose={choose} />
        ))}
      </div>
    </fieldset>
  );
}

interface GroupProps {
  readonly group: ScenarioGroup;
  readonly chosen: readonly Scenario[];
  onChoose(wanted: readonly Scenario[]): void;
}

function Group({ group, chosen, onChoose }: GroupProps) {
  const titles = useScenarioTitles();
  const ids: readonly Scenario[] = SCENARIO_GROUPS[group];
  const on = ids.filter((id) => chosen.includes(id)).length;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = on > 0 && on < ids.length;
  }, [on, ids.length]);
  const set = (changed: readonly Scenario[], wanted: boolean) =>
    onChoose(wanted ? [...chosen, ...changed] : chosen.filter((one) => !changed.includes(one)));
  return (
    <div>
      <label className="flex min-h-(--target) cursor-pointer items-center gap-2 font-medium">
        <input
          ref={box}
          type="checkbox"
          className="size-4 accent-(--ink)"
          checked={on === ids.length}
          onChange={(event) => set(ids, event.target.checked)}
        />
        {words.run.groups[group]}
      </label>
      <ul className="ml-6 space-y-1">
        {ids.map((id) => (
          <li key={id}>
            <label className="flex min-h-(--target) cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                className="size-4 shrink-0 accent-(--ink)"
                checked={chosen.includes(id)}
                onChange={(event) => set([id], event.target.checked)}
              />
              <span>
                {titles(id)} <span className="block text-muted">{words.run.flows[id]}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
