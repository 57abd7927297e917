// What public calculators answered to twelve corner cases, beside what the rules give: a table a game.
import { ScrollRegion } from '../../components/ui/scroll-region.tsx';
import { dayText } from '../../format/day.ts';
import { formatCount, formatExact } from '../../format/number.ts';
import { gamePages } from '../../games/registry.ts';
import { language } from '../../language/language.ts';
import { type AskedGame, askedGames, type OtherCalculator, type OtherFigure } from './others.ts';

const { words } = await (language === 'de' ? import('./words/others.de.ts') : import('./words/others.en.ts'));

export function OthersTable() {
  return (
    <section className="space-y-4 border-t border-line pt-4">
      <h2 className="text-m font-semibold">{words.title}</h2>
      <p>{words.intro}</p>
      {askedGames.map((asked) => (
        <GameTable key={asked.game} {...asked} />
      ))}
      <p className="text-s text-muted">{words.how}</p>
    </section>
  );
}

function GameTable({ game, calculators, cases }: AskedGame) {
  const title = gamePages.find(({ id }) => id === game)?.title ?? game;
  return (
    <section className="space-y-1">
      <h3 className="font-semibold">{title}</h3>
      <ScrollRegion label={words.tableOf(title)} className="overflow-x-auto">
        <table className="w-full min-w-[44rem] text-s">
          <thead>
            <tr className="align-bottom">
              <th scope="col" className="w-1/2 min-w-72 pr-3 text-left">
                {words.case}
              </th>
              <th scope="col" className="pr-3 text-right">
                {words.reference}
              </th>
              {calculators.map((one) => (
                <th key={one.repository} scope="col" className="pr-3 text-right">
                  <CalculatorHead {...one} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cases.map(([id, { figures, reference, answers }]) => (
              <tr key={id} className="border-t border-line align-top">
                <th scope="row" className="py-1 pr-3 text-left font-normal">
                  {words.cases[id].what}
                  <span className="block text-muted">{words.cases[id].rule}</span>
                  <span className="block text-muted">
                    <span className="font-mono">{id}</span>: {figures.map((figure) => words.figures[figure]).join(', ')}
                  </span>
                </th>
                <td className="py-1 pr-3 text-right tabular-nums">
                  <Figures names={figures} values={reference} />
                </td>
                {answers.map((answer, i) => (
                  <td key={calculators[i].repository} className="py-1 pr-3 text-right tabular-nums">
                    {typeof answer === 'string' ? (
                      words.gaps[answer]
                    ) : (
                      <Figures names={figures} values={answer} rolled={calculators[i].rolls !== undefined} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

function CalculatorHead({ name, repository, commit, day, rolls }: OtherCalculator) {
  return (
    <>
      <a className="underline" href={`https://github.com/${repository}/tree/${commit}`}>
        {name}
      </a>
      <span className="block font-mono font-normal text-muted">{commit}</span>
      <span className="block font-normal text-muted">{dayText(Date.parse(`${day}T12:00:00`))}</span>
      {rolls !== undefined && <span className="block font-normal text-muted">{words.rolled(formatCount(rolls))}</span>}
    </>
  );
}

interface FiguresProps {
  readonly names: readonly OtherFigure[];
  readonly values: readonly (number | undefined)[];
  readonly rolled?: boolean;
}

/** One under the other, in the order in which the case names them. */
function Figures({ names, values, rolled = false }: FiguresProps) {
  return names.map((name, i) => {
    const value = values[i];
    return (
      <span key={name} className="block whitespace-nowrap">
        {value === undefined ? '–' : `${rolled ? '≈ ' : ''}${formatExact(value)}`}
      </span>
    );
  });
}
