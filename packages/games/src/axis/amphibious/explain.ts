// A landing in one sentence, its stages, and remarks on it.
import { emitter } from '@oddsmith/words';
import { Remarks } from '../../contract/advice-list.ts';
import type { ExplanationData, Remark } from '../../contract/calculator.ts';
import { advise as adviseBattle, adviseOrders } from '../advice.ts';
import { adviseDecisions } from '../advisor/advice.ts';
import type { Decision } from '../advisor/decisions.ts';
import { ashore as allAshore } from '../advisor/landing.ts';
import { factsAtSea, retreatOf } from '../explain.ts';
import { isNobody, sumOfArmies, toArmyOfCounts, UNITS } from '../units.ts';
import type { en } from '../words/en.ts';
import type { AmphibiousFindings } from './findings.ts';
import type { Landing } from './plan.ts';

const say = emitter<typeof en>();

export function explain(landing: Landing, { summary, stages }: AmphibiousFindings): ExplanationData {
  const { landsChance, takesChance, profit, rounds, cargoLost } = summary;
  const [sea] = landing.sea.waves;
  const [land] = landing.land.waves;
  const bombards = UNITS.some((unit, t) => unit.bombards && sea.attack.counts[t] > 0);
  const reason = landing.passesBy ? 'passed' : landing.unopposed ? 'unopposed' : 'fought';
  return {
    sentence: say('lands', { landsChance, takesChance, profit, rounds, valuesIn: landing.land.valuesIn }),
    steps: [
      {
        title: say('sea-title'),
        text: say('sea', {
          attacker: sea.attack.units,
          defender: sea.defense.units,
          result: stages.sea,
          retreat: retreatOf(landing.sea, sea),
          facts: factsAtSea(landing.sea, sea, sea.defense.units),
        }),
        ...(landing.passesBy ? { causes: [{ rule: 'ignore-transports', field: 'outcome' }] } : {}),
      },
      {
        title: say('cargo-title'),
        text: say('cargo', { aboard: landing.loads.map(toArmyOfCounts).reduce(sumOfArmies, {}), lost: cargoLost }),
      },
      ...(bombards
        ? [
            {
              title: say('landing-fire-title'),
              text: say('landing-fire', { reason }),
              causes: [
                { rule: 'bombardment', field: 'ships', ...(reason === 'fought' ? { kept: false as const } : {}) },
              ],
            },
          ]
        : []),
      {
        title: say('land-title'),
        text: say('land', {
          beside: isNobody(land.attack.units) ? undefined : land.attack.units,
          defender: land.defense.units,
          result: stages.land,
          retreat: retreatOf(landing.land, land),
        }),
      },
    ],
  };
}

/** Remarks on the two battles, where they are given. */
export function advise(landing: Landing, found?: AmphibiousFindings): Remark[] {
  const ashore = allAshore(landing);
  const about = (stage: string, advice: readonly Remark[]) =>
    advice.map((one) => ({ ...one, path: one.path.replace(/^waves\[0\]/, stage) }));
  const battleOf = ({ stage }: Decision) => (stage === 'sea' ? landing.sea : ashore);
  return [
    ...(landing.request.advise && found !== undefined ? adviseDecisions(battleOf, found.decisions) : []),
    ...about('sea', adviseOrders(landing.sea, found?.orderSearch)),
    ...about('land', adviseOrders(landing.land, found?.orderSearch)),
    ...about('sea', adviseBattle(landing.sea)).filter(({ code }) => code !== 'axis/no-defenders'),
    ...about('land', adviseBattle(ashore)),
    ...adviseTransports(landing, found),
  ];
}

function adviseTransports({ asksToPass, defenceless, sea }: Landing, found?: AmphibiousFindings): readonly Remark[] {
  const remarks = new Remarks<typeof en>('axis');
  if (asksToPass && !defenceless && !isNobody(sea.waves[0].defense.units))
    remarks.info('transports-guarded', 'ignoreTransports');
  const chances = found?.loneTransports;
  if (chances !== undefined) remarks.info('lone-transports', 'ignoreTransports', chances);
  return remarks.all;
}
