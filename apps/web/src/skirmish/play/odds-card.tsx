// Exact odds before the dice: what the selected units would do to the enemy that is looked at, and why some cannot fire.

import type { Answer, Refusal } from '@oddsmith/games';
import { isRefusal } from '@oddsmith/games';
import { type Forecast, problemOf, type State } from '@oddsmith/skirmish';
import { useState } from 'react';
import { openBattle } from '../../calculator/open-battle.ts';
import { StepsTab } from '../../components/results/steps-tab.tsx';
import { askBeside } from '../../engine-client.ts';
import { formatChance, formatMean } from '../../format/number.ts';
import { skirmishPlay } from '../../language/english/skirmish/play.ts';
import { skirmishSays } from '../../language/skirmish-says.ts';
import { FieldedName } from '../fielded-name.tsx';
import { useSession } from '../session/session.ts';
import { useForecast } from '../session/use-forecast.ts';
import { unitNameOf } from '../words.ts';

const words = skirmishPlay.odds;

interface OddsCardProps {
  readonly state: State;
  readonly units: readonly string[];
  readonly target: string;
}

export function OddsCard({ state, units, target }: OddsCardProps) {
  const precise = useSession((session) => session.precise);
  const forecast = useForecast(state, units, target, precise);
  const who = units.map((unit) => unitNameOf(state, unit)).join(words.thenNext);
  return (
    <section className="space-y-2 border-t border-line py-3" aria-label={words.label} data-testid="odds">
      <h3 className="text-m font-semibold">
        {who} <span className="font-normal text-muted">{words.against}</span>{' '}
        <FieldedName state={state} id={target} className="-my-2 min-h-(--target)" />
      </h3>
      {forecast === undefined && <p className="text-s text-muted">{words.working}</p>}
      {forecast === null && <p className="text-s text-muted">{words.nothing}</p>}
      {forecast != null && <Figures forecast={forecast} />}
    </section>
  );
}

function Figures({ forecast }: { readonly forecast: Forecast }) {
  const { attack, charge, silent, asked } = forecast;
  return (
    <>
      {charge !== null && (
        <p className="text-m">
          {words.needs(charge.atLeast)}
          <b>{charge.needed}</b>
          {words.on2d6}
          <b className="text-l">{formatChance(charge.chance)}</b>
          {charge.atLeast && <span className="text-s text-muted">{words.notStraight}</span>}
        </p>
      )}
      {attack === null ? (
        <p className="text-s text-muted">{words.noWeapon}</p>
      ) : (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-s" data-testid="odds-figures">
          {charge !== null && <dt className="col-span-2 text-muted">{words.fight}</dt>}
          <Figure name={words.damage} value={words.of(formatMean(attack.meanDamage), attack.wounds)} />
          <Figure name={words.slain} value={words.of(formatMean(attack.meanSlain), attack.models)} />
          <Figure name={words.destroyed} value={formatChance(attack.wipeChance)} />
          <Figure name={words.belowHalf} value={formatChance(attack.belowHalfChance)} />
          {charge !== null && <Figure name={words.destroyedByCharge} value={formatChance(charge.wipeChance)} />}
        </dl>
      )}
      {silent.length > 0 && (
        <ul className="text-s text-muted">
          {silent.map(({ unit, weapon, models, why }) => (
            <li key={`${unit} ${weapon}`}>
              {words.silent(weapon, models)}
              {skirmishSays(problemOf(why).message)}
            </li>
          ))}
        </ul>
      )}
      {asked !== null && <Steps key={JSON.stringify(asked.input).length} {...asked} />}
    </>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex justify-between gap-2">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

/** The calculator's own steps, and the way to it. */
function Steps({ calculator, input }: { readonly calculator: string; readonly input: unknown }) {
  const [answer, setAnswer] = useState<Answer | Refusal | undefined>(undefined);
  const show = () => void askBeside({ calculator, input }).then(setAnswer);
  return (
    <div className="flex flex-wrap gap-2">
      {answer === undefined && (
        <button type="button" className="button" onClick={show}>
          {words.showSteps}
        </button>
      )}
      <button
        type="button"
        className="button button-quiet underline"
        onClick={() => void openBattle(calculator, input)}
      >
        {words.openCalculator}
      </button>
      {answer !== undefined && (isRefusal(answer) ? <p>{answer.error.message}</p> : <StepsTab answer={answer} />)}
    </div>
  );
}
