// The order of loss: presets, and a list to change.
import type { Path } from '@oddsmith/games';
import { type Army, type BoardSide, standardOrder } from '@oddsmith/games/axis';
import { useField } from '../../../battle/context.ts';
import { Segmented } from '../../../components/form/controls/segmented.tsx';
import { axis } from '../../../language/english/axis/axis.ts';
import { OrderRows } from './order-rows.tsx';

interface OrderListProps {
  readonly side: BoardSide;
  readonly naval: boolean;
  readonly units: Army;
  readonly path: Path;
}

const { order: words } = axis;

const MODES = [
  { value: 'standard', label: words.standard },
  { value: 'air', label: words.air },
  { value: 'optimal', label: words.optimal },
  { value: 'own', label: words.own },
];

export function OrderList({ side, naval, units, path }: OrderListProps) {
  const [value, set] = useField(path);
  const usual = standardOrder(side, naval);
  const air = ['fig', 'bom', ...usual.filter((id) => id !== 'fig' && id !== 'bom')];
  const list: readonly string[] = Array.isArray(value) ? value : usual;
  const mode = !Array.isArray(value) ? String(value ?? 'standard') : list.join() === air.join() ? 'air' : 'own';
  const choose = (next: unknown) => {
    if (next === 'own') set([...list]);
    else set(next === 'air' ? air : next);
  };
  return (
    <details className="mt-2">
      <summary className="cursor-pointer text-s font-medium">
        {words.now(MODES.find((one) => one.value === mode)?.label ?? '')}
      </summary>
      <div className="mt-2 space-y-2">
        <Segmented label={words.of[side]} options={MODES} value={mode} onChoose={choose} />
        {mode === 'optimal' ? (
          <p className="text-s text-muted">{words.solved}</p>
        ) : (
          <>
            <p className="text-s text-muted">{words.how}</p>
            <OrderRows list={list} units={units} onChange={(next) => set([...next])} />
          </>
        )}
      </div>
    </details>
  );
}
