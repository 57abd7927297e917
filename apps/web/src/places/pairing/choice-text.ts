// A choice as it is read on the page.
import type { PairingChoice } from '@oddsmith/analysis';
import { pairing as words } from '../../language/english/pairing.ts';

export function choiceText(choice: PairingChoice): string {
  return typeof choice === 'string' ? choice : choice.join(words.and);
}
