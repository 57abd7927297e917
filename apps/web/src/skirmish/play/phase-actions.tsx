// What can be done now with the selected unit, phase by phase.

import { plural } from '@oddsmith/games/wording';
import {
  type Action,
  chargePaths,
  chargeTargets,
  check,
  consolidations,
  fightChoice,
  freePlaces,
  legal,
  options,
  pileIn,
  type State,
  strikes as strikesAt,
  type UnitState,
  unitById,
} from '@oddsmith/skirmish';
import { type ReactNode, useMemo } from 'react';
import { formatChance, formatMean } from '../../format/number.ts';
import { attackAction, choose, confirm, idleReason, selectUnit, turn } from '../session/controls.ts';
import { act, useSession, useSessionStore } from '../session/session.ts';
import { useForecast } from '../session/use-forecast.ts';
import { sentence, unitName, unitNameOf } from '../words.ts';
import { Declaration } from './declaration.tsx';
import { STRONG } from './strong.ts';

interface ActionsProps {
  readonly state: State;
  readonly unit: UnitState;
}

export function PhaseActions({ state, unit }: ActionsProps) {
  const { pending, phase } = state;
  if (unit.side !== state.actor) return null;
  if (phase === 'deployment') return <Placing state={state} unit={unit} />;
  if (pending?.kind === 'charge') return pending.unit === unit.id ? <ChargeMove state={state} unit={unit} /> : null;
  if (pending?.kind === 'fight')
    return pending.unit !== unit.id ? null : pending.stage === 'strike' ? (
      <Strike state={state} unit={unit} />
    ) : (
      <Consolidate state={state} unit={unit} />
    );
  const idle = idleReason(state, unit);
  if (idle !== undefined) return <p className="pb-3 text-s text-muted">{idle}</p>;
  if (phase === 'movement') return <Moving state={state} unit={unit} />;
  if (phase === 'shooting') return <Shooting state={state} unit={unit} />;
  if (phase === 'charge') return <Charging state={state} unit={unit} />;
  return phase === 'fight' ? <Fighting state={state} unit={unit} /> : null;
}

function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap gap-2 pb-3">{children}</div>;
}

function ActButton({
  action,
  children,
  strong = false,
}: {
  readonly action: Action;
  readonly children: ReactNode;
  readonly strong?: boolean;
}) {
  const store = useSessionStore();
  return (
    <button type="button" className={`button ${strong ? STRONG : ''}`} onClick={() => act(store, action)}>
      {children}
    </button>
  );
}

function PlanButtons() {
  const store = useSessionStore();
  const plan = useSession((session) => session.plan);
  if (plan === null) return null;
  return (
    <>
      <button
        type="button"
        className={`button ${STRONG}`}
        disabled={plan.problem !== null}
        onClick={() => confirm(store)}
      >
        Make this move
      </button>
      <button type="button" className="button" onClick={() => store.setState({ plan: null, problem: null })}>
        Drop it
      </button>
    </>
  );
}

function Placing({ state, unit }: ActionsProps) {
  const store = useSessionStore();
  if (unit.placed) return <p className="pb-3 text-s text-muted">It stands on the board.</p>;
  const place = () => {
    const places = freePlaces(state, unit.id, 0.5);
    if (Array.isArray(places)) act(store, { type: 'deploy', unit: unit.id, places });
    else store.setState({ problem: places });
  };
  return (
    <>
      <p className="pb-2 text-s text-muted">Click or tap inside your zone, or move it with the arrow keys.</p>
      <Row>
        <PlanButtons />
        <button type="button" className="button" onClick={place}>
          Place it for me
        </button>
      </Row>
    </>
  );
}

function Moving({ state, unit }: ActionsProps) {
  const store = useSessionStore();
  const single = useSession((session) => session.single);
  const advancing = state.pending?.kind === 'advance';
  const advance: Action = { type: 'advance', unit: unit.id };
  const stay: Action = { type: 'move', unit: unit.id, kind: advancing ? 'advance' : 'stationary', paths: [] };
  const rerolls = legal(state).actions.includes('reroll');
  return (
    <>
      <p className="pb-2 text-s text-muted">
        {advancing && state.pending?.kind === 'advance'
          ? `Advance roll ${state.pending.roll}: drag it, click where it goes, or use the arrow keys.`
          : 'Drag it, click where it goes, or use the arrow keys and Enter.'}
      </p>
      <Row>
        <PlanButtons />
        {!advancing && check(state, advance) === null && <ActButton action={advance}>Advance (roll D6)</ActButton>}
        <ActButton action={stay}>{advancing ? 'Stay after all' : 'Stay'}</ActButton>
        {rerolls && <ActButton action={{ type: 'reroll' }}>Roll again (1 CP)</ActButton>}
        <button
          type="button"
          className="button"
          aria-pressed={single}
          onClick={() => store.setState({ single: !single, plan: null })}
        >
          Single models
        </button>
        <button type="button" className="button" onClick={() => turn(store)}>
          Turn (R)
        </button>
      </Row>
    </>
  );
}

/** A target with its exact odds; choosing it aims. */
function TargetRow({ state, unit, target }: ActionsProps & { readonly target: string }) {
  const store = useSessionStore();
  const aimed = useSession((session) => session.targets.includes(target));
  const units = useMemo(() => [unit.id], [unit.id]);
  const forecast = useForecast(state, units, target);
  const figures =
    forecast?.charge != null
      ? `${forecast.charge.atLeast ? 'at least ' : ''}${forecast.charge.needed}+, ${formatChance(forecast.charge.chance)}`
      : forecast?.attack != null
        ? `${formatMean(forecast.attack.meanDamage)} damage, ${formatChance(forecast.attack.wipeChance)} destroyed`
        : '…';
  return (
    <li>
      <button
        type="button"
        className="button w-full justify-between text-left"
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
}: ActionsProps & { readonly targets: readonly string[]; readonly label: string }) {
  if (targets.length === 0) return <p className="pb-2 text-s text-muted">No target is within reach and in sight.</p>;
  return (
    <ul aria-label={label} className="space-y-1 pb-2">
      {targets.map((target) => (
        <TargetRow key={target} state={state} unit={unit} target={target} />
      ))}
    </ul>
  );
}

function Shooting({ state, unit }: ActionsProps) {
  const store = useSessionStore();
  const aimed = useSession((session) => session.targets);
  const { shots } = useMemo(() => options(state, unit.id), [state, unit.id]);
  const targets = [...new Set(shots.filter(({ models }) => models.length > 0).map(({ target }) => target))];
  const action = attackAction(state, unit.id, aimed);
  const grenade: Action | undefined =
    aimed[0] === undefined ? undefined : { type: 'grenade', unit: unit.id, target: aimed[0] };
  return (
    <>
      <Targets state={state} unit={unit} targets={targets} label="Targets" />
      <Row>
        {action !== undefined && targets.includes(aimed[0]) && (
          <button type="button" className={`button ${STRONG}`} onClick={() => confirm(store)}>
            Shoot at {unitNameOf(state, aimed[0])}
          </button>
        )}
        {grenade !== undefined && check(state, grenade) === null && (
          <ActButton action={grenade}>Grenade (1 CP)</ActButton>
        )}
        <ActButton action={{ type: 'shoot', unit: unit.id, shots: [] }}>Hold fire</ActButton>
      </Row>
      <Declaration
        key={`${unit.id} ${aimed[0]}`}
        {...{ state, unit }}
        type="shoot"
        options={shots}
        usual={action?.type === 'shoot' ? action.shots : []}
      />
    </>
  );
}

function Charging({ state, unit }: ActionsProps) {
  const store = useSessionStore();
  const aimed = useSession((session) => session.targets);
  const targets = chargeTargets(state, unit).map(({ id }) => id);
  return (
    <>
      <Targets state={state} unit={unit} targets={targets} label="Units to charge" />
      <Row>
        {aimed.some((id) => targets.includes(id)) && (
          <button type="button" className={`button ${STRONG}`} onClick={() => confirm(store)}>
            Charge {aimed.map((id) => unitNameOf(state, id)).join(' and ')}
          </button>
        )}
      </Row>
    </>
  );
}

function ChargeMove({ state, unit }: ActionsProps) {
  const paths = useMemo(() => chargePaths(state), [state]);
  const rerolls = legal(state).actions.includes('reroll');
  if (state.pending?.kind !== 'charge') return null;
  const [one, two] = state.pending.dice;
  return (
    <>
      <p className="pb-2 text-s">
        Charge roll {one} + {two} = <b>{one + two}</b>.{' '}
        {Array.isArray(paths) ? 'It arrives.' : sentence(paths?.message ?? 'there is no way in')}
      </p>
      <Row>
        <PlanButtons />
        {Array.isArray(paths) && (
          <ActButton strong action={{ type: 'charge-move', unit: unit.id, paths }}>
            Charge home
          </ActButton>
        )}
        {rerolls && <ActButton action={{ type: 'reroll' }}>Roll again (1 CP)</ActButton>}
        <ActButton action={{ type: 'charge-stop', unit: unit.id }}>Stop</ActButton>
      </Row>
    </>
  );
}

function Fighting({ state, unit }: ActionsProps) {
  const { units, step } = fightChoice(state);
  if (!units.includes(unit.id))
    return (
      <>
        <p className="text-s text-muted">Another unit fights first.</p>
        <UnitChoice state={state} open={units} />
      </>
    );
  const paths = pileIn(state, unit.id);
  return (
    <>
      <p className="pb-2 text-s text-muted">
        {step === 'first' ? 'Units that fight first choose now.' : 'The rest of the units choose now.'}
      </p>
      <Row>
        <PlanButtons />
        {paths.length > 0 && (
          <ActButton strong action={{ type: 'pile-in', unit: unit.id, paths }}>
            Pile in and fight
          </ActButton>
        )}
        <ActButton strong={paths.length === 0} action={{ type: 'pile-in', unit: unit.id, paths: [] }}>
          Fight where it stands
        </ActButton>
      </Row>
    </>
  );
}

function Strike({ state, unit }: ActionsProps) {
  const store = useSessionStore();
  const aimed = useSession((session) => session.targets);
  const { strikes } = useMemo(() => options(state, unit.id), [state, unit.id]);
  const targets = [...new Set(strikes.map(({ target }) => target))];
  const [target] = aimed.length > 0 ? aimed : targets;
  return (
    <>
      <Targets state={state} unit={unit} targets={targets} label="Units to strike" />
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
            Strike at {unitNameOf(state, target)}
          </button>
        )}
        {targets.length === 0 && <ActButton action={{ type: 'fight', unit: unit.id, shots: [] }}>Go on</ActButton>}
      </Row>
      <Declaration
        key={`${unit.id} ${target}`}
        {...{ state, unit }}
        type="fight"
        options={strikes}
        usual={target === undefined ? [] : strikesAt(state, unit.id, target)}
      />
    </>
  );
}

function Consolidate({ state, unit }: ActionsProps) {
  const found = useMemo(() => consolidations(state, unit.id), [state, unit.id]);
  return (
    <Row>
      <PlanButtons />
      {found.map((action) => (
        <ActButton key={JSON.stringify(action)} action={action}>
          {consolidationWords(action)}
        </ActButton>
      ))}
    </Row>
  );
}

function consolidationWords(action: Action): string {
  if (action.type !== 'consolidate' || action.paths.length === 0) return 'Stay';
  return action.toward === 'objective' ? `Onto objective ${(action.objective ?? 0) + 1}` : 'Consolidate into the enemy';
}

/** Without a unit selected that can do something: who could be. */
export function UnitChoice({ state, open }: { readonly state: State; readonly open: readonly string[] }) {
  const store = useSessionStore();
  if (open.length === 0) return null;
  return (
    <div className="py-3">
      <p className="pb-2 text-s text-muted">{plural(open.length, 'unit')} to choose from:</p>
      <ul aria-label="Units to choose" className="space-y-1">
        {open.map((id) => {
          const unit = unitById(state, id);
          return unit === undefined ? null : (
            <li key={id}>
              <button
                type="button"
                className="button w-full justify-between text-left"
                onClick={() => selectUnit(store, id)}
              >
                <span>{unitName(state, unit)}</span>
                <span className="text-muted">{plural(unit.models.length, 'model')}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
