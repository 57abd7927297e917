// A Battle-shock test: the unit's nerve, and what is left of it.
import { FormGroup } from '../../components/form/form-group.tsx';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';
import { EditionChoice } from './edition-choice.tsx';

const TEST = ['name', 'leadership', 'modifier', 'reroll', 'shocked', 'automatic'] as const;
const STRENGTH = ['startingStrength', 'models', 'wounds', 'woundsLeft'] as const;

export function BattleShockForm() {
  return (
    <div className="space-y-3">
      <EditionChoice />
      <FormGroup fields={TEST} title={wh40k.cards.test} side="defender" />
      <FormGroup fields={STRENGTH} title={wh40k.cards.strength} side="defender" />
    </div>
  );
}
