export { buildApp } from './app.ts';
export type { Context } from './context.ts';
export { InvalidSettings, readSettings, type Settings } from './settings.ts';
export { serve } from './start.ts';
