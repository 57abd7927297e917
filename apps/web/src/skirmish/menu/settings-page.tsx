// Tastes of this device (S86).

import { optionsOf } from '../../components/ui/select.tsx';
import { skirmishMenu } from '../../language/english/skirmish/menu.ts';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import { HOME } from '../address.ts';
import { changeSettings, FLAGS, useSettings } from '../session/settings.ts';
import { Choice } from './choice.tsx';

const { taste } = skirmishMenu;

const NOTES: { readonly [name in (typeof FLAGS)[number]]: string } = {
  confirmMoves: taste.confirmMovesIs,
  showOdds: taste.showOddsIs,
  patterns: taste.patternsAre,
  grid: taste.gridIs,
  sound: taste.soundIs,
  coach: taste.coachIs,
};

export function SettingsPage() {
  const settings = useSettings();
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-xl space-y-4 p-4 outline-none">
      <h1 className="text-xl font-semibold">{skirmishMenu.settings}</h1>
      <Choice
        label={taste.dice}
        value={settings.dice}
        options={optionsOf(taste.paces)}
        onChoose={(dice) => changeSettings({ dice })}
      />
      <Choice
        label={taste.lengths}
        value={settings.lengths}
        options={optionsOf(taste.units)}
        onChoose={(lengths) => changeSettings({ lengths })}
      />
      {FLAGS.map((name) => (
        <label key={name} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={settings[name]}
            onChange={(event) => changeSettings({ [name]: event.target.checked })}
          />
          <span>
            <span className="block text-m">{taste[name]}</span>
            <span className="block text-s text-muted">{NOTES[name]}</span>
          </span>
        </label>
      ))}
      <a className="button" href={HOME}>
        {skirmish.backToMenu}
      </a>
    </main>
  );
}
