// killteam/shoot: the calculator.
import type { Calculator } from '../../contract/calculator.ts';
import { adviseShoot } from '../advice/shoot.ts';
import { shootCost } from '../cost.ts';
import { exactShoot } from '../exact/shoot.ts';
import { explainShoot } from '../explain/shoot.ts';
import type { ShootFindings } from '../findings.ts';
import { shootFiring } from '../firing.ts';
import { prepareShoot, type ShootBattle } from '../prepare.ts';
import { shootPresets } from '../presets.ts';
import { rules } from '../rules/index.ts';
import { type Shoot, shootSchema } from '../schema/index.ts';
import { type ShootOutcome, simulateShoot } from '../simulate/shoot.ts';
import { tallyShoot } from '../tally.ts';
import { words } from '../words/en.ts';

export const shootCalculator = {
  id: 'killteam/shoot',
  title: 'Shoot',
  question: 'How much damage does this shooting attack do, and does it kill?',
  input: shootSchema,
  words,
  rules: rules.filter((rule) => rule.sides.some((side) => side !== 'fighter')),
  presets: shootPresets,
  prepare: prepareShoot,
  cost: shootCost,
  exact: exactShoot,
  firing: shootFiring,
  archetypes: async () => (await import('../archetypes.ts')).archetypes,
  simulate: simulateShoot,
  tally: tallyShoot,
  explain: explainShoot,
  advise: adviseShoot,
} satisfies Calculator<Shoot, ShootBattle, ShootFindings, ShootOutcome>;
