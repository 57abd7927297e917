// The words a rule pack is written in: what a rule does, when it does it, and which models must have it.
import type { Sheet } from '../plan/sheet.ts';
import type { Whim } from '../plan/situation.ts';
import type { Options, Phase } from '../schema.ts';

/** When in the battle an effect acts. */
export const TRIGGERS = [
  'weapons', // which weapons attack, and how many dice they roll
  'hit roll',
  'after hits',
  'block roll',
  'wounds',
  'melee order',
  'morale',
  'round',
  'activation', // before the unit attacks, or whether it acts again
  'profile',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** What an effect amounts to in the battle at hand. */
export interface Force {
  readonly value: number;
  readonly face?: number | undefined;
  readonly regeneration: boolean;
  readonly whim: Whim;
  /** The rule that the effect belongs to. */
  readonly name: string;
  readonly deals: Deals;
}

/** What each die of a blow that is high enough does. */
export interface Deals {
  /** 0: a wound that is not blocked. */
  readonly hits: number;
  readonly rules: readonly string[];
  readonly once: boolean;
}

type Weakest = 'lowest' | 'highest';

interface Primitive {
  readonly trigger: Trigger;
  /** Who it belongs to: a weapon line, the attacking model, the unit that is attacked, or the unit as such. */
  readonly side: 'line' | 'model' | 'target' | 'unit';
  readonly meaning: string;
  /** Which value is the weakest, where models of a unit differ. */
  readonly weakest: Weakest;
  rewrite(sheet: Sheet, force: Force): void;
}

type Rewrite = Primitive['rewrite'];
/** Fields of a sheet with values of one type. */
type FieldOf<T> = { [name in keyof Sheet]: Sheet[name] extends T ? name : never }[keyof Sheet];

function marks(field: FieldOf<boolean>): Rewrite {
  return (sheet) => {
    sheet[field] = true;
  };
}

function adds(field: FieldOf<number>): Rewrite {
  return (sheet, { value }) => {
    sheet[field] += value;
  };
}

function sets(field: FieldOf<number>): Rewrite {
  return (sheet, { value }) => {
    sheet[field] = value;
  };
}

function raises(field: FieldOf<number>): Rewrite {
  return (sheet, { value }) => {
    sheet[field] = Math.max(sheet[field], value);
  };
}

function lowers(field: FieldOf<number>): Rewrite {
  return (sheet, { value }) => {
    sheet[field] = Math.min(sheet[field], value);
  };
}

/** On this natural face and all higher ones. */
function addsFrom(field: 'extraHits' | 'extraAttacks'): Rewrite {
  return (sheet, { value, face = 6 }) => {
    for (let natural = face; natural <= 6; natural++) sheet[field][natural] += value;
  };
}

function allows(field: 'ignores' | 'feats'): Rewrite {
  return (sheet, { value, regeneration }) => {
    sheet[field].push({ face: value, regeneration });
  };
}

function primitiveOf(side: Primitive['side']) {
  return (trigger: Trigger, meaning: string, rewrite: Rewrite, weakest: Weakest = 'lowest'): Primitive => ({
    trigger,
    side,
    meaning,
    rewrite,
    weakest,
  });
}

const ofLine = primitiveOf('line');
const ofModel = primitiveOf('model');
const ofTarget = primitiveOf('target');
const ofUnit = primitiveOf('unit');

/** The primitives every rule is made of, each with what it changes in the plan. */
const primitives = {
  range: ofLine('weapons', 'adds to the range', adds('range')),
  limited: ofLine('weapons', 'attacks once per game', marks('limited')),
  takedown: ofLine('weapons', 'picks one model and is resolved first', marks('takedown')),
  reserved: ofLine('weapons', 'attacks in no ordinary way', marks('reserved')),
  strafe: ofLine('weapons', 'attacks while moving over the enemy', marks('strafes')),
  hit: ofLine('hit roll', 'adds to the hit roll', (sheet, { value }) => sheet.hit(value)),
  quality: ofLine('hit roll', 'Quality is at least this good', lowers('quality')),
  movedPenalty: ofLine('hit roll', 'takes from the hit roll after moving', sets('movedPenalty')),
  steady: ofLine('hit roll', 'no penalty for moving', marks('steady')),
  ignoreHitPenalties: ofLine('hit roll', 'negative hit modifiers do not count', marks('freeOfHitPenalties')),
  ignorePenalties: ofLine(
    'hit roll',
    'negative hit modifiers, AP reductions and range reductions do not count',
    (sheet) => {
      sheet.freeOfHitPenalties = true;
      sheet.freeOfPenalties = true;
    },
  ),
  ignoreRangePenalties: ofLine('weapons', 'range reductions do not count', marks('freeOfRangePenalties')),
  unpredictable: ofLine('hit roll', 'a die gives AP or a hit bonus', (sheet, { value, whim }) => {
    sheet.unpredictable = true;
    if (whim === 'ap') sheet.ap += value;
    else if (whim === 'hit') sheet.hit(value);
  }),
  extraHits: ofLine('after hits', 'high natural hits add hits', addsFrom('extraHits')),
  extraAttacks: ofLine('after hits', 'high natural hits add attacks', addsFrom('extraAttacks')),
  apOnSix: ofLine('after hits', 'the hit of a natural 6 has more AP', adds('apOnSix')),
  apOnSixAtLeast: ofLine('after hits', 'the hit of a natural 6 has at least this AP', raises('apOnSixAtLeast')),
  blast: ofLine('after hits', 'hits multiply, up to the models in the target', adds('blast')),
  blastPerDie: ofLine(
    'after hits',
    'all hits of one die are no more than the models in the target',
    marks('blastPerDie'),
  ),
  hazard: ofLine('after hits', 'natural 1s to hit wound the own unit', marks('hazard')),
  ap: ofLine('block roll', 'adds to AP', adds('ap')),
  apAtLeast: ofLine('block roll', 'AP is at least this', raises('apAtLeast')),
  ignoreCover: ofLine('block roll', 'cover does not count', marks('ignoresCover')),
  rerollBlock: ofLine('block roll', 'high natural block rolls are rolled again', (sheet, { face = 6 }) => {
    sheet.rerollFrom = Math.min(sheet.rerollFrom, face);
  }),
  extraWounds: ofLine('block roll', 'low natural block rolls that fail add wounds', (sheet, { value, face = 1 }) => {
    for (let natural = 1; natural <= face; natural++) sheet.extraWounds[natural] += value;
  }),
  extraWoundOnSix: ofLine('block roll', 'unblocked hits of a natural 6 add a wound', adds('extraWoundOnSix')),
  deadly: ofLine('wounds', 'wounds multiply on one model', adds('deadly')),
  skipRegeneration: ofLine('wounds', 'no Regeneration rolls', marks('skipsRegeneration')),
  firstStrike: ofLine('melee order', 'strikes first when charged', marks('firstStrike')),
  strikesFirst: ofLine('melee order', 'strikes first with everything when charged', marks('strikesFirst')),
  cutImpact: ofLine('melee order', 'takes Impact dice from a charger', marks('cutsImpact')),
  strikesLast: ofModel('melee order', 'strikes last when charging', marks('strikesLast')),
  moreAttacks: ofModel('weapons', 'adds attacks to one melee weapon', adds('moreAttacks')),
  impact: ofModel('melee order', 'dice on the charge, 2+ is a hit', adds('impact')),
  heavyImpact: ofModel('melee order', 'dice on the charge, 2+ is a hit with AP 1', adds('heavyImpact')),
  ravage: ofModel('melee order', 'dice in melee, 6 is a wound without block', adds('ravage')),
  crush: ofModel('melee order', 'dice in melee, 6 is a hit with AP 2', adds('crush')),
  block: ofTarget('block roll', 'adds to the block roll', adds('block')),
  incomingAp: ofTarget('block roll', 'takes from the AP of attackers', adds('incomingAp')),
  enemyHit: ofTarget('hit roll', 'modifies the hit roll of attackers', adds('enemyHit'), 'highest'),
  enemyRange: ofTarget('weapons', 'takes from the range of attackers', adds('enemyRange')),
  rangeCut: ofTarget('weapons', 'takes from the range of attackers, without a least range', adds('rangeCut')),
  airborne: ofTarget('melee order', 'neither charges nor is charged', marks('airborne')),
  ignore: ofTarget('wounds', 'a die ignores each wound', allows('ignores'), 'highest'),
  ignoreOnce: ofTarget('wounds', 'in one step of the game a die ignores each wound', allows('feats'), 'highest'),
  retaliate: ofTarget('melee order', 'wounds taken in melee are hits on the attacker', adds('retaliate')),
  deathstrike: ofTarget('melee order', 'slain in melee: hits on the attacker', adds('deathstrike')),
  selfDestruct: ofTarget('melee order', 'alive after melee: dies and hits the enemy', adds('selfDestruct')),
  armor: ofUnit('profile', 'Defense is this', sets('armor')),
  tough: ofUnit('profile', 'wounds it takes to kill the model', adds('tough')),
  morale: ofUnit('morale', 'adds to morale tests', adds('morale')),
  fearless: ofUnit('morale', 'a die after a failed test', sets('fearless'), 'highest'),
  noRetreat: ofUnit('morale', 'failed tests become wounds', sets('standFace')),
  fear: ofUnit('morale', 'counts as wounds when a melee is decided', adds('fear')),
  recover: ofUnit(
    'round',
    'a die at the start of a round ends Shaken',
    (sheet, { value }) => {
      sheet.recoverFaces.push(value);
    },
    'highest',
  ),
  blow: ofUnit('activation', 'dice before it attacks, high ones deal hits or wounds', (sheet, force) => {
    const { name, value, face = 2, deals } = force;
    sheet.blows.push({ name, dice: value, needs: face, ...deals });
  }),
  mend: ofUnit('activation', 'takes D3 wounds from a model of its unit', adds('mends')),
  restore: ofUnit('activation', 'a die for each wound brings it back', sets('restoreFace'), 'highest'),
  actTwice: ofUnit('activation', 'acts a second time in a round, once', marks('actsTwice')),
} satisfies { readonly [name: string]: Primitive };
export type EffectKind = keyof typeof primitives;
export const PRIMITIVES: { readonly [kind in EffectKind]: Primitive } = primitives;

/** Which of the unit's living models must have the rule; 'own': it is each model's own affair. */
export const CARRIERS = ['own', 'all', 'most'] as const;
export type Carriers = (typeof CARRIERS)[number];

/** All of the parts given must hold. They speak of the attack at hand, whoever has the rule. */
export interface Condition {
  readonly phase?: Phase;
  readonly charging?: boolean;
  /** Distance over 9 and the attacker shoots or charges. */
  readonly far?: boolean;
  readonly over?: number;
  readonly within?: number;
  readonly moved?: boolean;
  readonly targetMoved?: boolean;
  /** The hits come from a spell. */
  readonly spell?: boolean;
  /** Of the unit that has the rule: switches of its circumstances. */
  readonly nearTerrain?: boolean;
  readonly arrived?: boolean;
  readonly close?: boolean;
  readonly sweeping?: boolean;
  readonly mending?: boolean;
  readonly actsTwice?: boolean;
  /** Most living target models have a toughness from..to. */
  readonly targetTough?: readonly [number, number];
  /** The Defense in use is from..to. */
  readonly targetDefense?: readonly [number, number];
  readonly option?: { readonly [name in keyof Options]?: Options[name] };
}

/**
 * How units grow. Pairs: a marker at the start of each round, four at most, every two count. Each: a marker at the end of each
 * round, two at most, every one counts, and all are lost when the unit is Shaken.
 */
export const GROWTHS = ['pairs', 'each'] as const;
export type Growth = (typeof GROWTHS)[number];

export interface Effect {
  readonly do: EffectKind;
  /** `'X'` is the rating of the rule. */
  readonly value: number | 'X';
  /** First natural result that counts (extraHits, extraAttacks, rerollBlock) or the last one (extraWounds). */
  readonly face?: number;
  readonly carriers: Carriers;
  /** Alternatives: one of them must hold. None: always. */
  readonly when?: readonly Condition[];
  /** Cancelled by weapons that skip Regeneration. */
  readonly regeneration?: boolean;
  /** Multiplied by growth markers. */
  readonly growth?: Growth;
  /** Multiplied by the enemy units that the bearers have destroyed before. */
  readonly perKill?: boolean;
  /** Multiplied by the wounds that each bearer ignored before. */
  readonly perMarker?: boolean;
  /** Of a blow. */
  readonly deals?: Deals;
}

/** Switches of a unit's circumstances that conditions may ask for. */
export const SWITCHES = ['nearTerrain', 'arrived', 'close', 'sweeping', 'mending', 'actsTwice'] as const;
