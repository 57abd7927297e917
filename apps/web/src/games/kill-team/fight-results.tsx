// Both fighters' wounds at once, what optimal play would change, and the way to the open dice.
import { openBattle } from '../../calculator/open-battle.ts';
import { HeatMap } from '../../charts/heat-map.tsx';
import { killTeamFight } from '../../language/english/kill-team/fight.ts';
import type { ResultsOf } from '../view.ts';
import { DiceForm } from './dice-form.tsx';
import { OptimalPlay } from './optimal-play.tsx';
import { SimulationSwitch } from './simulation-switch.tsx';

const { dice, figures, map } = killTeamFight;

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
      {/* What was rolled is typed in, and the same two fighters stand on the strike-or-parry page. */}
      <DiceForm
        fight={input}
        label={dice.walk}
        text={dice.walkText}
        button={dice.walkButton}
        onLaid={(open) => openBattle('killteam/choice', open)}
      />
      <SimulationSwitch calculator="killteam/fight" input={input} summary={answer.summary} figures={figures} />
    </div>
  );
}
