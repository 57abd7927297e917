// One saved unit and what can be done with it: take it into a battle on either side, or put that battle into the tray.
import { openBattle } from '../calculator/open-battle.ts';
import { battleWith, type UnitUse, usesOf } from '../calculator/unit-uses.ts';
import { Sheet } from '../components/ui/sheet.tsx';
import type { SavedRecord } from '../store/record.ts';
import { newId, shelf } from '../store/saved.ts';
import { useCommandStore } from './commands.ts';

interface UnitSheetProps {
  readonly record: SavedRecord;
  onClose(): void;
}

const WORDS = { attacker: 'Use as attacker', defender: 'Use as defender' } as const;

export function UnitSheet({ record, onClose }: UnitSheetProps) {
  const say = useCommandStore((store) => store.say);
  const uses = usesOf(record);
  const use = async (chosen: UnitUse) => {
    const input = await battleWith(chosen, record.name);
    onClose();
    await openBattle(chosen.calculator, input);
  };
  const compare = async (chosen: UnitUse) => {
    const { game, name } = record;
    const data = { calculator: chosen.calculator, input: await battleWith(chosen, name) };
    await shelf.save({ id: newId(), kind: 'situation', game, name, tags: [chosen.side], at: Date.now(), data });
    say(`${name} is in the tray: open Compare on its page`);
    onClose();
  };
  return (
    <Sheet title={record.name} description="What to do with this unit" onClose={onClose}>
      <div className="flex flex-wrap gap-2 p-4">
        {uses.map((one) => (
          <button key={one.side} type="button" className="button" onClick={() => void use(one)}>
            {WORDS[one.side]}
          </button>
        ))}
        {uses[0] !== undefined && (
          <button type="button" className="button" onClick={() => void compare(uses[0])}>
            Compare
          </button>
        )}
        {uses.length === 0 && <p className="text-s text-muted">No page can take this unit.</p>}
      </div>
    </Sheet>
  );
}
