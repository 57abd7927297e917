// A remark as data: when it is made, and what it says. The code is public.
import type { Advice } from '../../calculator.ts';

export interface Check<Of extends readonly unknown[], Field extends string = string> {
  readonly code: string;
  readonly severity: Advice['severity'];
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

/** Every remark to be made; `path` is put before the name of the field. */
export function adviseBy<Of extends readonly unknown[]>(
  checks: readonly Check<Of>[],
  path: string,
  ...of: Of
): Advice[] {
  return checks
    .filter((check) => check.applies(...of))
    .map(({ code, severity, field, message }) => ({
      code: `fantasy/${code}`,
      severity,
      path: path + field,
      message: typeof message === 'string' ? message : message(...of),
    }));
}

/** One that is no entry of a list. */
export function remark(code: string, path: string, message: string): Advice {
  return { code: `fantasy/${code}`, severity: 'info', path, message };
}
