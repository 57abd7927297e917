// Aiming, shooting, charging and striking with the selected unit: targets with their exact odds, and what is done to them.
import {
  type Action,
  chargeTargets,
  check,
  options,
  precisely,
  problemOf,
  type Shot,
  strikes as strikesAt,
  whyNoShots,
} from '@oddsmith/skirmish';
import { useMemo } from 'react';
import { formatChance, formatMean } from '../../../format/number.ts';
import { skirmishPlay } from '../../../language/english/skirmish/play.ts';
import { skirmishSays } from '../../../language/skirmish-says.ts';
import { attackAction, choose, confirm } from '../../session/controls.ts';
import { useSession, useSessionStore } from '../../session/session.ts';
import { useForecast } from '../../session/use-forecast.ts';
import { sentence, unitNameOf } from '../../words.ts';
import { STRONG } from '../strong.ts';
import { ActButton, type ActionsProps, Row } from './act-button.tsx';
import { Declaration } from './declaration.tsx';

const words = skirmishPlay.attack;

/** A target with its exact odds; choosing it aims. */
function TargetRow({ state, unit, target }: ActionsProps & { readonly target: string }) {
  const store = useSessionStore();
  const aimed = useSession((session) => session.targets.includes(target));
  const units = useMemo(() => [unit.id], [unit.id]);
  const forecast = useForecast(state, units, target);
  const figures =
    forecast?.charge != null
      ? words.chargeOdds(forecast.charge.atLeast, forecast.charge.needed, formatChance(forecast.charge.chance))
      : forecast?.attack != null
        ? words.odds(formatMean(forecast.attack.meanDamage), formatChance(forecast.attack.wipeChance))
        : '…';
  return (
    <li>
      <button
        type="button"
        className="button w-full justify-between gap-3 py-1 text-left"
        aria-pressed={aimed}
        onClick={(event) => choose(store, target, event.shiftKey)}
        onPointerEnter={() => store.setState({ looked: target })}
        onFocus={() => store.setState({ looked: target })}
      >
        <span>{unitNameOf(state, target)}</span>
        <span className="text-muted">{figures}</span>
      </button>
    </li>
  );
}

function Targets({
  state,
  unit,
  targets,
  label,
  none = words.noTarget,
}: ActionsProps & { readonly targets: readonly string[]; readonly label: string; readonly none?: string }) {
  if (targets.length === 0) return <p className="pb-2 text-s text-muted">{none}</p>;
  return (
    <ul aria-label={label} className="space-y-1 pb-2">
      {targets.map((target) => (
        <TargetRow key={target} state={state} unit={unit} target={target} />
      ))}
    </ul>
  );
}

export function Shooting({ state, unit }: ActionsProps) {
  const store = useSessionStore();
  const aimed = useSession((session) => session.targets);
  const { shots } = useMemo(() => options(state, unit.id), [state, unit.id]);
  const targets = [...new Set(shots.filter(({ models }) => models.length > 0).map(({ target }) => target))];
  const why = whyNoShots({ shots });
  const none = why === undefined ? undefined : sentence(skirmishSays(problemOf(why).message));
  const precise = useSession((session) => session.precise);
  const action = attackAction(state, unit.id, aimed, precise);
  const grenade: Action | undefined =
    aimed[0] === undefined ? undefined : { type: 'grenade', unit: unit.id, target: aimed[0] };
  return (
    <>
      <Targets
        state={state}
        unit={unit}
        targets={targets}
        label={words.targets}
        {...(none === undefined ? {} : { none })}
      />
      <PrecisionChoice state={state} unit={unit} shots={action?.type === 'shoot' ? action.shots : []} />
      <Row>
        {action !== undefined && targets.includes(aimed[0]) && (
          <button type="button" className={`button ${STRONG}`} onClick={() => confirm(store)}>
            {words.shootAt(unitNameOf(state, aimed[0]))}
          </button>
        )}
        {grenade !== undefined && check(state, grenade) === null && (
          <ActButton action={grenade}>{words.grenade}</ActButton>
        )}
        <ActButton action={{ type: 'shoot', unit: unit.id, shots: [] }}>{words.holdFire}</ActButton>
      </Row>
      <Declaration
        key={`${unit.id} ${aimed[0]} ${precise}`}
        {...{ state, unit }}
        type="shoot"
        options={shots}
        usual={action?.type === 'shoot' ? action.shots : []}
      />
    </>
  );
}

/** S54: asked for only where a weapon has it and the leader is seen. */
function PrecisionChoice({ state, unit, shots }: ActionsProps & { readonly shots: readonly Shot[] }) {
  const store = useSessionStore();
  const precise = useSession((session) => session.precise);
  if (!precisely(state, unit.id, shots).some(({ precision }) => precision === true)) return null;
  return (
    <label className="flex min-h-(--target) items-center gap-3 text-s">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        checked={precise}
        onChange={(event) => store.setState({ precise: event.target.checked })}
      />
      {words.precision}
    </label>
  );
}

export function Charging({ state, unit }: ActionsProps) {
  const store = useSessionStore();
  const aimed = useSession((session) => session.targets);
  const targets = chargeTargets(state, unit).map(({ id }) => id);
  return (
    <>
      <Targets state={state} unit={unit} targets={targets} label={words.toCharge} />
      <Row>
        {aimed.some((id) => targets.includes(id)) && (
          <button type="button" className={`button ${STRONG}`} onClick={() => confirm(store)}>
            {words.charge(aimed.map((id) => unitNameOf(state, id)))}
          </button>
        )}
      </Row>
    </>
  );
}

export function Strike({ state, unit }: ActionsProps) {
  const store = useSessionStore();
  const aimed = useSession((session) => session.targets);
  const { strikes } = useMemo(() => options(state, unit.id), [state, unit.id]);
  const targets = [...new Set(strikes.map(({ target }) => target))];
  const [target] = aimed.length > 0 ? aimed : targets;
  const precise = useSession((session) => session.precise);
  const struck = target === undefined ? [] : strikesAt(state, unit.id, target);
  const usual = precise ? precisely(state, unit.id, struck) : struck;
  return (
    <>
      <Targets state={state} unit={unit} targets={targets} label={words.toStrike} />
      <PrecisionChoice state={state} unit={unit} shots={usual} />
      <Row>
        {target !== undefined && (
          <button
            type="button"
            className={`button ${STRONG}`}
            onClick={() => {
              store.setState({ targets: [target] });
              confirm(store);
            }}
          >
            {words.strikeAt(unitNameOf(state, target))}
          </button>
        )}
        {targets.length === 0 && (
          <ActButton action={{ type: 'fight', unit: unit.id, shots: [] }}>{words.goOn}</ActButton>
        )}
      </Row>
      <Declaration
        key={`${unit.id} ${target} ${precise}`}
        {...{ state, unit }}
        type="fight"
        options={strikes}
        usual={usual}
      />
    </>
  );
}
