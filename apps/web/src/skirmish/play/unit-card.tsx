// The selected unit: its stat lines and weapons, what is left of it, and the order in which its models are lost.
import { lineOf, pointsOf, type SetupUnit, type State, type UnitState, woundsOf } from '@oddsmith/skirmish';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { FiguresTable } from '../../components/ui/figures-table.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { skirmishPlay } from '../../language/english/skirmish/play.ts';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import { FieldedName } from '../fielded-name.tsx';
import { act, isHumans, useSessionStore } from '../session/session.ts';
import { marksOf } from '../words.ts';

const words = skirmishPlay.unit;

export function UnitCard({ state, unit }: { readonly state: State; readonly unit: UnitState }) {
  const marks = marksOf(unit);
  return (
    <section className="pt-2 pb-1" aria-label={words.label}>
      <div>
        <h2 className="text-l font-semibold">
          {/* As high as a finger needs, without taking that much of a phone's sheet. */}
          <FieldedName state={state} id={unit.id} className="-my-2 min-h-(--target)" />
        </h2>
        <p className="text-s text-muted">
          {state.setup.players[unit.side].name} · {words.points(pointsOf(state, unit))} ·{' '}
          {words.strength(unit.models.length, unit.start.models, woundsOf(unit), unit.start.wounds)}
          {marks !== '' && ` · ${marks}`}
        </p>
      </div>
    </section>
  );
}

/** What is looked up now and then. */
export function UnitDetails({ state, unit }: { readonly state: State; readonly unit: UnitState }) {
  const parts = [...new Set(unit.models.map((model) => model.unit))].map(
    (index) => state.setup.forces[unit.side].units[index],
  );
  return (
    <details className="text-s">
      <summary className="skirmish-fold flex min-h-(--target) cursor-pointer items-center font-semibold">
        {words.more}
      </summary>
      {parts.map((part) => (
        <Part key={part.name} part={part} />
      ))}
      <LossOrder state={state} unit={unit} />
    </details>
  );
}

function Part({ part }: { readonly part: SetupUnit }) {
  return (
    <div className="space-y-1 pb-2">
      <FiguresTable
        title={part.name}
        whole
        heads={words.heads}
        rows={part.lines.map(({ name, m, t, sv, invuln, w, ld, oc }) => ({
          key: name,
          cells: [
            name,
            m === null ? '–' : `${m}"`,
            t,
            `${sv}+${invuln === null ? '' : `/${invuln}++`}`,
            w,
            `${ld}+`,
            oc,
          ],
        }))}
      />
      <ul className="text-muted">
        {part.weapons.map((weapon) => (
          <li key={weapon.name}>
            <span className="text-ink">{weapon.name}</span> {profileOf(weapon)}
            {weapon.keywords.length > 0 && ` [${weapon.keywords.join(', ')}]`}
          </li>
        ))}
      </ul>
      {part.notPlayed.length > 0 && <p className="text-muted">{skirmish.notPlayed(part.notPlayed.join(', '))}</p>}
    </div>
  );
}

function profileOf({ kind, range, attacks, skill, strength, ap, damage }: SetupUnit['weapons'][number]): string {
  const reach = kind === 'melee' ? words.melee : range === null ? words.anyRange : `${range}"`;
  const roll = skill === null ? words.hitsByItself : `${skill}+`;
  return words.weapon(reach, String(attacks), roll, String(strength), String(ap), String(damage));
}

/** S79: dragged, or moved with the buttons; the first is lost first. */
function LossOrder({ state, unit }: { readonly state: State; readonly unit: UnitState }) {
  const store = useSessionStore();
  const [dragged, setDragged] = useState<number | null>(null);
  if (unit.models.length < 2 || state.phase === 'over') return null;
  const order = unit.lossOrder ?? unit.models.map((model) => model.id).reverse();
  const mayChange = isHumans(state) || state.setup.players[unit.side].kind === 'human';
  const move = (from: number, to: number) => {
    if (to < 0 || to >= order.length || from === to) return;
    const changed = order.filter((_, index) => index !== from);
    changed.splice(to, 0, order[from]);
    act(store, { type: 'loss-order', unit: unit.id, order: changed });
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged !== null) move(dragged, to);
    setDragged(null);
  };
  return (
    <div className="space-y-1">
      <h3 className="font-semibold">{words.lostFirst}</h3>
      <p className="text-muted">{unit.lossOrder === null ? words.usual : words.own}</p>
      <ol aria-label={words.order}>
        {order.map((id, index) => {
          const model = unit.models.find((candidate) => candidate.id === id);
          if (model === undefined) return null;
          const part = state.setup.forces[unit.side].units[model.unit];
          const arms = model.weapons.map((weapon) => part.weapons[weapon].name).join(', ');
          return (
            <li
              key={id}
              draggable={mayChange}
              className="flex items-center gap-1 border-b border-line/60"
              onDragStart={() => setDragged(index)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => drop(event, index)}
            >
              <span className="min-w-0 flex-1 truncate">
                {index + 1}. {lineOf(state.setup, unit.side, model).name} {id}, {words.wounds(model.wounds)}{' '}
                <span className="text-muted">{arms}</span>
              </span>
              {mayChange && (
                <>
                  <IconButton label={words.earlier(id)} disabled={index === 0} onClick={() => move(index, index - 1)}>
                    <ArrowUp aria-hidden className="size-4" />
                  </IconButton>
                  <IconButton
                    label={words.later(id)}
                    disabled={index === order.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    <ArrowDown aria-hidden className="size-4" />
                  </IconButton>
                </>
              )}
            </li>
          );
        })}
      </ol>
      {unit.lossOrder !== null && mayChange && (
        <button
          type="button"
          className="button"
          onClick={() => act(store, { type: 'loss-order', unit: unit.id, order: null })}
        >
          {words.usualOrder}
        </button>
      )}
    </div>
  );
}
