// Light, dark or whatever the system says; remembered in this browser.
import { create } from 'zustand';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Also read by public/theme.js before the first paint. */
const KEY = 'oddsmith:theme';

function stored(): Theme {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system';
  } catch {
    return 'system';
  }
}

interface ThemeStore {
  readonly theme: Theme;
  choose(theme: Theme): void;
}

export const useTheme = create<ThemeStore>((set) => ({
  theme: stored(),
  choose: (theme) => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // Holds for this visit only.
    }
    set({ theme });
  },
}));
