// A shot against every save, and the chance to kill by wounds and save.
import { useMemo } from 'react';
import { chanceOf } from '../../charts/series.ts';
import { useVariants } from '../../components/results/use-beside.ts';
import { chanceCell, Table } from '../../components/ui/figures-table.tsx';
import { formatMean } from '../../format/number.ts';
import { killTeam } from '../../language/english/kill-team/kill-team.ts';
import type { AnswerOf, InputOf } from '../calculator-types.ts';
import type { ResultsOf } from '../view.ts';
import { BothSituations } from './both-situations.tsx';
import { SimulationSwitch } from './simulation-switch.tsx';

const { tables: words } = killTeam;

const FIGURES = { killChance: killTeam.figures.kills, critChance: killTeam.figures.keepsCrit };
const SAVES = [2, 3, 4, 5, 6] as const;

export function ShootResults({ answer, input }: ResultsOf<'killteam/shoot'>) {
  const inputs = useMemo(() => SAVES.map((save) => withSave(input, save)), [input]);
  const answers = useVariants('killteam/shoot', inputs);
  const { wounds, invulnerable } = input.defender;
  const save = invulnerable ?? input.defender.save;
  return (
    <div className="space-y-3">
      {answers.length === SAVES.length && (
        <>
          <BothSituations answer={answer} wounds={wounds} />
          <div className="grid items-start gap-3 xl:grid-cols-[2fr_3fr]">
            <SaveTable answers={answers} save={save} />
            <KillTable answers={answers} save={save} wounds={wounds} />
          </div>
        </>
      )}
      <SimulationSwitch calculator="killteam/shoot" input={input} summary={answer.summary} figures={FIGURES} />
    </div>
  );
}

/** An invulnerable save is what is rolled, so it is the one that varies. */
function withSave(input: InputOf<'killteam/shoot'>, save: number): InputOf<'killteam/shoot'> {
  const field = input.defender.invulnerable === null ? 'save' : 'invulnerable';
  return { ...input, defender: { ...input.defender, [field]: save } };
}

interface TableProps {
  readonly answers: readonly AnswerOf<'killteam/shoot'>[];
  readonly save: number;
}

function SaveTable({ answers, save }: TableProps) {
  return (
    <div className="card overflow-x-auto p-3">
      <Table
        look="ruled"
        caption={words.everySave}
        heads={[words.save, words.meanDamage, words.deviation, words.kills]}
        rows={answers.map(({ distributions: { damage }, summary }, index) => ({
          key: String(SAVES[index]),
          present: SAVES[index] === save,
          cells: [
            `${SAVES[index]}+`,
            formatMean(damage.mean),
            formatMean(damage.stdDev),
            chanceCell(summary.killChance),
          ],
        }))}
      />
    </div>
  );
}

/** Wounds most operatives have lie below this; more than the attack can do are not shown. */
const MOST_WOUNDS = 30;

function KillTable({ answers, save, wounds }: TableProps & { readonly wounds: number }) {
  const most = Math.max(...answers.map((answer) => answer.distributions.damage.max));
  const rows = Array.from({ length: Math.max(1, Math.min(most, MOST_WOUNDS)) }, (_, index) => index + 1);
  return (
    <div className="card overflow-x-auto p-3">
      <Table
        look="ruled"
        caption={words.byWoundsAndSave}
        heads={[
          words.wounds,
          ...SAVES.map((value) => ({
            key: String(value),
            content: <span className={value === save ? 'text-ink' : ''}>{value}+</span>,
          })),
        ]}
        rows={rows.map((row) => ({
          key: String(row),
          present: row === wounds,
          cells: [
            row,
            ...answers.map(({ distributions }) => chanceCell(chanceOf(distributions.damage, row, 'atLeast'))),
          ],
        }))}
      />
    </div>
  );
}
