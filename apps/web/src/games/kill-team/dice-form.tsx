// What two players rolled, typed in: the position it makes, or why it makes none.

import type { Problem } from '@oddsmith/games';
import { diceToRoll, layOut, type OpenDice, readFaces } from '@oddsmith/games/kill-team';
import { Dices } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { killTeamFight } from '../../language/english/kill-team/fight.ts';
import type { InputOf } from '../calculator-types.ts';
import { fighterNames } from './fighter-names.ts';

interface DiceFormProps {
  readonly fight: InputOf<'killteam/fight'>;
  readonly label: string;
  readonly text: string;
  readonly button: string;
  onLaid(open: OpenDice): void | Promise<void>;
  /** Back to where the dice were asked for. */
  readonly onBack?: () => void;
}

export function DiceForm({ fight, label, text, button, onLaid, onBack }: DiceFormProps) {
  const [busy, setBusy] = useState(false);
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const [problem, setProblem] = useState('');
  const dice = diceToRoll(fight);
  const names = fighterNames(fight);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    const faces = { first: readFaces(first), second: readFaces(second) };
    if (faces.first === null || faces.second === null) {
      setProblem(killTeamFight.dice.faces);
      return;
    }
    const laid = layOut(fight, { first: faces.first, second: faces.second });
    if ('error' in laid) {
      setProblem(whyNotLaid(laid.error, fight));
      return;
    }
    setProblem('');
    setBusy(true);
    await onLaid(laid.open);
    setBusy(false);
  };
  return (
    <form className="card space-y-2 p-3" aria-label={label} onSubmit={go}>
      <p className="text-s">{text}</p>
      <div className="flex flex-wrap items-end gap-2">
        <FacesField label={killTeamFight.dice.rolled(names[0], dice.first)} value={first} onChange={setFirst} />
        <FacesField label={killTeamFight.dice.rolled(names[1], dice.second)} value={second} onChange={setSecond} />
        <Button type="submit" icon={Dices} label={button} disabled={busy} />
        {onBack !== undefined && <Button label={killTeamFight.dice.back} look="button-quiet" onClick={onBack} />}
      </div>
      <output className="block text-s text-bad">{problem}</output>
    </form>
  );
}

function whyNotLaid({ code, path }: Problem, fight: InputOf<'killteam/fight'>): string {
  const { dice } = killTeamFight;
  const side = path === 'second' ? 'second' : 'first';
  if (code === 'killteam/wrong-number-of-dice') return dice.wrongNumber(diceToRoll(fight)[side]);
  return code === 'killteam/killed-by-devastating' ? dice.killed(fight[side].name) : dice.over;
}

interface FacesFieldProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

function FacesField({ label, value, onChange }: FacesFieldProps) {
  return (
    <label className="flex min-w-0 flex-1 basis-40 flex-col text-s">
      {label}
      <input
        className="h-(--target) min-w-0 rounded-m border border-line bg-surface px-2 text-m"
        inputMode="numeric"
        placeholder="6 5 3 1"
        maxLength={60}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
