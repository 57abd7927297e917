// Everything that can be taken away: link, text, table, pictures.
import type { Answer } from '@oddsmith/games';
import { FileText, Image, Link, MessageSquareText, Printer } from 'lucide-react';
import { useBattleStore } from '../../battle/context.ts';
import { linkOf } from '../../calculator/address.ts';
import { copyAndSay } from '../../calculator/commands.ts';
import { pageTitle } from '../../calculator/use-title.ts';
import { download, fileName } from '../../export/download.ts';
import { chartsOnPage, pngOf, svgText } from '../../export/picture.ts';
import { toTable } from '../../export/table.ts';
import { toText } from '../../export/text.ts';
import type { ChartView } from '../../games/view.ts';
import { everyday } from '../../language/english/everyday.ts';
import { exportTab } from '../../language/english/results/export.ts';
import { Button } from '../ui/button.tsx';

interface ExportTabProps {
  readonly answer: Answer;
  /** What the answer belongs to. */
  readonly input: unknown;
  readonly chart: ChartView;
  readonly charts: readonly ChartView[];
}

export function ExportTab({ answer, input, chart, charts }: ExportTabProps) {
  const store = useBattleStore();
  const name = pageTitle(store.getState().calculator);
  const link = () => linkOf(store.getState());
  const svg = async () =>
    svgText(chartsOnPage(), { title: document.title, sentence: answer.sentence, link: await link() });
  const savePng = async () => download(await pngOf(await svg()), fileName(name, 'png'));
  const actions = [
    { label: everyday.copyLink, icon: Link, act: async () => copyAndSay(await link(), everyday.linkCopied) },
    {
      label: exportTab.copyAsText,
      icon: MessageSquareText,
      act: async () => {
        const told = { title: document.title, chart, line: chart.line?.(input, answer), link: await link() };
        await copyAndSay(toText(answer, told), exportTab.textCopied);
      },
    },
    {
      label: exportTab.csv,
      icon: FileText,
      act: () => download(new Blob([toTable(answer, charts)], { type: 'text/csv' }), fileName(name, 'csv')),
    },
    { label: exportTab.print, icon: Printer, act: () => print() },
    { label: exportTab.png, icon: Image, act: savePng },
    {
      label: exportTab.svg,
      icon: Image,
      act: async () => download(new Blob([await svg()], { type: 'image/svg+xml' }), fileName(name, 'svg')),
    },
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map(({ label, icon: Icon, act }) => (
        <Button key={label} icon={Icon} label={label} onClick={() => void act()} />
      ))}
    </div>
  );
}
