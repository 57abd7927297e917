// Keeps what happened with its battle in the history, and says whether it could be kept.
import type { ResultsProps } from '../../games/view.ts';
import { happened as words } from '../../language/english/results/happened.ts';
import { sayKept } from '../../shell/say-kept.ts';
import { type Happened, rememberBattle } from '../../store/battles.ts';

interface KeepButtonProps extends ResultsProps {
  readonly happened: Happened;
}

export function KeepButton({ answer, input, happened }: KeepButtonProps) {
  const keep = () =>
    sayKept(rememberBattle(answer.sentence, { calculator: answer.calculator, input, happened }), words.kept);
  return (
    <button type="button" className="button" onClick={() => void keep()}>
      {words.keep}
    </button>
  );
}
