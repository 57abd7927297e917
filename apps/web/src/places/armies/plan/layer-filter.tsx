// Which scenario the figures are of.
import { useId } from 'react';
import { useScenarioTitles } from '../../../games/grimdark/pairing/scenario-titles.ts';
import { grimdarkArmies as words } from '../../../language/english/grimdark/armies.ts';
import { useLook, useLookStore, usePlan } from './plan.ts';

export function ScenarioFilter() {
  const { scenarios } = usePlan();
  const { scenario } = useLook();
  const look = useLookStore();
  const titles = useScenarioTitles();
  const id = useId();
  return (
    <span className="flex items-center gap-2 text-s">
      <label htmlFor={id} className="text-muted">
        {words.scenario}
      </label>
      <select
        id={id}
        className="h-(--target) rounded-m border border-line bg-panel px-2"
        value={scenario ?? ''}
        onChange={(event) => look.setState({ scenario: event.target.value === '' ? undefined : event.target.value })}
      >
        <option value="">{words.allAveraged(scenarios.length)}</option>
        {scenarios.map((one) => (
          <option key={one} value={one}>
            {titles(one)}
          </option>
        ))}
      </select>
    </span>
  );
}
