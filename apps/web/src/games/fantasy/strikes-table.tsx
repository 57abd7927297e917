// The rolls that follow from both cards: who strikes when, and what hits, wounds and saves.

import { Prose } from '../../components/ui/prose.tsx';
import { fantasyBattle } from '../../language/english/fantasy/battle.ts';
import { fantasy } from '../../language/english/fantasy/fantasy.ts';
import type { ResultsOf } from '../view.ts';

const { strikes: words } = fantasyBattle;

const KINDS: { readonly [kind: string]: string } = words.kinds;

function rollWords(value: number | string): string {
  if (value === 'auto') return words.automatic;
  return value === 'none' ? '–' : `${value}+`;
}

function stepWords(step: number | string): string {
  return step === 'before' ? words.before : step === 'after' ? words.after : words.step(step);
}

export function StrikesTable({ answer, input }: ResultsOf<'fantasy/battle'>) {
  const names = {
    first: input.first.name || fantasy.units.yours,
    second: input.second.name || fantasy.units.enemy,
  };
  const reroll = (side: 'first' | 'second') => (side === 'first' ? 'text-attacker-ink' : 'text-defender-ink');
  return (
    <div className="card overflow-x-auto p-3">
      <table className="w-full text-s">
        <caption className="pb-1 text-left text-s font-semibold">{words.caption}</caption>
        <thead>
          <tr className="border-b border-line text-left text-muted">
            {[words.who, words.hits, words.wounds, words.saves].map((title) => (
              <th key={title} scope="col" className="py-1 pr-2 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answer.strikes.map((strike) => (
            <tr key={`${strike.side} ${strike.kind}`} className="border-b border-line/60">
              <th scope="row" className={`py-0.5 pr-2 text-left font-medium ${reroll(strike.side)}`}>
                <Prose text={`${names[strike.side]}: ${KINDS[strike.kind]}`} />
                <Why text={`${stepWords(strike.step)}, ${words.models(strike.models)}`} />
              </th>
              <td className="pr-2 align-top">
                {rollWords(strike.toHit)}
                <Why text={strike.skill === null ? '' : words.skill(strike.skill, strike.enemySkill)} />
              </td>
              <td className="pr-2 align-top">
                {rollWords(strike.toWound)}
                <Why text={words.strength(strike.strength, strike.toughness)} />
              </td>
              <td className="align-top">
                {savesWords(strike)}
                <Why text={armourWords(strike)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Why({ text }: { readonly text: string }) {
  return text === '' ? null : <span className="block text-xs text-muted">{text}</span>;
}

/** "armour 5+ less 1". */
function armourWords({ armour, piercing }: { readonly armour: number; readonly piercing: number }): string {
  if (armour > 6) return words.noArmour;
  const save = Math.max(2, armour);
  return piercing > 0 ? words.pierced(save, piercing) : words.armour(save);
}

interface Saves {
  readonly armourSave: number | string;
  readonly ward: number | string;
  readonly regeneration: number | string;
}

/** "5+, ward 6+, regeneration 4+". */
function savesWords({ armourSave, ward, regeneration }: Saves): string {
  const parts = [
    ...(armourSave === 'none' ? [] : [rollWords(armourSave)]),
    ...(ward === 'none' ? [] : [words.ward(rollWords(ward))]),
    ...(regeneration === 'none' ? [] : [words.regeneration(rollWords(regeneration))]),
  ];
  return parts.length === 0 ? '–' : parts.join(', ');
}
