// What the page in front offers to the header and the keyboard.
import { create } from 'zustand';
import type { Carried } from '../battle/pair.ts';
import type { ShownUnit } from '../calculator/unit-uses.ts';
import type { Finding } from './search.ts';

export interface Commands {
  readonly copyLink?: () => void;
  readonly share?: () => void;
  readonly random?: () => void;
  /** What the page in front adds to the search. */
  readonly findings?: () => readonly Finding[];
  /** What units of the battle on screen can do, by names that hold the words. */
  readonly switches?: (words: string) => Promise<readonly Finding[]>;
  /** Opens all fields where this one stands. */
  readonly reveal?: (path: string) => void;
  /** The battle on screen. */
  readonly present?: () => Carried;
  /** Choose who stands on a side, what they do, or open all fields. */
  readonly pickAttacker?: () => void;
  readonly pickDefender?: () => void;
  readonly chooseVerb?: () => void;
  readonly edit?: () => void;
  readonly reset?: () => void;
  /** Another battle beside this one, in a tab of its own. */
  readonly another?: () => void;
  /** Ready battles, for the menu. */
  readonly examples?: () => readonly Example[];
}

export interface Example {
  readonly title: string;
  readonly note: string;
  /** It is the battle on screen. */
  readonly shown: boolean;
  open(): void;
}

/** What a message offers to do: taking a deletion back. */
interface WayBack {
  readonly label: string;
  act(): void;
}

/** What is to happen to the one that is saved under the name already. */
export type Replacing = 'replace' | 'both';

export interface Question {
  readonly name: string;
  /** Undefined: nothing is to happen. */
  answer(chosen: Replacing | undefined): void;
}

export type SheetName = 'games' | 'help' | 'paste' | 'search' | 'share' | 'unit';

interface CommandStore {
  readonly commands: Commands;
  readonly sheet: SheetName | undefined;
  /** Whose sheet is open or was. */
  readonly unit: ShownUnit | undefined;
  /** A short message that goes away by itself: "Link copied". */
  readonly message: string;
  readonly way: WayBack | undefined;
  /** On top of whatever is open. */
  readonly question: Question | undefined;
  offer(commands: Commands): void;
  ask(question: Question | undefined): void;
  show(sheet: SheetName | undefined): void;
  showUnit(unit: ShownUnit): void;
  /** Until something else is said, where it stays. */
  say(message: string, way?: WayBack, how?: { readonly stays: boolean }): void;
}

const MESSAGE_MS = 2500;
/** Long enough to read and to reach. */
const UNDO_MS = 8000;
/** A slow reader's time for one letter of a longer message. */
const LETTER_MS = 60;
let messageTimer: ReturnType<typeof setTimeout> | undefined;

export const useCommandStore = create<CommandStore>((set) => ({
  commands: {},
  sheet: undefined,
  unit: undefined,
  message: '',
  way: undefined,
  question: undefined,
  offer: (commands) => set({ commands }),
  ask: (question) => set({ question }),
  show: (sheet) => set({ sheet }),
  showUnit: (unit) => set({ unit, sheet: 'unit' }),
  say: (message, way, how) => {
    clearTimeout(messageTimer);
    const least = way === undefined ? MESSAGE_MS : UNDO_MS;
    const shownMs = Math.max(least, message.length * LETTER_MS);
    if (!how?.stays) messageTimer = setTimeout(() => set({ message: '', way: undefined }), shownMs);
    set({ message, way });
  },
}));
