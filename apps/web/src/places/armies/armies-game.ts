// What a game says of itself to the Armies page: data, and slots for what only it has. Everything else is shared.
import type { ComponentType } from 'react';
import type { ShownUnit } from '../../calculator/unit-uses.ts';
import type { Army, ArmyUnit, Hosts, Phase } from './army.ts';

export interface FigureChoice {
  /** As in an answer: "killChance", "damage.mean"; derived ones have `of`. */
  readonly name: string;
  readonly title: string;
  /** What a unit does to another by this figure: "destroys 18.2% of it". */
  does(value: string): string;
  readonly chance?: boolean;
  /** Worked out from the mean damage, the wounds of the target and the points of both units. */
  readonly of?: 'share' | 'points' | 'perPoint';
  /** Of harm done to the unit in the row: the least is the best. */
  readonly harm?: boolean;
}

/** The figures by which both sides of a fight take one of several weapons: the defender knows what it is up against. */
export interface WeaponsBy {
  readonly attacker: string;
  readonly defender: string;
}

/** A layer of the matrix: how the units meet. */
export interface Layer {
  /** The same in every language: links carry it. */
  readonly name: string;
  readonly title: string;
  readonly phase?: Phase;
  /** Laid over both units, where layers are questions of their own. */
  readonly input?: unknown;
}

/** Units of a link. Strangers write links, so the game checks each of them. */
export interface LinkedArmy {
  readonly key: string;
  readonly name: string;
  readonly units: readonly Record<string, unknown>[];
  readonly ruleTexts: { readonly [name: string]: string };
}

export type ArmyReading =
  | { readonly ok: true; readonly army: Army }
  | { readonly ok: false; readonly problem: { readonly message: string } };

/** A plan's fields beside armies and method, as the generated form edits them. */
export type Settings = { readonly [field: string]: unknown };

export interface PairProps {
  readonly attacker: ArmyUnit;
  readonly defender: ArmyUnit;
}

export interface UnitProps {
  readonly unit: ArmyUnit;
  readonly army: Army;
  onChange(unit: ArmyUnit): void;
  onClose(): void;
}

export interface ArmiesGame {
  readonly id: string;
  readonly title: string;
  readonly page: string;
  readonly calculator: string;
  /** How often the unit on the left wins, or one of several figures. */
  readonly cell: 'outcome' | 'figure';
  /** Of `figure`: the first is shown first. */
  readonly figures: readonly FigureChoice[];
  /** Of a calculator in which both sides strike; elsewhere the attacker takes the weapon that is best for the figure shown. */
  readonly weaponsBy?: WeaponsBy;
  /** What is otherwise in melee, where that is a question for another calculator. */
  readonly melee?: Pick<ArmiesGame, 'calculator' | 'figures'> & { readonly weaponsBy: WeaponsBy };
  /** Asked one at a time, the first at first; absent where every answer has its layers in `layerField`. */
  readonly situations?: readonly Layer[];
  /** The field that chooses the layers of an answer, each with figures of its own. */
  readonly layerField?: string;
  /** What all pairs have in common, by field of the calculator's form. */
  readonly fields: readonly string[];
  /** Those in a line, for phones. */
  summary(settings: Settings): readonly string[];
  /** What the question of a pair has beside its units. */
  common(settings: Settings, hosts: Hosts): unknown;
  /** The calculator whose shots plans, efficiency and lists are made of, and what its questions have beside the units; absent in fights. */
  readonly firing?: { readonly calculator: string; common(settings: Settings, hosts: Hosts): unknown };
  /** Of exact work for one pair: what takes more is rolled. */
  readonly steps?: number;
  /** Rolled pairs have dice of their own. */
  readonly ownDice?: boolean;
  /** So many units of an army that comes in are chosen. */
  readonly firstChoice: number;
  /** The first two stand on the page until the player brings others. */
  samples(): Promise<readonly Army[]>;
  /** Names that stand for a whole army. */
  teams?(): Promise<readonly string[]>;
  /** Several files make one list. Undefined where a later list overtook this one. */
  read(files: readonly (string | Uint8Array)[]): Promise<ArmyReading | undefined>;
  /** Undefined when one of them is no unit. */
  adopt(linked: LinkedArmy): Promise<Army | undefined>;
  /** What a link says of a unit. */
  linked(unit: ArmyUnit): Record<string, unknown>;
  /** A unit as the browser kept it, by this or an older version of the page. */
  revived(unit: ArmyUnit): ArmyUnit;
  /** As its sheet takes it. */
  shown(unit: ArmyUnit, army: Army): ShownUnit;
  /** The input of a pair, as the calculator opens it. */
  pairInput(common: unknown, pair: PairProps, layer: Layer | undefined): unknown;
  readonly paste: {
    readonly placeholder: string;
    readonly hint?: string;
    readonly accept: string;
    /** Files are read as bytes. */
    readonly binary?: boolean;
    /** A list may need further files beside it. */
    readonly multiple?: boolean;
  };
  /** Which unit does most over all targets, and how much, in a sentence. */
  doesMost?(unit: string, value: string): string;
  /** An opened pair. */
  readonly Pair: ComponentType<PairProps>;
  /** A card that can be corrected; without one the name opens the sheet of every unit. */
  readonly Unit?: ComponentType<UnitProps>;
  /** Under the units of an army. */
  readonly Coverage?: ComponentType<{ readonly army: Army }>;
  /** Why the enemy that is the problem is one. */
  readonly Reasons?: ComponentType<PairProps>;
  /** In the dialog of the run: which layers an answer has. */
  readonly LayerPicker?: ComponentType;
  /** Beside undo and redo. */
  readonly Tools?: ComponentType;
}

/** Figures that answers have themselves. */
export function askedFigures({ figures }: ArmiesGame): readonly string[] {
  return figures.flatMap(({ name, of }) => (of === undefined ? [name] : []));
}

const inMelee = new WeakMap<ArmiesGame, ArmiesGame>();

/** The same object for the same game and phase. */
export function playedIn(game: ArmiesGame, phase: Phase): ArmiesGame {
  if (phase === 'shooting' || game.melee === undefined) return game;
  const { firing: _, ...whole } = game;
  const played = inMelee.get(game) ?? { ...whole, ...game.melee };
  inMelee.set(game, played);
  return played;
}
