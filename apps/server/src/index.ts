export { buildApp } from './app.ts';
export type { Context } from './context.ts';
export { builtServices, loadServices } from './services/index.ts';
export { InvalidSettings, readSettings, type Settings } from './settings.ts';
export { serve } from './start.ts';
