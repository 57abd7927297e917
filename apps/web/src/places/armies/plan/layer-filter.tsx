// Which layer the figures are of: all scenarios of an answer averaged or one of them, or the situation that is asked.
import { useId } from 'react';
import { armies as words } from '../../../language/english/armies.ts';
import { useGame, useLayer, useLayers, useLookStore } from './plan.ts';

export function LayerFilter() {
  const { situations } = useGame();
  const layers = useLayers();
  const layer = useLayer();
  const look = useLookStore();
  const id = useId();
  if (layers.length < 2 && situations !== undefined) return null;
  return (
    <span className="flex min-w-0 max-w-full flex-wrap items-center gap-x-2 text-s">
      <label htmlFor={id} className="text-muted">
        {situations === undefined ? words.scenario : words.situation}
      </label>
      <select
        id={id}
        className="h-(--target) min-w-0 max-w-full rounded-m border border-line bg-panel px-2"
        value={layer?.name ?? ''}
        onChange={(event) => look.setState({ layer: event.target.value === '' ? undefined : event.target.value })}
      >
        {situations === undefined && <option value="">{words.allAveraged(layers.length)}</option>}
        {layers.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </span>
  );
}
