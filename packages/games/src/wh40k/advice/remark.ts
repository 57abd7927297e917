// One remark on an input, before its code is put together.
import type { Advice } from '../../calculator.ts';

export type Remark = Omit<Advice, 'code'> & { readonly fact: string };

export function info(fact: string, path: string, message: string): Remark {
  return { fact, severity: 'info', path, message };
}

export function warning(fact: string, path: string, message: string): Remark {
  return { fact, severity: 'warning', path, message };
}
