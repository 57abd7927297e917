// What a chosen unit brings besides its stats: abilities to switch, options to swap, and what is not modelled.

import { firingDeckOf, type UnitRequest } from '@oddsmith/games/wh40k';
import type { UnitKey } from '@oddsmith/games/wh40k/library';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../components/form/controls/chip.tsx';
import { Button } from '../../components/ui/button.tsx';
import { lazy, Suspense } from '../../components/ui/lazy.tsx';
import { useReply } from '../../engine/use-reply.ts';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';
import { rememberDetachment } from './army-memory.ts';
import { type Side, useChosenUnit, useUnitActions } from './chosen-units.ts';
import { library } from './library/library-client.ts';
import { FIRING_DECK_ID } from './named-switches.ts';

const UnitSheet = lazy(async () => ({ default: (await import('./library/unit-sheet.tsx')).UnitSheet }));

export function UnitAbilities({ side }: { readonly side: Side }) {
  const { unit, key } = useChosenUnit(side);
  const { setAbility } = useUnitActions();
  if (unit === undefined) return null;
  return (
    <AbilityCard side={side} unit={unit} onSwitch={(index, on) => setAbility(side, index, on)}>
      {side === 'attacker' && <FiringDeck unit={unit} />}
      {key?.from === 'catalogue' && <DetachmentChoice side={side} unitKey={key} />}
      {key?.from === 'catalogue' && <Options side={side} unitKey={key} />}
    </AbilityCard>
  );
}

interface AbilityCardProps {
  readonly side: Side;
  readonly unit: UnitRequest;
  onSwitch(index: number, on: boolean): void;
  /** Options of its datasheet. */
  readonly children?: ReactNode;
}

/** What a unit brings: abilities to switch, and what is not modelled. */
export function AbilityCard({ side, unit, onSwitch, children }: AbilityCardProps) {
  const { chips, notModelled } = unit.abilities;
  return (
    <section aria-label={wh40k.abilities.of[side]} className="card space-y-2 p-3">
      <h3 className="text-s font-semibold">{unit.name}</h3>
      <p className="text-s text-muted">{wh40k.abilities.brought}</p>
      {chips.length > 0 && (
        <div className="flex flex-wrap gap-1">
          {chips.map(({ name, when, on, partial }, index) => (
            <Chip
              key={`${name} ${when}`}
              label={when === '' ? name : `${name}, ${when}`}
              meaning={partial ? wh40k.abilities.partial : wh40k.abilities.whole}
              on={on}
              onChange={(wanted) => onSwitch(index, wanted)}
            />
          ))}
        </div>
      )}
      {children}
      {notModelled.length > 0 && (
        <p className="text-s text-muted">{wh40k.abilities.notModelled(notModelled.join(', '))}</p>
      )}
    </section>
  );
}

/** Whoever is aboard fires out of a transport that lets them. */
function FiringDeck({ unit }: { readonly unit: UnitRequest }) {
  const [picking, setPicking] = useState(false);
  const { board } = useUnitActions();
  const models = firingDeckOf(unit.abilities);
  if (models === 0) return null;
  const { deck } = unit.abilities;
  return (
    <div className="text-s">
      {deck !== undefined && <p className="text-muted">{wh40k.abilities.aboard(models, deck.of)}</p>}
      <Button id={FIRING_DECK_ID} label={wh40k.abilities.board(models)} onClick={() => setPicking(true)} />
      {picking && (
        <Suspense fallback={null}>
          <UnitSheet
            who={wh40k.abilities.whoFires}
            side="attacker"
            edition={unit.edition ?? '10'}
            choose={board}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Rules of a detachment for a unit that comes from no list; kept for the next units of its faction. */
function DetachmentChoice({ side, unitKey }: OptionsProps) {
  const { name, faction, edition, detachment = '' } = unitKey;
  const { reply: detachments = [] } = useReply(
    () => library.detachments({ from: 'catalogue', name, faction, edition }),
    [name, faction, edition],
  );
  const { choose } = useUnitActions();
  const pick = async (wanted: string) => {
    const { detachment: _, ...rest } = unitKey;
    rememberDetachment(unitKey, wanted === '' ? undefined : wanted);
    const key = wanted === '' ? rest : { ...rest, detachment: wanted };
    const unit = await library.unit(key);
    if (unit !== undefined) await choose({ side }, unit, key);
  };
  if (detachments.length === 0) return null;
  return (
    <label className="block py-1 text-s">
      <span className="text-muted">{wh40k.abilities.detachment}</span>
      <select
        className="h-(--target) w-full rounded-m border border-line bg-panel px-2"
        value={detachment}
        onChange={({ target }) => pick(target.value)}
      >
        <option value="">{wh40k.abilities.noDetachment}</option>
        {detachments.map((one) => (
          <option key={one.name} value={one.name}>
            {one.faction === faction ? one.name : `${one.name} (${one.faction})`}
          </option>
        ))}
      </select>
    </label>
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
