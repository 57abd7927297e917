// Share in one tap: the link is copied as the sheet opens; sentence, table and picture are a tap further.
import { useEffect, useState } from 'react';
import { useBattleStore } from '../../../battle/context.ts';
import { copyAndSay } from '../../../calculator/commands.ts';
import { Sheet } from '../../../components/ui/sheet.tsx';
import { copyText } from '../../../export/clipboard.ts';
import { download } from '../../../export/download.ts';
import { pngOf } from '../../../export/picture.ts';
import { armies } from '../../../language/english/armies.ts';
import { everyday } from '../../../language/english/everyday.ts';
import { useCommandStore } from '../../../shell/commands.ts';
import { useAbout } from '../matrix/matrix-answer.tsx';
import { matrixCsv } from '../matrix/matrix-csv.ts';
import type { Table } from '../matrix/matrix-figures.ts';
import { coloursOnPage, matrixSvg } from '../matrix/matrix-picture.ts';
import { useReading } from '../matrix/shown-figure.ts';
import { useGame, useLookStore } from './plan.ts';
import { sharedCode } from './use-plan-address.ts';

const words = armies.share;

interface PlanShareSheetProps {
  readonly table: Table;
  /** Cells are still missing: a file would be written with holes. */
  readonly running: boolean;
}

export function PlanShareSheet({ table, running }: PlanShareSheetProps) {
  const game = useGame();
  const plan = useBattleStore();
  const look = useLookStore();
  const { shown, sentence } = useAbout(table);
  const reading = useReading();
  const show = useCommandStore((commands) => commands.show);
  const [link, setLink] = useState('');
  const [shortened, setShortened] = useState(false);
  const [copied, setCopied] = useState<boolean | undefined>(undefined);
  useEffect(() => {
    void sharedCode(game, plan, look).then((made) => {
      const address = `${location.href.split('#')[0]}#/${game.page}/${made.code}`;
      setLink(address);
      setShortened(made.shortened);
      void copyText(address).then(setCopied);
    });
  }, [game, plan, look]);
  const file = `${game.id}-armies`;
  const saveCsv = () => download(new Blob([matrixCsv(table, reading)], { type: 'text/csv' }), `${file}.csv`);
  const savePicture = async () => {
    const foot = reading.kind === 'outcome' ? words.foot : `${shown.title}.`;
    const picture = { title: sentence, foot, link, table, shown, colours: coloursOnPage() };
    download(await pngOf(matrixSvg(picture)), `${file}.png`);
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
          <button type="button" className="button" disabled={running} onClick={saveCsv}>
            {words.saveCsv}
          </button>
          <button type="button" className="button" disabled={running} onClick={() => void savePicture()}>
            {words.savePicture}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
