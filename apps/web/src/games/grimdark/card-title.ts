// Cards of the form are told apart by the title they show.
import type { FormDescription } from '@oddsmith/games';
import type { ArmySide } from '../../places/armies/army.ts';

export function cardTitle({ fields }: FormDescription, side: ArmySide): string {
  return fields.find(({ key }) => key === side)?.title ?? side;
}
