// Whole actions a program may choose from, each with its odds: what the line protocol sends beside a state. Anything else that is
// legal may be played as well.
import type { Message } from '@oddsmith/words';
import type { Action } from '../battle/action.ts';
import { check } from '../battle/apply/index.ts';
import { attackOdds } from '../battle/attack.ts';
import type { AttackPhase } from '../battle/attacks/attack-request.ts';
import { unitShots, unitStrikes } from '../battle/attacks/shots.ts';
import { fightChoice, isUnitEngaged } from '../battle/flow.ts';
import { legal } from '../battle/legal.ts';
import { chargePaths } from '../battle/moves/closing.ts';
import { formation } from '../battle/moves/formation.ts';
import { chargeTargets } from '../battle/open-units.ts';
import { chargeOption } from '../battle/options.ts';
import { nameOf, speedsOf, unitById, unitsOf } from '../battle/roster.ts';
import { freePlacesOf, shelteredPlacesOf } from '../battle/start.ts';
import type { State, UnitState } from '../battle/state.ts';
import { say } from '../words/say.ts';
import { goals } from './goals.ts';
import { consolidations, pileIn } from './proposals.ts';
import { strikesOf, volleyAt } from './volleys.ts';

/** Of an attack: damage and models slain on average, and the chance that nobody is left. Of a charge: the roll and its chance. */
export type OfferedOdds =
  | { readonly damage: number; readonly slain: number; readonly wipes: number }
  | { readonly needed: number; readonly chance: number; readonly atLeast: boolean };

export interface Offer {
  readonly action: Action;
  readonly label: Message;
  readonly odds?: OfferedOdds;
}

function attackOffer(state: State, action: Extract<Action, { readonly shots: unknown }>, phase: AttackPhase): Offer[] {
  const [odds] = attackOdds(state, action.unit, action.shots, phase);
  const unit = unitById(state, action.unit);
  const target = unitById(state, action.shots[0]?.target ?? '');
  if (odds === undefined || unit === undefined || target === undefined) return [];
  const { meanDamage, meanSlain, wipeChance } = odds.findings.summary;
  const names = { unit: nameOf(state, unit), target: nameOf(state, target) };
  const label = phase === 'fight' ? say('reads-strike', names) : say('reads-shoot', names);
  return [{ action, label, odds: { damage: meanDamage, slain: meanSlain, wipes: wipeChance } }];
}

function placements(state: State): Offer[] {
  return state.units
    .filter(({ side, placed }) => side === state.actor && !placed)
    .flatMap((unit) => {
      const label = say('reads-deploy', { unit: nameOf(state, unit) });
      const found = [
        shelteredPlacesOf(state, unit),
        ...[0.2, 0.5, 0.8].map((share) => freePlacesOf(state, unit, share)),
      ];
      return found.flatMap((places): Offer[] =>
        places === undefined ? [] : [{ action: { type: 'deploy', unit: unit.id, places }, label }],
      );
    });
}

function movesOf(state: State, unit: UnitState): Offer[] {
  const { pending } = state;
  const rolled = pending?.kind === 'advance' ? pending.roll : 0;
  const kind = pending?.kind === 'advance' ? 'advance' : isUnitEngaged(state, unit) ? 'fall-back' : 'normal';
  const own = nameOf(state, unit);
  const stays: Action = { type: 'move', unit: unit.id, kind: kind === 'advance' ? kind : 'stationary', paths: [] };
  const speed = Math.min(...speedsOf(state, unit)) + rolled;
  const walks = speed <= rolled ? [] : goals(state, unit, speed, 'usual');
  return [
    { action: stays, label: say('reads-stay', { unit: own }) },
    ...walks.flatMap(({ to, label }): Offer[] => {
      const paths = formation(state, unit.id, to);
      return Array.isArray(paths) && paths.length > 0
        ? [{ action: { type: 'move', unit: unit.id, kind, paths }, label }]
        : [];
    }),
    ...(kind === 'normal'
      ? [{ action: { type: 'advance', unit: unit.id } as const, label: say('reads-advance', { unit: own }) }]
      : []),
  ];
}

function volleysOf(state: State, unit: UnitState, type: 'shoot' | 'overwatch', only?: UnitState): Offer[] {
  const shots = unitShots(state, unit, only === undefined ? undefined : [only]);
  return [...new Set(shots.map(({ target }) => target))].flatMap((target) =>
    attackOffer(
      state,
      { type, unit: unit.id, shots: volleyAt(state, unit, shots, target) },
      type === 'shoot' ? 'shooting' : 'overwatch',
    ),
  );
}

function chargesOf(state: State, unit: UnitState): Offer[] {
  return chargeTargets(state, unit).map((enemy) => {
    const { needed, chance, atLeast } = chargeOption(state, unit, [enemy]);
    const label = say('reads-charge', { unit: nameOf(state, unit), target: nameOf(state, enemy) });
    return {
      action: { type: 'declare-charge', unit: unit.id, targets: [enemy.id] },
      label,
      odds: { needed, chance, atLeast },
    };
  });
}

function fightsOf(state: State): Offer[] {
  return fightChoice(state).units.flatMap((id) => {
    const unit = unitById(state, id);
    if (unit === undefined) return [];
    const label = say('reads-fight', { unit: nameOf(state, unit) });
    const paths = pileIn(state, id);
    const stays: Offer = { action: { type: 'pile-in', unit: id, paths: [] }, label };
    return paths.length === 0 ? [stays] : [{ action: { type: 'pile-in', unit: id, paths }, label }, stays];
  });
}

/** What a decision that waits asks for. */
function answers(state: State): Offer[] {
  const { pending } = state;
  const unit = pending !== null && 'unit' in pending ? unitById(state, pending.unit) : undefined;
  if (pending?.kind === 'overwatch') {
    const against = unitById(state, pending.against);
    const pass: Offer = { action: { type: 'pass' }, label: say('reads-pass') };
    const fire = unitsOf(state, state.actor).flatMap((one) => volleysOf(state, one, 'overwatch', against));
    return [...fire, pass];
  }
  if (unit === undefined || pending === null) return [];
  if (pending.kind === 'advance') return movesOf(state, unit);
  if (pending.kind === 'charge') {
    const paths = chargePaths(state);
    const home: Offer[] = Array.isArray(paths)
      ? [{ action: { type: 'charge-move', unit: unit.id, paths }, label: say('reads-charge-home') }]
      : [];
    return [...home, { action: { type: 'charge-stop', unit: unit.id }, label: say('reads-stop') }];
  }
  if (pending.stage === 'consolidate')
    return consolidations(state, unit.id).map((action) => ({ action, label: say('reads-remain') }));
  const targets = [...new Set([...unitStrikes(state, unit).values()].flat())];
  return targets.flatMap((target) =>
    attackOffer(state, { type: 'fight', unit: unit.id, shots: strikesOf(state, unit.id, target) }, 'fight'),
  );
}

function ofPhase(state: State): Offer[] {
  const own = unitsOf(state, state.actor);
  switch (state.phase) {
    case 'deployment':
      return placements(state);
    case 'roll-off':
      return [{ action: { type: 'roll-off' }, label: say('reads-roll-off') }];
    case 'command':
      return [{ action: { type: 'command' }, label: say('reads-command') }];
    case 'movement':
      return own.filter(({ moved }) => moved === 'no').flatMap((unit) => movesOf(state, unit));
    case 'shooting':
      return own.filter(({ shot }) => !shot).flatMap((unit) => volleysOf(state, unit, 'shoot'));
    case 'charge':
      return own.flatMap((unit) => chargesOf(state, unit));
    case 'fight':
      return fightsOf(state);
    default:
      return [];
  }
}

/** Every offer is legal; where nothing else is left the phase can be ended. */
export function offers(state: State): Offer[] {
  const { actions } = legal(state);
  const found = state.pending === null ? ofPhase(state) : answers(state);
  const reroll: Offer[] = actions.includes('reroll')
    ? [{ action: { type: 'reroll' }, label: say('reads-reroll') }]
    : [];
  const ends: Offer[] = actions.includes('end-phase')
    ? [{ action: { type: 'end-phase' }, label: say('reads-end-phase') }]
    : [];
  return [...found, ...reroll, ...ends].filter(({ action }) => check(state, action) === null);
}
