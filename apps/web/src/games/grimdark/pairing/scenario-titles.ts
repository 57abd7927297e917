// The scenarios in words, as the duel's own form has them.
import { useCallback } from 'react';
import { useBattle } from '../../../battle/context.ts';

export function useScenarioTitles(): (scenario: string) => string {
  const form = useBattle((battle) => battle.calculator.form);
  return useCallback(
    (scenario) => {
      const field = form.fields.find(({ key }) => key === 'scenarios');
      const options = field?.kind === 'choices' ? field.options : [];
      return options.find(({ value }) => value === scenario)?.label ?? scenario;
    },
    [form],
  );
}
