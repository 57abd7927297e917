// What the page in front offers to the header and the keyboard.
import { create } from 'zustand';

export interface Commands {
  readonly copyLink?: () => void;
  readonly share?: () => void;
  readonly random?: () => void;
  readonly search?: () => void;
  readonly undo?: () => void;
  readonly redo?: () => void;
  readonly reset?: () => void;
}

type Sheet = 'help' | 'search' | 'share';

interface CommandStore {
  readonly commands: Commands;
  readonly sheet: Sheet | undefined;
  /** A short message that goes away by itself: "Link copied". */
  readonly message: string;
  offer(commands: Commands): void;
  show(sheet: Sheet | undefined): void;
  say(message: string): void;
}

const MESSAGE_MS = 2500;
let messageTimer: ReturnType<typeof setTimeout> | undefined;

export const useCommandStore = create<CommandStore>((set) => ({
  commands: {},
  sheet: undefined,
  message: '',
  offer: (commands) => set({ commands }),
  show: (sheet) => set({ sheet }),
  say: (message) => {
    clearTimeout(messageTimer);
    messageTimer = setTimeout(() => set({ message: '' }), MESSAGE_MS);
    set({ message });
  },
}));
