// The theme as components see it.
import { create } from 'zustand';
import { applyTheme, storedTheme, type Theme } from './theme-choice.ts';

interface ThemeStore {
  readonly theme: Theme;
  choose(theme: Theme): void;
}

export const useTheme = create<ThemeStore>((set) => ({
  theme: storedTheme(),
  choose: (theme) => {
    applyTheme(theme);
    set({ theme });
  },
}));
