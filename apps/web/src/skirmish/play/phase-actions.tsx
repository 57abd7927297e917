// What can be done now with the selected unit, phase by phase.

import { plural } from '@oddsmith/games/wording';
import {
  type Action,
  chargePaths,
  check,
  consolidations,
  fightChoice,
  freePlaces,
  isUnitEngaged,
  legal,
  pileIn,
  type State,
  unitById,
} from '@oddsmith/skirmish';
import { useMemo } from 'react';
import { confirm, idleReason, selectUnit, turn } from '../session/controls.ts';
import { act, useSession, useSessionStore } from '../session/session.ts';
import { sentence, unitName } from '../words.ts';
import { ActButton, type ActionsProps, Row } from './act-button.tsx';
import { Charging, Shooting, Strike } from './attack-actions.tsx';
import { STRONG } from './strong.ts';

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
          : isUnitEngaged(state, unit)
            ? 'It is locked in combat: it stays, or falls back. Who falls back neither shoots nor charges this turn.'
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
