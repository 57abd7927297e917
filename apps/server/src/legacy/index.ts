// The routes of the original Grimdark Future simulator, under /api: armies, simulation, rules, factions.
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { armyRoutes } from './armies.ts';
import { factionRoutes } from './factions.ts';
import { ruleRoutes } from './rules.ts';
import { simulationRoutes } from './simulation.ts';

export function grimdarkRoutes(app: FastifyInstance, context: Context): void {
  armyRoutes(app, context);
  simulationRoutes(app, context);
  ruleRoutes(app);
  factionRoutes(app);
}
