// A remark as data: when it is made, and what it says. The code is public.
import type { Remark } from '../../calculator.ts';
import type { Remarks } from '../../remarks.ts';
import type { System } from '../schema/index.ts';

export const SYSTEM_NAMES: { readonly [S in System]: string } = {
  dice: 'a battle of plain dice',
  oldWorld: 'The Old World',
  ninthAge: 'The 9th Age',
};

export interface Check<Of extends readonly unknown[], Field extends string = string> {
  readonly code: string;
  readonly severity: Remark['severity'];
  readonly field: Field;
  applies(...of: Of): boolean;
  readonly message: string | ((...of: Of) => string);
}

export function info<Of extends readonly unknown[], Field extends string>(
  code: string,
  field: Field,
  applies: (...of: Of) => boolean,
  message: Check<Of>['message'],
): Check<Of, Field> {
  return { code, severity: 'info', field, applies, message };
}

export function warning<Of extends readonly unknown[], Field extends string>(
  ...check: Parameters<typeof info<Of, Field>>
): Check<Of, Field> {
  return { ...info(...check), severity: 'warning' };
}

/** Makes every remark that applies; `path` is put before the name of the field. */
export function adviseBy<Of extends readonly unknown[]>(
  remarks: Remarks,
  checks: readonly Check<Of>[],
  path: string,
  ...of: Of
): void {
  for (const { code, severity, field, applies, message } of checks)
    if (applies(...of)) remarks[severity](code, path + field, typeof message === 'string' ? message : message(...of));
}
