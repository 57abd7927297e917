// A landing in one sentence, its stages, and remarks on it.
import type { Advice, Explanation } from '../../calculator.ts';
import { amount, decimal, listed, percent } from '../../wording.ts';
import { advise as adviseBattle, adviseOrders } from '../advice.ts';
import { gain, retreatText } from '../explain.ts';
import { describeArmy, toArmy } from '../units.ts';
import type { AmphibiousFindings, Stage } from './findings.ts';
import { type Landing, landBattle } from './plan.ts';

function fates({ outcome, attackerLoss, defenderLoss }: Stage): string {
  return `Both left ${percent(outcome.both)}, attacker only ${percent(outcome.attackerOnly)}, defender only ${percent(outcome.defenderOnly)}, neither ${percent(outcome.neither)}; losses ${amount(attackerLoss)} against ${amount(defenderLoss)}.`;
}

export function explain(landing: Landing, { summary, stages }: AmphibiousFindings): Explanation {
  const { landsChance, takesChance, profit, rounds, cargoLost } = summary;
  const [sea] = landing.sea.waves;
  const [land] = landing.land.waves;
  const loads = landing.loads.map((load) => describeArmy(toArmy(load)));
  const also = describeArmy(land.attack.units);
  return {
    sentence: `The landing comes ashore ${percent(landsChance)} of the time and takes the territory ${percent(takesChance)}: ${gain(landing.land, profit)} on average in ${decimal(rounds)} rounds.`,
    steps: [
      {
        title: 'sea',
        text: `${describeArmy(sea.attack.units)} against ${describeArmy(sea.defense.units)}. ${fates(stages.sea)} ${retreatText(landing.sea, sea)}`.trim(),
      },
      {
        title: 'cargo',
        text: `${loads.length === 0 ? 'Nothing is aboard' : `Aboard: ${listed(loads)}`}; ${amount(cargoLost)} IPC of it go down on average.`,
      },
      {
        title: 'bombardment',
        text: landing.unopposed
          ? 'No fleet defends: battleships and cruisers bombard.'
          : 'A fleet defends: no ship bombards after the sea battle.',
      },
      {
        title: 'land',
        text: `What lands, and ${also}, against ${describeArmy(land.defense.units)}. ${fates(stages.land)} ${retreatText(landing.land, land)}`.trim(),
      },
    ],
  };
}

/** Remarks on the two battles, where they are given. */
export function advise(landing: Landing, found?: AmphibiousFindings): Advice[] {
  const ashore = landBattle(landing, landing.loads.length) ?? landing.land;
  const about = (stage: string, advice: readonly Advice[]) =>
    advice.map((one) => ({ ...one, path: one.path.replace(/^waves\[0\]/, stage) }));
  return [
    ...about('sea', adviseOrders(landing.sea, found?.orderSearch)),
    ...about('land', adviseOrders(landing.land, found?.orderSearch)),
    ...about('sea', adviseBattle(landing.sea)).filter(({ code }) => code !== 'axis/no-defenders'),
    ...about('land', adviseBattle(ashore)),
  ];
}
