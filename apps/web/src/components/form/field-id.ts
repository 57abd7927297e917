// The element id of a field's control, so that search and error links can find it.
import { type Path, pathText } from '../../battle/path.ts';

export function fieldId(path: Path): string {
  return `field-${pathText(path)}`;
}
