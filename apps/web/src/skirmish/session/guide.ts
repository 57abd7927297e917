// Which battle is played with a guide: remembered while the tab lives, so that a reload does not lose it.

const KEY = 'skirmish/guide';

export function beginGuide(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Storage that is switched off: the battle goes on without a guide.
  }
}

export function isGuided(id: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === id;
  } catch {
    return false;
  }
}

export function endGuide(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was nothing to forget.
  }
}
