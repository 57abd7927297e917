// A link of the Armies page that was shared says which build it is of, where another one opens it.
import { expect, test, vi } from 'vitest';
import type { ArmiesGame } from '../src/places/armies/armies-game.ts';
import { hostOf } from '../src/places/armies/army.ts';
import { FIRST_LOOK, type Plan } from '../src/places/armies/plan/plan.ts';
import { openPlan, writePlan } from '../src/places/armies/plan/plan-link.ts';
import { FIRST_RUN } from '../src/places/armies/plan/run-plan.ts';

const army = (key: string) => ({
  key,
  origin: 'sample' as const,
  name: key,
  units: [{ id: 'a', title: 'A', points: 5 }],
  ruleTexts: {},
});
const samples = [army('one'), army('two')];
const game = { id: 'killteam', samples: async () => samples, firstChoice: 1, fields: [] } as unknown as ArmiesGame;
const [attacker, defender] = samples.map((sample) => hostOf(sample as never, 1));
const plan = { hosts: { attacker, defender }, run: FIRST_RUN } as unknown as Plan;
const form = { fields: [] } as never;

const OWN = '0123456789ab';
const OTHER = 'fedcba987654';

async function noticeOf(build: string | undefined): Promise<string | undefined> {
  const { code } = await writePlan(game, form, { plan, look: FIRST_LOOK, build });
  return (await openPlan(game, code, async () => true)).notice;
}

test('of another build it is said, of the same or of none it is not', async () => {
  vi.stubEnv('ODDSMITH_BUILD', OWN);
  expect(await noticeOf(OTHER)).toContain(`build ${OTHER}, this page of build ${OWN}`);
  expect(await noticeOf(OWN)).toBeUndefined();
  expect(await noticeOf(undefined)).toBeUndefined();
  // Nobody's sentence is to be shown as ours.
  expect(await noticeOf('<b>call 555</b>')).toBeUndefined();
  vi.unstubAllEnvs();
});
