// What a chosen unit brings besides its stats: abilities to switch, options to swap, and what is not modelled.
import type { UnitKey } from '@oddsmith/games/wh40k/library';
import { Chip } from '../../components/form/controls/chip.tsx';
import { useReply } from '../../engine/use-reply.ts';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';
import { type Side, useChosenUnit, useUnitActions } from './chosen-units.ts';
import { library } from './library/library-client.ts';

export function UnitAbilities({ side }: { readonly side: Side }) {
  const { unit, key } = useChosenUnit(side);
  const { setAbility } = useUnitActions();
  if (unit === undefined) return null;
  const { chips, notModelled } = unit.abilities;
  return (
    <section aria-label={wh40k.abilities.of[side]} className="card space-y-2 p-3">
      <h3 className="text-s font-semibold">{unit.name}</h3>
      {chips.length > 0 && (
        <div className="flex flex-wrap gap-1">
          {chips.map(({ name, when, on, partial }, index) => (
            <Chip
              key={`${name} ${when}`}
              label={when === '' ? name : `${name}, ${when}`}
              meaning={partial ? wh40k.abilities.partial : wh40k.abilities.whole}
              on={on}
              onChange={(wanted) => setAbility(side, index, wanted)}
            />
          ))}
        </div>
      )}
      {key?.from === 'catalogue' && <Options side={side} unitKey={key} />}
      {notModelled.length > 0 && (
        <p className="text-s text-muted">{wh40k.abilities.notModelled(notModelled.join(', '))}</p>
      )}
    </section>
  );
}

interface OptionsProps {
  readonly side: Side;
  readonly unitKey: UnitKey & { readonly from: 'catalogue' };
}

function Options({ side, unitKey }: OptionsProps) {
  const { name, faction, edition } = unitKey;
  // Asked once for a datasheet: picking does not change what may be picked.
  const { reply: groups = [] } = useReply(
    () => library.options({ from: 'catalogue', name, faction, edition }),
    [name, faction, edition],
  );
  const { choose } = useUnitActions();
  const picked = unitKey.picked ?? [];
  const pick = async (option: number, choice: number | undefined) => {
    const others = picked.filter((one) => one.option !== option);
    const key = { ...unitKey, picked: choice === undefined ? others : [...others, { option, choice }] };
    const unit = await library.unit(key);
    if (unit !== undefined) await choose({ side }, unit, key);
  };
  if (groups.length === 0) return null;
  return (
    <details className="text-s">
      <summary className="min-h-(--target) content-center">{wh40k.abilities.options}</summary>
      {groups.map(({ title, printed = wh40k.abilities.printed, choices }, option) => (
        <label key={title} className="block py-1">
          <span className="text-muted">{title}</span>
          <select
            className="h-(--target) w-full rounded-m border border-line bg-panel px-2"
            value={picked.find((one) => one.option === option)?.choice ?? ''}
            onChange={({ target }) => pick(option, target.value === '' ? undefined : Number(target.value))}
          >
            <option value="">{printed}</option>
            {choices.map(({ name, pick: { choice } }) => (
              <option key={choice} value={choice}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
