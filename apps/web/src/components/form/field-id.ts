// The element id of a field's control, so that search and error links can find it.
import { formatPath, type Path } from '@oddsmith/games';

export function fieldId(path: Path): string {
  return `field-${formatPath(path)}`;
}
