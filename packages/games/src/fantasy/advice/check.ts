// A remark as data: when it is made, and the values of its sentence. The code is public.
import type { Given } from '@oddsmith/words';
import type { Remarks } from '../../contract/advice-list.ts';
import type { Remark } from '../../contract/calculator.ts';
import type { en } from '../words/en.ts';

type Messages = typeof en;
export type FantasyRemarks = Remarks<Messages>;
type Code = keyof Messages & string;

export interface Check<Of extends readonly unknown[], Field extends string = string> {
  readonly field: Field;
  applies(...of: Of): boolean;
  make(remarks: FantasyRemarks, path: string, ...of: Of): void;
}

/** What makes the values of a sentence, or nothing where it needs none. */
type ValuesFrom<Of extends readonly unknown[], Id extends Code> =
  Given<Messages, Id> extends readonly []
    ? readonly []
    : readonly [values: (...of: NoInfer<Of>) => Given<Messages, Id>[0]];

function check<Of extends readonly unknown[], Id extends Code, Field extends string>(
  severity: Remark['severity'],
  code: Id,
  field: Field,
  applies: (...of: Of) => boolean,
  values: ((...of: Of) => unknown) | undefined,
): Check<Of, Field> {
  const said = (...of: Of): readonly unknown[] => (values === undefined ? [] : [values(...of)]);
  return {
    field,
    applies,
    make: (remarks, path, ...of) => remarks[severity]<Id>(code, path + field, ...(said(...of) as Given<Messages, Id>)),
  };
}

export function info<Of extends readonly unknown[], Id extends Code, Field extends string>(
  code: Id,
  field: Field,
  applies: (...of: Of) => boolean,
  ...[values]: ValuesFrom<Of, Id>
): Check<Of, Field> {
  return check('info', code, field, applies, values);
}

export function warning<Of extends readonly unknown[], Id extends Code, Field extends string>(
  code: Id,
  field: Field,
  applies: (...of: Of) => boolean,
  ...[values]: ValuesFrom<Of, Id>
): Check<Of, Field> {
  return check('warning', code, field, applies, values);
}

/** Makes every remark that applies; `path` is put before the name of the field. */
export function adviseBy<Of extends readonly unknown[]>(
  remarks: FantasyRemarks,
  checks: readonly Check<Of>[],
  path: string,
  ...of: Of
): void {
  for (const { applies, make } of checks) if (applies(...of)) make(remarks, path, ...of);
}
