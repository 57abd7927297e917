// How much of an army's rules the figures take into account, in one line, with the exceptions by name.
import { useMemo } from 'react';
import { grimdarkArmies } from '../../../language/english/grimdark/armies.ts';
import type { Army } from '../../../places/armies/army.ts';
import { useTask } from '../tasks/use-task.ts';
import { cardOf } from '../units/fielded.ts';
import { useRulesVersion } from './rules-version.ts';

const words = grimdarkArmies.coverage;
const LISTED = ['read from text', 'needs support', 'no effect', 'not modelled'] as const;

export function CoverageLine({ army }: { readonly army: Army }) {
  const rulesVersion = useRulesVersion();
  const order = useMemo(
    () => ({ units: army.units.map(cardOf), rulesVersion, ruleTexts: army.ruleTexts }),
    [army, rulesVersion],
  );
  const { reply } = useTask('coverage', order);
  if (reply === undefined) return <p className="min-h-6 text-s text-muted">{words.lookingUp}</p>;
  const unknown = reply.rules['not modelled'].length;
  return (
    <details className="text-s">
      <summary className="min-h-6 cursor-pointer text-muted">
        {words.counted(reply.occurrences.counted + reply.occurrences['read from text'])}
        {unknown > 0 ? words.notModelled(unknown) : ''}
      </summary>
      <dl className="mt-1 space-y-1">
        {LISTED.filter((coverage) => reply.rules[coverage].length > 0).map((coverage) => (
          <div key={coverage}>
            <dt className="font-medium">{words.titles[coverage]}</dt>
            <dd className="text-muted">{reply.rules[coverage].join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
