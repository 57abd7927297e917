// Both fighters' wounds at once, what optimal play would change, and the way to the open dice.
import { HeatMap } from '../../charts/heat-map.tsx';
import { killTeamFight } from '../../language/english/kill-team/fight.ts';
import type { ResultsOf } from '../view.ts';
import { OpenDiceLink } from './open-dice-link.tsx';
import { OptimalPlay } from './optimal-play.tsx';
import { SimulationSwitch } from './simulation-switch.tsx';

const { figures, map } = killTeamFight;

export function FightResults({ answer, input }: ResultsOf<'killteam/fight'>) {
  const { joint } = answer;
  return (
    <div className="space-y-3">
      <OptimalPlay answer={answer} input={input} />
      {joint !== undefined && (
        <div className="card p-3">
          <HeatMap title={map.title} joint={joint} words={map} />
          <p className="mt-1 text-s text-muted">{map.legend}</p>
        </div>
      )}
      <OpenDiceLink input={input} />
      <SimulationSwitch calculator="killteam/fight" input={input} summary={answer.summary} figures={figures} />
    </div>
  );
}
