// How services are called: routes ask by name, and the main thread, which does none of the work, loads none of it.
import type { CallOptions, Refused, Runner, Services } from '@oddsmith/compute';
import type { services } from './by-name.ts';

type Names = keyof typeof services;
type Argument<Name extends Names> = Parameters<(typeof services)[Name]>[0];
type Result<Name extends Names> = Exclude<Awaited<ReturnType<(typeof services)[Name]>>, Refused>;

/** A service by its name, with the types it has. */
export function ask<Name extends Names>(
  runner: Runner,
  name: Name,
  argument: Argument<Name>,
  options?: CallOptions,
): Promise<Result<Name> | Refused> {
  return runner.call<Result<Name>>(name, argument, options);
}

/** Where threads find the services: in the build, also when this file is read from source. */
export const builtServices = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/services/by-name.js' : './by-name.js',
  import.meta.url,
);

/** For calculations on the main thread. */
export async function loadServices(): Promise<Services> {
  return (await import('./by-name.ts')).services;
}
