// The battles a player has open side by side, as tabs of the page: one document of the browser, seen by every window of it.
import { create } from 'zustand';
import { remember, remembered } from '../store/remembered.ts';
import { record } from '../undo/log.ts';

export interface OpenBattle {
  readonly id: string;
  readonly calculator: string;
  /** Of its link; '' while it is the battle the page opens with. */
  readonly code: string;
  /** "Intercessor Squad v Necron Warriors". */
  readonly title: string;
  /** Nobody's own yet: another battle may take its place. */
  readonly example: boolean;
}

interface OpenBattles {
  readonly battles: readonly OpenBattle[];
  /** The one this window shows. */
  readonly current: string | undefined;
}

const KEY = 'oddsmith:open-battles';
const MOST = 12;

export const useOpenBattles = create<OpenBattles>(() => ({
  battles: readBattles(remembered(KEY)),
  current: undefined,
}));

/** Another window has opened or closed one. */
export function followOtherWindows(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) useOpenBattles.setState({ battles: readBattles(newValue) });
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/**
 * A page was opened with a battle: that of a link has a tab of its own, a bare visit goes on in the one of its game.
 * Whether it was open already.
 */
export function enterBattle(calculator: string, code: string): boolean {
  const { battles, current } = useOpenBattles.getState();
  const here = battles.find(({ id }) => id === current);
  const isSame = (one: OpenBattle) => one.calculator === calculator && one.code === code && code !== '';
  const same = here !== undefined && isSame(here) ? here : battles.findLast(isSame);
  const ofGame = battles.findLast((one) => gameOf(one.calculator) === gameOf(calculator));
  const goesOn = here !== undefined && gameOf(here.calculator) === gameOf(calculator) ? here : ofGame;
  if (same !== undefined) enter(same.id);
  else if (goesOn !== undefined && (code === '' || goesOn.example)) enter(goesOn.id);
  // Whoever looks at the examples of five games has not opened five battles.
  else if (here?.example) showBattle(here.id, { calculator, code, title: '', example: code === '' });
  else add({ calculator, code, title: '', example: code === '' });
  return same !== undefined;
}

export function currentTab(): string | undefined {
  return useOpenBattles.getState().current;
}

/** What a page shows belongs to the tab it was opened in, unless that was closed. */
export function showBattle(tab: string | undefined, shown: Omit<OpenBattle, 'id'>): void {
  const { battles } = useOpenBattles.getState();
  if (battles.some(({ id }) => id === tab))
    keepOpen(battles.map((one) => (one.id === tab ? { ...shown, id: one.id } : one)));
}

/** Who meets whom in the battle of this window, once that is known. */
export function nameBattle(title: string): void {
  const { battles, current } = useOpenBattles.getState();
  if (battles.some((one) => one.id === current && one.title !== title))
    keepOpen(battles.map((one) => (one.id === current ? { ...one, title } : one)));
}

export function add(battle: Omit<OpenBattle, 'id'>): void {
  const id = crypto.randomUUID();
  useOpenBattles.setState({ current: id });
  keepOpen([...useOpenBattles.getState().battles, { ...battle, id }].slice(-MOST));
}

export function closeBattle(id: string): void {
  const { battles } = useOpenBattles.getState();
  const place = battles.findIndex((one) => one.id === id);
  if (place === -1) return;
  keepOpen(battles.filter((one) => one.id !== id));
  record({ document: 'tabs', before: { battle: battles[place], place }, after: {} });
}

export function enter(id: string): void {
  useOpenBattles.setState({ current: id });
}

export function hashOf({ calculator, code }: OpenBattle): string {
  return code === '' ? `#/${calculator}` : `#/${calculator}/${code}`;
}

/** All that are open now. */
export function keepOpen(battles: readonly OpenBattle[]): void {
  useOpenBattles.setState({ battles });
  remember(KEY, JSON.stringify(battles));
}

function gameOf(calculator: string): string {
  return calculator.split('/')[0];
}

/** What this or another version wrote. */
export function readBattles(text: string | null): readonly OpenBattle[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOpenBattle) : [];
  } catch {
    return [];
  }
}

export function isOpenBattle(value: unknown): value is OpenBattle {
  if (typeof value !== 'object' || value === null) return false;
  const { id, calculator, code, title, example } = value as Partial<OpenBattle>;
  const texts = [id, calculator, code, title];
  return texts.every((text) => typeof text === 'string') && typeof example === 'boolean';
}
