// What public calculators answered to twelve corner cases, beside what the rules give: a table a game.
import { ScrollRegion } from '../../components/ui/scroll-region.tsx';
import { dayText } from '../../format/day.ts';
import { formatCount, formatExact } from '../../format/number.ts';
import { gamePages } from '../../games/registry.ts';
import { language } from '../../language/language.ts';
import { type AskedGame, askedGames, type OtherCalculator } from './others.ts';

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
        <table className="w-full min-w-[40rem] text-s">
          <thead>
            <tr className="align-bottom">
              <th scope="col" className="pr-3 text-left">
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
                  <span className="block text-muted">
                    {words.cases[id].rule} · {figures.map((figure) => words.figures[figure]).join(' / ')} ·{' '}
                    <span className="font-mono">{id}</span>
                  </span>
                </th>
                <td className="py-1 pr-3 text-right tabular-nums">{shown(reference)}</td>
                {answers.map((answer, i) => (
                  <td key={calculators[i].repository} className="py-1 pr-3 text-right tabular-nums">
                    {typeof answer === 'string'
                      ? words.gaps[answer]
                      : `${calculators[i].rolls === undefined ? '' : '≈ '}${shown(answer)}`}
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
      <span className="block font-normal whitespace-nowrap text-muted">
        <span className="font-mono">{commit}</span> · {dayText(Date.parse(`${day}T12:00:00`))}
      </span>
      {rolls !== undefined && <span className="block font-normal text-muted">{words.rolled(formatCount(rolls))}</span>}
    </>
  );
}

function shown(figures: readonly (number | undefined)[]): string {
  return figures.map((figure) => (figure === undefined ? '–' : formatExact(figure))).join(' / ');
}
