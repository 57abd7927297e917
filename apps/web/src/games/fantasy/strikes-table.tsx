// The rolls that follow from both cards: who strikes when, and what hits, wounds and saves.
import { Fragment } from 'react';
import { Table } from '../../components/ui/figures-table.tsx';
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
  return (
    <div className="card overflow-x-auto p-3 [&_td]:align-top [&_td:not(:last-child)]:pr-2 [&_th]:pr-2">
      <Table
        look="ruled"
        caption={words.caption}
        heads={[words.who, words.hits, words.wounds, words.saves]}
        words={4}
        rows={answer.strikes.map((strike, index) => ({
          key: `${strike.side} ${strike.kind} ${index}`,
          cells: [
            <div key="who" className={INKS[strike.side]}>
              {`${names[strike.side]}: ${KINDS[strike.kind]}`}
              <Why text={`${stepWords(strike.step)}, ${words.models(strike.models)}`} />
            </div>,
            <Fragment key="hits">
              {rollWords(strike.toHit)}
              <Why text={strike.skill === null ? '' : words.skill(strike.skill, strike.enemySkill)} />
            </Fragment>,
            <Fragment key="wounds">
              {rollWords(strike.toWound)}
              <Why text={words.strength(strike.strength, strike.toughness)} />
            </Fragment>,
            <Fragment key="saves">
              {savesWords(strike)}
              <Why text={armourWords(strike)} />
            </Fragment>,
          ],
        }))}
      />
    </div>
  );
}

const INKS = { first: 'text-attacker-ink', second: 'text-defender-ink' } as const;

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
