// The four things to do with a unit, the same wherever its name stands.
import { valueAt } from '@oddsmith/games';
import { useState } from 'react';
import { battleWith } from '../calculator/battle-with.ts';
import { openBattle } from '../calculator/open-battle.ts';
import { type ShownUnit, type UnitUse, usesOf } from '../calculator/unit-uses.ts';
import { Button } from '../components/ui/button.tsx';
import { unit as words } from '../language/english/library/unit.ts';
import { seenBattle } from '../store/battles.ts';
import { operativeId, type SavedRecord, unitId } from '../store/record.ts';
import { newId, shelf } from '../store/saved.ts';
import { ofKind } from '../store/shelf.ts';
import { useCommandStore } from './commands.ts';
import { saveNamed } from './save-named.ts';
import { sayKept } from './say-kept.ts';

interface UnitActionsProps {
  readonly unit: ShownUnit;
  onDone(): void;
}

/** Of the tray of one calculator. */
const MOST_SITUATIONS = 4;

export function UnitActions({ unit, onDone }: UnitActionsProps) {
  const say = useCommandStore((store) => store.say);
  const [saved, setSaved] = useState(unit.saved === true);
  const { game, name, data } = unit;
  const uses = usesOf(unit);
  const use = async (chosen: UnitUse) => {
    const input = await battleWith(chosen);
    onDone();
    await openBattle(chosen.calculator, input);
  };
  const save = async () => {
    const recordOf = (called: string): SavedRecord => {
      const own = { ...unit, name: called };
      return { id: idOf(own), kind: 'unit', game, name: called, tags: [], at: Date.now(), data };
    };
    say(await saveNamed(name, recordOf, words.inLibrary));
    setSaved(shelf.find(idOf(unit))?.data === data);
  };
  const compare = async (chosen: UnitUse) => {
    await shelf.loaded();
    if (situationsOf(chosen.calculator) >= MOST_SITUATIONS) return say(words.trayFull);
    const situation = { calculator: chosen.calculator, input: await battleWith(chosen) };
    const tags = [chosen.side];
    const record = { id: newId(), kind: 'situation', game, name, tags, at: Date.now(), data: situation } as const;
    await sayKept(shelf.save(record), words.inTray(name));
    onDone();
  };
  return (
    <div className="flex flex-wrap gap-2">
      {uses.map((one) => (
        <Button key={one.side} label={words.use[one.side]} onClick={() => void use(one)} />
      ))}
      {uses.length > 0 && (
        <Button label={saved ? words.saved : words.save} disabled={saved} onClick={() => void save()} />
      )}
      {uses[0] !== undefined && <Button label={words.compare} onClick={() => void compare(uses[0])} />}
      {uses.length === 0 && <p className="text-s text-muted">{words.useless}</p>}
    </div>
  );
}

/** As the pages that save such units themselves name them. */
function idOf({ game, name, data }: ShownUnit): string {
  const [side, system] = [valueAt(data, ['side']), valueAt(data, ['system'])];
  if (typeof side === 'string') return operativeId(side, name);
  return unitId(game, name, typeof system === 'string' ? system : undefined);
}

function situationsOf(calculator: string): number {
  const { records } = shelf.state.getState();
  return ofKind(records, 'situation').filter((record) => seenBattle(record)?.calculator === calculator).length;
}
