// Tastes of this device (S86).

import { Segmented } from '../../components/form/controls/segmented.tsx';
import { skirmishMenu } from '../../language/english/skirmish/menu.ts';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import { HOME } from '../address.ts';
import { changeSettings, type Settings, useSettings } from '../session/settings.ts';

const { taste } = skirmishMenu;

const FLAGS: readonly {
  readonly name: 'confirmMoves' | 'showOdds' | 'patterns' | 'grid' | 'sound';
  readonly label: string;
  readonly note: string;
}[] = [
  { name: 'confirmMoves', label: taste.confirmMoves, note: taste.confirmMovesIs },
  { name: 'showOdds', label: taste.showOdds, note: taste.showOddsIs },
  { name: 'patterns', label: taste.patterns, note: taste.patternsAre },
  { name: 'grid', label: taste.grid, note: taste.gridIs },
  { name: 'sound', label: taste.sound, note: taste.soundIs },
];

export function SettingsPage() {
  const settings = useSettings();
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-xl space-y-4 p-4 outline-none">
      <h1 className="text-xl font-semibold">{skirmishMenu.settings}</h1>
      <div className="space-y-1">
        <h2 id="dice-label" className="text-s font-semibold">
          {taste.dice}
        </h2>
        <Segmented
          labelledBy="dice-label"
          value={settings.dice}
          options={[
            { value: 'on', label: taste.on },
            { value: 'fast', label: taste.fast },
            { value: 'off', label: taste.off },
          ]}
          onChoose={(dice: Settings['dice']) => changeSettings({ dice })}
        />
      </div>
      <div className="space-y-1">
        <h2 id="lengths-label" className="text-s font-semibold">
          {taste.lengths}
        </h2>
        <Segmented
          labelledBy="lengths-label"
          value={settings.lengths}
          options={[
            { value: 'inches', label: taste.inches },
            { value: 'centimetres', label: taste.centimetres },
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
        {skirmish.backToMenu}
      </a>
    </main>
  );
}
