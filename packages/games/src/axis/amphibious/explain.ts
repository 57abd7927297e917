// A landing in one sentence, its stages, and remarks on it.
import type { ExplanationData, Remark } from '../../calculator.ts';
import { Remarks } from '../../remarks.ts';
import { amount, listed, percent } from '../../wording.ts';
import { advise as adviseBattle, adviseOrders } from '../advice.ts';
import { gain, retreatText, roundsText, seaText } from '../explain.ts';
import { describeArmy, isNobody, toArmy, UNITS } from '../units.ts';
import type { AmphibiousFindings, Stage } from './findings.ts';
import { type Landing, landBattle } from './plan.ts';

function fates({ outcome, attackerLoss, defenderLoss }: Stage): string {
  return `Both left ${percent(outcome.both)}, attacker only ${percent(outcome.attackerOnly)}, defender only ${percent(outcome.defenderOnly)}, neither ${percent(outcome.neither)}; losses ${amount(attackerLoss)} against ${amount(defenderLoss)}.`;
}

export function explain(landing: Landing, { summary, stages }: AmphibiousFindings): ExplanationData {
  const { landsChance, takesChance, profit, rounds, cargoLost } = summary;
  const [sea] = landing.sea.waves;
  const [land] = landing.land.waves;
  const loads = landing.loads.map((load) => describeArmy(toArmy(load)));
  const also = isNobody(land.attack.units) ? '' : `, and ${describeArmy(land.attack.units)},`;
  const bombards = UNITS.some((unit, t) => unit.bombards && sea.attack.counts[t] > 0);
  return {
    sentence: `The landing comes ashore ${percent(landsChance)} of the time and takes the territory ${percent(takesChance)}: ${gain(landing.land, profit)} on average in ${roundsText(rounds)}.`,
    steps: [
      {
        title: 'sea',
        text: `${describeArmy(sea.attack.units)} against ${describeArmy(sea.defense.units)}. ${[fates(stages.sea), retreatText(landing.sea, sea), seaText(landing.sea, sea, sea.defense.units)].filter((text) => text !== '').join(' ')}`,
      },
      {
        title: 'cargo',
        text: `${loads.length === 0 ? 'Nothing is aboard' : `Aboard: ${listed(loads)}`}; ${amount(cargoLost)} IPC of it go down on average.`,
      },
      ...(bombards ? [{ title: 'bombardment', text: bombardmentText(landing) }] : []),
      {
        title: 'land',
        text: `What lands${also} against ${describeArmy(land.defense.units)}. ${fates(stages.land)} ${retreatText(landing.land, land)}`.trim(),
      },
    ],
  };
}

function bombardmentText({ unopposed, passesBy }: Landing): string {
  if (passesBy) return 'The transports are passed by: battleships and cruisers bombard.';
  return unopposed
    ? 'No fleet defends: battleships and cruisers bombard.'
    : 'A fleet defends: no ship bombards after the sea battle.';
}

/** Remarks on the two battles, where they are given. */
export function advise(landing: Landing, found?: AmphibiousFindings): Remark[] {
  const ashore = landBattle(landing, landing.loads.length) ?? landing.land;
  const about = (stage: string, advice: readonly Remark[]) =>
    advice.map((one) => ({ ...one, path: one.path.replace(/^waves\[0\]/, stage) }));
  return [
    ...about('sea', adviseOrders(landing.sea, found?.orderSearch)),
    ...about('land', adviseOrders(landing.land, found?.orderSearch)),
    ...about('sea', adviseBattle(landing.sea)).filter(({ code }) => code !== 'axis/no-defenders'),
    ...about('land', adviseBattle(ashore)),
    ...adviseTransports(landing, found),
  ];
}

function adviseTransports({ asksToPass, defenceless, sea }: Landing, found?: AmphibiousFindings): readonly Remark[] {
  const remarks = new Remarks('axis');
  if (asksToPass && !defenceless && !isNobody(sea.waves[0].defense.units))
    remarks.info(
      'transports-guarded',
      'ignoreTransports',
      'other units defend beside the transports: the sea battle is fought',
    );
  const chances = found?.loneTransports;
  if (chances !== undefined)
    remarks.info(
      'lone-transports',
      'ignoreTransports',
      `transports alone may be passed by, and then the ships bombard: takes the territory ${percent(chances.passedBy)} passing them by, ${percent(chances.attacked)} attacking them`,
    );
  return remarks.all;
}
