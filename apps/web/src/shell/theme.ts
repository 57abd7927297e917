// The theme as components see it.
import { create } from 'zustand';
import { record } from '../undo/log.ts';
import { applyTheme, storedTheme, type Theme } from './theme-choice.ts';

interface ThemeStore {
  readonly theme: Theme;
  choose(theme: Theme): void;
  /** Not a step of undo. */
  take(theme: Theme): void;
}

export const useTheme = create<ThemeStore>((set, get) => ({
  theme: storedTheme(),
  choose: (theme) => {
    record({ document: 'choice theme', before: { chosen: get().theme }, after: { chosen: theme } });
    get().take(theme);
  },
  take: (theme) => {
    applyTheme(theme);
    set({ theme });
  },
}));
