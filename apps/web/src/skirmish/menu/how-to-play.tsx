// How to play: the turn, the controls, and the rules that refusals point to.
import { useEffect } from 'react';
import { skirmishRules as words } from '../../language/english/skirmish/rules.ts';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import { useHash } from '../../shell/hash.ts';
import { battleHash, go, HOME } from '../address.ts';
import { KeyList } from '../play/keys-sheet.tsx';
import { STRONG } from '../play/strong.ts';
import { beginGuide } from '../session/guide.ts';
import { MARKS, PHASE_WORDS, TURN_PHASES } from '../words.ts';
import { startQuickBattle } from './quick-start.ts';

export function HowToPlay() {
  const [, , , , rule = ''] = useHash().split('/');
  useEffect(() => {
    document.getElementById(rule)?.scrollIntoView();
  }, [rule]);
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-2xl space-y-4 p-4 outline-none">
      <h1 className="text-xl font-semibold">{words.title}</h1>
      <p>{words.lead}</p>
      <ol className="space-y-2">
        {TURN_PHASES.map((phase) => (
          <li key={phase}>
            <b>{PHASE_WORDS[phase]}.</b> {words.phases[phase]}
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
        {words.guided}
      </button>
      <h2 className="text-l font-semibold">{words.controls}</h2>
      <p>{words.controlsAre}</p>
      <KeyList />
      <h2 className="text-l font-semibold">{words.marks}</h2>
      <p className="text-s">{words.marksAre(MARKS.map(({ sign, word }) => `${sign} ${word}`).join(', '))}</p>
      <h2 className="text-l font-semibold">{words.rulesTitle}</h2>
      <dl className="space-y-2 text-s">
        {Object.entries(words.rules).map(([id, text]) => (
          <div key={id} id={id} className={`flex gap-3 rounded-s p-1 ${id === rule ? 'bg-sunken' : ''}`}>
            <dt className="w-10 shrink-0 font-semibold">{id}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h2 className="text-l font-semibold">{words.simplifiedTitle}</h2>
      <ul className="list-disc space-y-1 pl-5 text-s">
        {words.simplified.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <a className="button" href={HOME}>
        {skirmish.backToMenu}
      </a>
    </main>
  );
}
