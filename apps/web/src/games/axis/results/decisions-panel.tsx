// The decisions worth making, each with the button that makes it.
import { parsePath } from '@oddsmith/games';
import { capital } from '@oddsmith/games/wording';
import { useMemo } from 'react';
import { isFlag, useChoice } from '../../../battle/choice.ts';
import { useBattleStore } from '../../../battle/context.ts';
import { Button } from '../../../components/ui/button.tsx';
import { axisResults } from '../../../language/english/axis/results.ts';
import type { AnswerOf } from '../../calculator-types.ts';
import type { FormOf } from '../../view.ts';
import { Panel } from './panel.tsx';
import { SideAnswer } from './side-answer.tsx';

const { decisions: words } = axisResults;

/** Calculators whose decisions are fields of the form. */
type Advised = 'axis/battle' | 'axis/amphibious';

interface DecisionsPanelProps<Id extends Advised> extends FormOf<Id> {
  readonly calculator: Id;
}

export function DecisionsPanel<Id extends Advised>({ calculator, input }: DecisionsPanelProps<Id>) {
  const [open, setOpen] = useChoice('decisions', false, isFlag);
  const question = useMemo(() => ({ ...input, advise: true }), [input]);
  return (
    <Panel title={words.title} action={words.action} intro={words.intro} open={open} onOpen={setOpen}>
      <SideAnswer calculator={calculator} question={question}>
        {(answer) => <Decisions {...answer} />}
      </SideAnswer>
    </Panel>
  );
}

type DecisionsProps = Pick<AnswerOf<Advised>, 'advice' | 'decisions'>;
type Weighed = NonNullable<DecisionsProps['decisions']>['best'][number];

function Decisions({ advice, decisions }: DecisionsProps) {
  const store = useBattleStore();
  const said = advice.filter(({ code }) => code.startsWith('axis/decision'));
  const use = ({ set }: Weighed) => {
    for (const { path, value } of set) store.getState().set(parsePath(path) ?? [], value);
  };
  return (
    <ul className="space-y-1 text-s" data-testid="decisions">
      {said.map(({ code, message }, k) => {
        const weighed = code === 'axis/decision' ? decisions?.best[k] : undefined;
        return (
          <li key={message} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 flex-1">{capital(message)}.</span>
            {weighed !== undefined && <Button label={words.use} onClick={() => use(weighed)} />}
          </li>
        );
      })}
    </ul>
  );
}
