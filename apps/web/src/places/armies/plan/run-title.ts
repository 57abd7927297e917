// What the dialog of a run is called: by what it decides besides the method.
import { armies as words } from '../../../language/english/armies.ts';

export function runTitle(onlyMethod: boolean): string {
  return onlyMethod ? words.howCalculated : words.scenariosAndIterations;
}
