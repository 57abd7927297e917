// How to play: the turn, the controls, and the rules that refusals point to.
import { useEffect } from 'react';
import { useHash } from '../../shell/hash.ts';
import { battleHash, go, HOME } from '../address.ts';
import { KEYS } from '../play/keys.ts';
import { STRONG } from '../play/strong.ts';
import { beginGuide } from '../session/guide.ts';
import { MARKS } from '../words.ts';
import { startQuickBattle } from './quick-start.ts';
import { RULES } from './rule-texts.ts';

const PHASES: readonly (readonly [name: string, text: string])[] = [
  [
    'Command',
    'Both sides gain a Command point. Units below half strength test for Battle-shock. From round 2 on you score 5 points for each objective you hold, at most 15.',
  ],
  [
    'Movement',
    'Each unit stays, moves up to its Movement, or advances a D6 further, after which it cannot charge and fires only Assault weapons. A unit locked in combat stays or falls back.',
  ],
  ['Shooting', 'Each unit shoots once, at what it sees and reaches. Look at an enemy to see the exact odds first.'],
  ['Charge', 'A unit within 12" of an enemy may charge: 2D6 inches, to within 1" of every target.'],
  [
    'Fight',
    'Units that charged fight first, then the rest, the sides taking turns. Each piles in 3", strikes, and consolidates 3".',
  ],
];

export function HowToPlay() {
  const [, , , , rule = ''] = useHash().split('/');
  useEffect(() => {
    document.getElementById(rule)?.scrollIntoView();
  }, [rule]);
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-2xl space-y-4 p-4 outline-none">
      <h1 className="text-xl font-semibold">How to play</h1>
      <p>
        Two forces meet on a board of 60 by 44 inches for five rounds. Hold objectives, or destroy the enemy. Everything
        is measured between the edges of bases.
      </p>
      <ol className="space-y-2">
        {PHASES.map(([name, text]) => (
          <li key={name}>
            <b>{name}.</b> {text}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={`button ${STRONG}`}
        onClick={() => {
          const id = startQuickBattle();
          beginGuide(id);
          go(battleHash(id));
        }}
      >
        Play a guided first turn
      </button>
      <h2 className="text-l font-semibold">Controls</h2>
      <p>
        Tap or click a unit to select it, then drag it, or tap where it should go. Tap an enemy to aim. With a mouse,
        drag the ground to pan and turn the wheel to zoom; on a phone one finger moves the selected unit, two fingers
        pan and zoom, and a long press on an enemy shows the odds.
      </p>
      <dl className="space-y-1 text-s">
        {KEYS.map(([keys, meaning]) => (
          <div key={keys + meaning} className="flex gap-3">
            <dt className="w-32 shrink-0 font-semibold">{keys}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <h2 className="text-l font-semibold">Marks</h2>
      <p className="text-s">
        Beside the name of a unit: {MARKS.map(({ sign, word }) => `${sign} ${word}`).join(', ')}. A number on a base is
        the wounds it has left; a ring of dots is a model that stands higher up.
      </p>
      <h2 className="text-l font-semibold">Rules</h2>
      <dl className="space-y-2 text-s">
        {RULES.map(([id, text]) => (
          <div key={id} id={id} className={`flex gap-3 rounded-s p-1 ${id === rule ? 'bg-sunken' : ''}`}>
            <dt className="w-10 shrink-0 font-semibold">{id}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <a className="button" href={HOME}>
        Back to the menu
      </a>
    </main>
  );
}
