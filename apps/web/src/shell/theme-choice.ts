// Light, dark or whatever the system says, kept in this browser.
import { remember, remembered } from '../store/remembered.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Also read by public/theme.js before the first paint. */
const KEY = 'oddsmith:theme';

export function isTheme(name: unknown): name is Theme {
  return (THEMES as readonly unknown[]).includes(name);
}

export function storedTheme(): Theme {
  const kept = remembered(KEY);
  return isTheme(kept) ? kept : 'system';
}

export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
}

export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  remember(KEY, theme);
}
