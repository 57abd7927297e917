// Every action with what it is worth, and a button that takes it: the fight step by step.
import { type ActionOutlook, positionAfter } from '@oddsmith/games/kill-team';
import { useBattleStore } from '../../battle/context.ts';
import { formatChance, formatExact, formatMean } from '../../format/number.ts';
import type { ResultsOf } from '../view.ts';

export function ChoiceResults({ answer, input }: ResultsOf<'killteam/choice'>) {
  const { actions, best } = answer;
  const store = useBattleStore();
  const take = (action: ActionOutlook) => store.getState().replace(positionAfter(input, action));
  return (
    <div className="card overflow-x-auto p-3">
      <table className="w-full text-s">
        <caption className="pb-1 text-left text-s font-semibold">What every action is worth now</caption>
        <thead>
          <tr className="border-b border-line text-right text-muted">
            <th scope="col" className="py-1 text-left font-medium">
              Action
            </th>
            <th scope="col" className="py-1 font-medium">
              Kills
            </th>
            <th scope="col" className="py-1 font-medium">
              Dies
            </th>
            <th scope="col" className="py-1 font-medium">
              Deals
            </th>
            <th scope="col" className="py-1 font-medium">
              Takes
            </th>
            <th scope="col" className="py-1">
              <span className="sr-only">Take it</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {actions.map((action) => (
            <tr key={action.action} className="border-b border-line/60 text-right">
              <th scope="row" className="py-0.5 pr-2 text-left font-medium first-letter:uppercase">
                <span className="inline-block first-letter:uppercase">{action.title}</span>
                <BestMarks kill={best.kill === action.action} damage={best.damage === action.action} />
              </th>
              <td title={formatExact(action.kill.enemyDies)}>{formatChance(action.kill.enemyDies)}</td>
              <td title={formatExact(action.kill.selfDies)}>{formatChance(action.kill.selfDies)}</td>
              <td title={formatExact(action.damage.dealt)}>{formatMean(action.damage.dealt)}</td>
              <td title={formatExact(action.damage.taken)}>{formatMean(action.damage.taken)}</td>
              <td>
                <button
                  type="button"
                  className="button button-quiet"
                  disabled={action.after.turn === null}
                  aria-label={`${doWords(action)}: ${action.title}`}
                  onClick={() => take(action)}
                >
                  {doWords(action)}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-s text-muted">
        Kills and dies: playing on for the kill. Deals and takes: wounds on average, playing on for the trade of wounds.
        “Do it” takes the action with all of its damage; Ctrl-Z takes it back.
      </p>
    </div>
  );
}

function doWords({ after }: ActionOutlook): string {
  return after.turn === null ? 'Ends it' : 'Do it';
}

function BestMarks({ kill, damage }: { readonly kill: boolean; readonly damage: boolean }) {
  return (
    <>
      {kill && <span className="ml-2 rounded-s bg-sunken px-1.5 font-semibold text-good">best for the kill</span>}
      {damage && <span className="ml-2 rounded-s bg-sunken px-1.5 font-semibold text-good">best for wounds</span>}
    </>
  );
}
