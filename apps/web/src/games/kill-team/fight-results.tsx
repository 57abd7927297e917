// Both fighters' wounds at once, what optimal play would change, and the way to the open dice.
import { openBattle } from '../../calculator/open-battle.ts';
import { HeatMap } from '../../charts/heat-map.tsx';
import { killTeamFight } from '../../language/english/kill-team/fight.ts';
import { killTeam } from '../../language/english/kill-team/kill-team.ts';
import type { ResultsOf } from '../view.ts';
import { DiceForm } from './dice-form.tsx';
import { fighterNames } from './fighter-names.ts';
import { OptimalPlay } from './optimal-play.tsx';
import { SimulationSwitch } from './simulation-switch.tsx';

const { dice, map, optimal } = killTeamFight;
const { woundsKept } = killTeam.charts;

export function FightResults({ answer, input }: ResultsOf<'killteam/fight'>) {
  const { joint } = answer;
  const [first, second] = fighterNames(input);
  return (
    <div className="space-y-3">
      <OptimalPlay answer={answer} input={input} />
      {joint !== undefined && (
        <div className="card p-3">
          <HeatMap title={map.title} joint={joint} words={{ x: woundsKept(second), y: woundsKept(first) }} />
          <p className="mt-1 text-s text-muted">{map.legend(first, second)}</p>
        </div>
      )}
      {/* What was rolled is typed in, and the same two fighters stand on the strike-or-parry page. */}
      <DiceForm
        fight={input}
        label={dice.walk}
        text={dice.walkText}
        button={dice.walkButton}
        onLaid={(open) => openBattle('killteam/choice', open)}
      />
      <SimulationSwitch
        calculator="killteam/fight"
        input={input}
        summary={answer.summary}
        figures={{
          firstDies: optimal.dies(first),
          secondDies: optimal.dies(second),
          bothSurvive: killTeamFight.bothSurvive,
        }}
      />
    </div>
  );
}
