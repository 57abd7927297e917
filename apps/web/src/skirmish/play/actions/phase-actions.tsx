// What can be done now with the selected unit, phase by phase.

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
import { skirmishPlay } from '../../../language/english/skirmish/play.ts';
import { skirmish } from '../../../language/english/skirmish/skirmish.ts';
import { skirmishSays } from '../../../language/skirmish-says.ts';
import { confirm, idleReason, selectUnit, setWaypoint, turn } from '../../session/controls.ts';
import { act, useSession, useSessionStore } from '../../session/session.ts';
import { sentence, unitName } from '../../words.ts';
import { STRONG } from '../strong.ts';
import { ActButton, type ActionsProps, Row } from './act-button.tsx';
import { Charging, Shooting, Strike } from './attack-actions.tsx';

const words = skirmishPlay.act;

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

function PlanButtons({ make = words.makeMove }: { readonly make?: string }) {
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
        {make}
      </button>
      {plan.paths.length > 0 && plan.problem === null && (
        <button type="button" className="button" onClick={() => setWaypoint(store)}>
          {words.waypoint}
        </button>
      )}
      <button type="button" className="button" onClick={() => store.setState({ plan: null, problem: null })}>
        {words.drop}
      </button>
    </>
  );
}

function Placing({ state, unit }: ActionsProps) {
  const store = useSessionStore();
  if (unit.placed) return <p className="pb-3 text-s text-muted">{words.onBoard}</p>;
  const place = () => {
    const places = freePlaces(state, unit.id, 0.5);
    if (Array.isArray(places)) act(store, { type: 'deploy', unit: unit.id, places });
    else store.setState({ problem: places });
  };
  return (
    <>
      <p className="pb-2 text-s text-muted">{words.placeIt}</p>
      <Row>
        <PlanButtons make={words.placeHere} />
        <button type="button" className="button" onClick={place}>
          {words.placeForMe}
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
          ? words.advanced(state.pending.roll)
          : isUnitEngaged(state, unit)
            ? words.locked
            : words.moveIt}
      </p>
      <Row>
        <PlanButtons />
        {!advancing && check(state, advance) === null && <ActButton action={advance}>{words.advance}</ActButton>}
        <ActButton action={stay}>{advancing ? words.stayAfterAll : words.stay}</ActButton>
        {rerolls && <ActButton action={{ type: 'reroll' }}>{words.reroll}</ActButton>}
        <button
          type="button"
          className="button"
          aria-pressed={single}
          onClick={() => store.setState({ single: !single, plan: null })}
        >
          {words.single}
        </button>
        <button type="button" className="button" onClick={() => turn(store)}>
          {words.turn}
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
        {words.chargeRoll(one, two)}
        <b>{one + two}</b>.{' '}
        {Array.isArray(paths) ? words.arrives : sentence(paths == null ? words.noWay : skirmishSays(paths.message))}
      </p>
      <Row>
        <PlanButtons />
        {Array.isArray(paths) && (
          <ActButton strong action={{ type: 'charge-move', unit: unit.id, paths }}>
            {words.chargeHome}
          </ActButton>
        )}
        {rerolls && <ActButton action={{ type: 'reroll' }}>{words.reroll}</ActButton>}
        <ActButton action={{ type: 'charge-stop', unit: unit.id }}>{words.stop}</ActButton>
      </Row>
    </>
  );
}

function Fighting({ state, unit }: ActionsProps) {
  const { units, step } = fightChoice(state);
  if (!units.includes(unit.id))
    return (
      <>
        <p className="text-s text-muted">{words.otherFirst}</p>
        <UnitChoice state={state} open={units} />
      </>
    );
  const paths = pileIn(state, unit.id);
  return (
    <>
      <p className="pb-2 text-s text-muted">{step === 'first' ? words.firstChoose : words.restChoose}</p>
      <Row>
        <PlanButtons />
        {paths.length > 0 && (
          <ActButton strong action={{ type: 'pile-in', unit: unit.id, paths }}>
            {words.pileIn}
          </ActButton>
        )}
        <ActButton strong={paths.length === 0} action={{ type: 'pile-in', unit: unit.id, paths: [] }}>
          {words.fightHere}
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
  if (action.type !== 'consolidate' || action.paths.length === 0) return words.stay;
  return action.toward === 'objective' ? words.ontoObjective((action.objective ?? 0) + 1) : words.consolidate;
}

/** Without a unit selected that can do something: who could be. */
export function UnitChoice({ state, open }: { readonly state: State; readonly open: readonly string[] }) {
  const store = useSessionStore();
  if (open.length === 0) return null;
  return (
    <div className="py-3">
      <p className="pb-2 text-s text-muted">{words.toChooseFrom(open.length)}</p>
      <ul aria-label={words.unitsToChoose} className="space-y-1">
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
                <span className="text-muted">{skirmish.models(unit.models.length)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
