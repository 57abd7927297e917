// One side as a line of text that reads and writes its counters: "6 inf 2 art 2 arm"; a whole "... vs ..." fills both sides.
import { type Path, withValue } from '@oddsmith/games';
import { type Army, type BoardSide, canTakePart, UNITS } from '@oddsmith/games/axis';
import { armyLine, looksLikeBattle, readArmy, readBattle, type TextProblem } from '@oddsmith/games/axis/text';
import { useId, useState } from 'react';
import { useBattleStore } from '../../battle/context.ts';
import { Button } from '../../components/ui/button.tsx';
import { axis } from '../../language/english/axis/axis.ts';
import { saidProblems } from './said-problems.ts';

const { line: words } = axis;

interface ArmyLineProps {
  readonly owner: string;
  readonly side: BoardSide;
  readonly naval: boolean;
  readonly units: Army;
  /** Of the side in the battle. */
  readonly path: Path;
  /** Of its units, where they are others than the side's. */
  readonly unitsAt?: Path;
}

export function ArmyLine({ owner, side, naval, units, path, unitsAt = [...path, 'units'] }: ArmyLineProps) {
  const store = useBattleStore();
  const id = useId();
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const [problem, setProblem] = useState('');
  const isEmpty = UNITS.every((unit) => (units[unit.id] ?? 0) === 0);
  const refuse = async (problems: readonly TextProblem[]) => setProblem(await saidProblems(problems));
  const put = (at: Path, army: Army) => store.getState().set(at, army);
  const isWholeSide = path[0] === 'waves' && unitsAt.length === path.length + 1;
  const type = (text: string) => {
    setDraft(text);
    if (looksLikeBattle(text) && isWholeSide) {
      const read = readBattle(text);
      if ('problems' in read) return refuse(read.problems);
      const [{ attack, defense }] = read.input.waves;
      const wave = path.slice(0, -1);
      put([...wave, 'attack', 'units'], attack.units);
      put([...wave, 'defense', 'units'], defense.units);
      return setProblem('');
    }
    const { army, problems } = readArmy(text);
    const wrong = UNITS.filter((unit) => (army[unit.id] ?? 0) > 0 && !canTakePart(unit.id, side, naval));
    const all = [
      ...problems,
      ...wrong.map((unit): TextProblem => ({ id: 'text-misplaced', values: { unit: unit.id, naval } })),
    ];
    if (all.length > 0) return refuse(all);
    setProblem('');
    put(unitsAt, army);
  };
  return (
    <div className="sm:mb-2">
      <div className="flex items-center gap-2">
        <input
          aria-label={words.label(owner)}
          aria-describedby={problem === '' ? undefined : id}
          aria-invalid={problem !== ''}
          autoComplete="off"
          spellCheck={false}
          placeholder={isWholeSide ? words.example : words.units}
          value={draft ?? armyLine(units)}
          className="h-(--target) min-w-0 flex-1 rounded-m border border-line bg-panel px-2 text-s text-ink"
          onChange={(event) => void type(event.target.value)}
          onBlur={() => {
            setDraft(undefined);
            setProblem('');
          }}
        />
        <Button
          label={words.clear}
          aria-label={words.clearSide(owner)}
          disabled={isEmpty}
          onClick={() => {
            setDraft(undefined);
            setProblem('');
            // An entry of its own in the history: undone, the units are back.
            const { input, replace } = store.getState();
            replace(withValue(input, unitsAt, {}));
          }}
        />
      </div>
      {problem !== '' && (
        <p id={id} role="alert" className="mt-1 text-s text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
