// The format of a question: one that has a name, or a list of modules of one's own.

import { oneOf, PairingFault, record } from './fault.ts';
import {
  FIRSTS,
  FORMATS,
  type FormatName,
  fits,
  gamesOf,
  MODULES,
  modulesOf,
  type PairingModule,
  SIDES,
} from './formats.ts';
import { say } from './words/index.ts';

export interface ReadFormat {
  readonly format: FormatName | 'custom';
  readonly modules: readonly PairingModule[];
}

export function formatOf(given: unknown, players: number): ReadFormat {
  if (Array.isArray(given)) return { format: 'custom', modules: customOf(given, players) };
  const format = oneOf(given, FORMATS, 'format', 'format');
  const modules = modulesOf(format, players);
  if (modules === undefined) throw new PairingFault('format', 'format', say('formatPlayers', { format, players }));
  return { format, modules };
}

function customOf(given: readonly unknown[], players: number): PairingModule[] {
  if (given.length > players) throw new PairingFault('format', 'format', say('tooManyModules', { players }));
  const modules = given.map((one, m): PairingModule => {
    const path = `format[${m}]`;
    const fields = record(one, path, ['module', 'first', 'defender'], 'format');
    const module = oneOf(fields.module, MODULES, `${path}.module`, 'format');
    const secret = module === 'skirmish' || module === 'main';
    if (!secret && fields.first !== undefined)
      throw new PairingFault('format', `${path}.first`, say('noFirst', { module }));
    if (module !== 'single' && fields.defender !== undefined)
      throw new PairingFault('format', `${path}.defender`, say('noDefender', { module }));
    const first = oneOf(fields.first ?? 'both', FIRSTS, `${path}.first`, 'format');
    const defender = module === 'single' ? oneOf(fields.defender, SIDES, `${path}.defender`, 'format') : 'mine';
    return { module, first, defender };
  });
  let left = players;
  for (const [m, module] of modules.entries()) {
    if (!fits(module, left))
      throw new PairingFault('format', `format[${m}]`, say('doesNotFit', { module: module.module, left }));
    left -= gamesOf(module);
  }
  if (left !== 0) throw new PairingFault('format', 'format', say('notUsedUp', { left }));
  return modules;
}
