// Both fighters' wounds at once, what optimal play would change, and the way to the open dice.
import { HeatMap } from '../../charts/heat-map.tsx';
import type { ResultsOf } from '../view.ts';
import { OpenDiceLink } from './open-dice-link.tsx';
import { OptimalPlay } from './optimal-play.tsx';
import { SimulationSwitch } from './simulation-switch.tsx';

const FIGURES = { firstDies: 'First dies', secondDies: 'Second dies', bothSurvive: 'Both live' };
const WORDS = { x: 'wounds second keeps', y: 'wounds first keeps' };

export function FightResults({ answer, input }: ResultsOf<'killteam/fight'>) {
  const { joint } = answer;
  return (
    <div className="space-y-3">
      <OptimalPlay answer={answer} input={input} />
      {joint !== undefined && (
        <div className="card p-3">
          <HeatMap title="Wounds both keep" joint={joint} words={WORDS} />
          <p className="mt-1 text-s text-muted">
            The bottom row is first dead, the left column second dead; everywhere else both live.
          </p>
        </div>
      )}
      <OpenDiceLink input={input} />
      <SimulationSwitch calculator="killteam/fight" input={input} summary={answer.summary} figures={FIGURES} />
    </div>
  );
}
