// Which battle is played with a guide: remembered while the tab lives, so that a reload does not lose it.
import { keepInTab, keptInTab } from './tab-memory.ts';

const KEY = 'skirmish/guide';
const NONE = '';

export function beginGuide(id: string): void {
  keepInTab(KEY, id);
}

export function isGuided(id: string): boolean {
  return keptInTab(KEY) === id;
}

export function endGuide(): void {
  keepInTab(KEY, NONE);
}
