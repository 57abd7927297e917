// Tastes of this device (S86): kept beside everything else that is saved here.
import { create } from 'zustand';
import { formatTenths } from '../../format/number.ts';
import { shelf } from '../../store/saved.ts';

const DICE_PACES = ['on', 'fast', 'off'] as const;
const UNITS = ['inches', 'centimetres'] as const;
export const FLAGS = ['confirmMoves', 'showOdds', 'patterns', 'grid', 'sound', 'coach'] as const;

export type Settings = {
  readonly dice: (typeof DICE_PACES)[number];
  readonly lengths: (typeof UNITS)[number];
} & { readonly [flag in (typeof FLAGS)[number]]: boolean };

export const DEFAULT_SETTINGS: Settings = {
  dice: 'on',
  confirmMoves: false,
  showOdds: true,
  lengths: 'inches',
  patterns: false,
  grid: false,
  sound: false,
  coach: false,
};

const ID = 'skirmish/settings';

export const useSettings = create<Settings>(() => DEFAULT_SETTINGS);

function readSettings(data: unknown): Settings {
  if (typeof data !== 'object' || data === null) return DEFAULT_SETTINGS;
  const given = new Map<string, unknown>(Object.entries(data));
  const flags = FLAGS.filter((name) => typeof given.get(name) === 'boolean').map((name) => [name, given.get(name)]);
  return {
    ...DEFAULT_SETTINGS,
    ...Object.fromEntries(flags),
    dice: DICE_PACES.find((pace) => pace === given.get('dice')) ?? DEFAULT_SETTINGS.dice,
    lengths: UNITS.find((unit) => unit === given.get('lengths')) ?? DEFAULT_SETTINGS.lengths,
  };
}

export async function loadSettings(): Promise<void> {
  await shelf.loaded();
  useSettings.setState(readSettings(shelf.find(ID)?.data));
}

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  const data = useSettings.getState();
  void shelf.save({ id: ID, kind: 'setting', game: 'wh40k', name: 'Skirmish', tags: [], at: Date.now(), data });
}

const CENTIMETRES_PER_INCH = 2.54;

/** "6.0"" or "15.2 cm": what is shown, never what is played. */
export function lengthText(inches: number, lengths: Settings['lengths']): string {
  return lengths === 'inches' ? `${formatTenths(inches)}"` : `${formatTenths(inches * CENTIMETRES_PER_INCH)} cm`;
}
