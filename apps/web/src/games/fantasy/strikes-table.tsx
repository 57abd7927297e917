// The rolls that follow from both cards: who strikes when, and what hits, wounds and saves.
import { plural } from '@oddsmith/games/wording';
import type { ResultsOf } from '../view.ts';

const KINDS: { readonly [kind: string]: string } = {
  champion: 'Champion',
  rank: 'In contact',
  single: 'Fighting rank',
  support: 'Supporting',
  mount: 'Mounts',
  impact: 'Impact hits',
  grind: 'Grind attacks',
  stomp: 'Stomps',
};

function rollWords(value: number | string): string {
  if (value === 'auto') return 'automatic';
  return value === 'none' ? '–' : `${value}+`;
}

function stepWords(step: number | string): string {
  return step === 'before' ? 'first of all' : step === 'after' ? 'last of all' : `step ${step}`;
}

export function StrikesTable({ answer, input }: ResultsOf<'fantasy/battle'>) {
  const names = { first: input.first.name || 'Your unit', second: input.second.name || 'Enemy unit' };
  const reroll = (side: 'first' | 'second') => (side === 'first' ? 'text-attacker-ink' : 'text-defender-ink');
  return (
    <div className="card overflow-x-auto p-3">
      <table className="w-full text-s">
        <caption className="pb-1 text-left text-s font-semibold">
          Rolls of the first round, each with the values it comes from
        </caption>
        <thead>
          <tr className="border-b border-line text-left text-muted">
            {['Who and when', 'Hits on', 'Wounds on', 'Enemy saves on'].map((title) => (
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
                {names[strike.side]}: {KINDS[strike.kind]}
                <Why text={`${stepWords(strike.step)}, ${plural(strike.models, 'model')}`} />
              </th>
              <td className="pr-2 align-top">
                {rollWords(strike.toHit)}
                <Why text={strike.skill === null ? '' : `skill ${strike.skill} against ${strike.enemySkill}`} />
              </td>
              <td className="pr-2 align-top">
                {rollWords(strike.toWound)}
                <Why text={`S${strike.strength} against T${strike.toughness}`} />
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
  if (armour > 6) return 'no armour';
  return `armour ${Math.max(2, armour)}+${piercing > 0 ? ` pierced by ${piercing}` : ''}`;
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
    ...(ward === 'none' ? [] : [`ward ${rollWords(ward)}`]),
    ...(regeneration === 'none' ? [] : [`regeneration ${rollWords(regeneration)}`]),
  ];
  return parts.length === 0 ? '–' : parts.join(', ');
}
