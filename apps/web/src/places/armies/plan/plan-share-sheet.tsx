// Share in one tap: the link is copied as the sheet opens; sentence and table are a tap further.
import { useEffect, useState } from 'react';
import { useBattleStore } from '../../../battle/context.ts';
import { copyAndSay } from '../../../calculator/commands.ts';
import { Sheet } from '../../../components/ui/sheet.tsx';
import { copyText } from '../../../export/clipboard.ts';
import { download } from '../../../export/download.ts';
import { pngOf } from '../../../export/picture.ts';
import { everyday } from '../../../language/english/everyday.ts';
import { grimdarkSheets } from '../../../language/english/grimdark/sheets.ts';
import { useCommandStore } from '../../../shell/commands.ts';
import { chosenUnits, nameOf } from '../army.ts';
import { useMatrixSentence } from '../matrix/matrix-answer.tsx';
import { matrixCsv } from '../matrix/matrix-csv.ts';
import type { FigureTable } from '../matrix/matrix-figures.ts';
import { coloursOnPage, matrixSvg } from '../matrix/matrix-picture.ts';
import { useLookStore, usePlan } from './plan.ts';
import { linkCode } from './use-plan-address.ts';

const words = grimdarkSheets.share;

export function PlanShareSheet({ table }: { readonly table: FigureTable }) {
  const { hosts } = usePlan();
  const plan = useBattleStore();
  const look = useLookStore();
  const sentence = useMatrixSentence(table);
  const show = useCommandStore((commands) => commands.show);
  const [link, setLink] = useState('');
  const [shortened, setShortened] = useState(false);
  const [copied, setCopied] = useState<boolean | undefined>(undefined);
  useEffect(() => {
    linkCode(plan, look).then((made) => {
      const address = `${location.href.split('#')[0]}#/grimdark/armies/${made.code}`;
      setLink(address);
      setShortened(made.shortened);
      void copyText(address).then(setCopied);
    });
  }, [plan, look]);
  const saveCsv = () => download(new Blob([matrixCsv(hosts, table)], { type: 'text/csv' }), 'grimdark-armies.csv');
  const savePicture = async () => {
    const svg = matrixSvg({
      title: sentence,
      link,
      rows: chosenUnits(hosts.attacker).map(nameOf),
      columns: chosenUnits(hosts.defender).map(nameOf),
      table,
      colours: coloursOnPage(),
    });
    download(await pngOf(svg), 'grimdark-armies.png');
  };
  return (
    <Sheet title={words.title} description={words.description} onClose={() => show(undefined)}>
      <div className="space-y-4 overflow-y-auto p-4 text-s">
        <div>
          <label htmlFor="share-link" className="text-muted">
            {copied === false ? words.copyThis : words.copied}
          </label>
          <input
            id="share-link"
            readOnly
            value={link}
            className="mt-1 h-(--target) w-full rounded-m border border-line bg-sunken px-2 text-s"
            onFocus={(event) => event.target.select()}
          />
          {shortened ? (
            <p role="alert" className="mt-1 rounded-m bg-bad-soft px-2 py-1">
              {words.shortened}
            </p>
          ) : (
            <p className="mt-1 text-muted">{words.holds}</p>
          )}
        </div>
        <p className="rounded-m bg-sunken p-3">{sentence}</p>
        <div className="flex flex-wrap gap-2">
          <button type="button" className="button" onClick={() => void copyAndSay(link, everyday.linkCopied)}>
            {everyday.copyLink}
          </button>
          <button type="button" className="button" onClick={() => void copyAndSay(sentence, words.sentenceCopied)}>
            {words.copySentence}
          </button>
          <button type="button" className="button" onClick={saveCsv}>
            {words.saveCsv}
          </button>
          <button type="button" className="button" onClick={() => void savePicture()}>
            {words.savePicture}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
