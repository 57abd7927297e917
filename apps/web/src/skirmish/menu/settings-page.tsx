// Tastes of this device (S86).

import { Segmented } from '../../components/form/segmented.tsx';
import { HOME } from '../address.ts';
import { changeSettings, type Settings, useSettings } from '../session/settings.ts';

const FLAGS: readonly {
  readonly name: 'confirmMoves' | 'showOdds' | 'patterns' | 'grid' | 'sound';
  readonly label: string;
  readonly note: string;
}[] = [
  {
    name: 'confirmMoves',
    label: 'Confirm moves',
    note: 'A move waits for a button instead of being made as you let go.',
  },
  { name: 'showOdds', label: 'Show odds', note: 'Exact odds when you look at an enemy.' },
  { name: 'patterns', label: 'Patterns for colour-blind eyes', note: 'The second side is hatched as well as blue.' },
  { name: 'grid', label: 'Measure grid', note: 'A line every 6 inches.' },
  { name: 'sound', label: 'Sound', note: 'A short click when dice are thrown.' },
];

export function SettingsPage() {
  const settings = useSettings();
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-xl space-y-4 p-4 outline-none">
      <h1 className="text-xl font-semibold">Settings</h1>
      <div className="space-y-1">
        <h2 id="dice-label" className="text-s font-semibold">
          Dice animation
        </h2>
        <Segmented
          labelledBy="dice-label"
          value={settings.dice}
          options={[
            { value: 'on', label: 'On' },
            { value: 'fast', label: 'Fast' },
            { value: 'off', label: 'Off' },
          ]}
          onChoose={(dice: Settings['dice']) => changeSettings({ dice })}
        />
      </div>
      <div className="space-y-1">
        <h2 id="lengths-label" className="text-s font-semibold">
          Lengths
        </h2>
        <Segmented
          labelledBy="lengths-label"
          value={settings.lengths}
          options={[
            { value: 'inches', label: 'Inches' },
            { value: 'centimetres', label: 'Centimetres' },
          ]}
          onChoose={(lengths: Settings['lengths']) => changeSettings({ lengths })}
        />
      </div>
      {FLAGS.map(({ name, label, note }) => (
        <label key={name} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={settings[name]}
            onChange={(event) => changeSettings({ [name]: event.target.checked })}
          />
          <span>
            <span className="block text-m">{label}</span>
            <span className="block text-s text-muted">{note}</span>
          </span>
        </label>
      ))}
      <a className="button" href={HOME}>
        Back to the menu
      </a>
    </main>
  );
}
