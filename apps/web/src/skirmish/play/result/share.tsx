// Share a battle: a link where it is short enough, a file, a picture of the board, a sentence.
import { positionOf } from '@oddsmith/skirmish';
import { Share2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { copyAndSay } from '../../../calculator/commands.ts';
import { Sheet } from '../../../components/ui/sheet.tsx';
import { download } from '../../../export/download.ts';
import { pngOf, withStyles } from '../../../export/picture.ts';
import { skirmishResult } from '../../../language/english/skirmish/record.ts';
import { HOME } from '../../address.ts';
import { nowOf, shownState, useSession } from '../../session/session.ts';
import { resultSentence } from './result-words.ts';

const words = skirmishResult.share;

/** Longer addresses are cut by some programs they are pasted into. */
export const LONGEST_LINK = 8_000;

export function ShareButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <Share2 aria-hidden className="size-4" />
        {words.title}
      </button>
      {open && <ShareBattle onClose={() => setOpen(false)} />}
    </>
  );
}

export async function codeOf(save: object): Promise<string> {
  const { encodeLink } = await import('../../../battle/codec.ts');
  return encodeLink(save);
}

function ShareBattle({ onClose }: { onClose(): void }) {
  const save = useSession((session) => session.save);
  const text = useSession((session) => resultSentence(nowOf(session)));
  const shown = useSession(shownState);
  const position = useMemo(() => positionOf(shown), [shown]);
  const [code, setCode] = useState<string>();
  useEffect(() => {
    void codeOf(save).then(setCode);
  }, [save]);
  const link = code === undefined ? undefined : `${location.href.split('#')[0]}${HOME}/link/${code}`;
  const short = code !== undefined && code.length <= LONGEST_LINK;
  return (
    <Sheet title={words.title} description={words.is} onClose={onClose}>
      <div className="space-y-3 overflow-y-auto p-4 text-s">
        {link !== undefined && short && (
          <input
            readOnly
            aria-label={words.link}
            value={link}
            className="h-(--target) w-full rounded-m border border-line bg-sunken px-2"
            onFocus={(event) => event.target.select()}
          />
        )}
        {code !== undefined && !short && <p>{words.tooLong(code.length, LONGEST_LINK)}</p>}
        <p className="rounded-m bg-sunken p-3">{text}</p>
        <div className="flex flex-wrap gap-2">
          {link !== undefined && short && (
            <button type="button" className="button" onClick={() => void copyAndSay(link, words.linkCopied)}>
              {words.copyLink}
            </button>
          )}
          <button
            type="button"
            className="button"
            onClick={() =>
              download(new Blob([`${JSON.stringify(save)}\n`], { type: 'application/json' }), 'battle.skirmish.json')
            }
          >
            {words.saveFile}
          </button>
          {position !== undefined && (
            <button
              type="button"
              className="button"
              onClick={() =>
                void codeOf(position).then((line) => copyAndSay(`oddsmith-position:${line}`, words.positionCopied))
              }
            >
              {words.copyPosition}
            </button>
          )}
          <button type="button" className="button" onClick={() => void savePicture()}>
            {words.savePicture}
          </button>
          <button type="button" className="button" onClick={() => void copyAndSay(text, words.sentenceCopied)}>
            {words.copySentence}
          </button>
        </div>
      </div>
    </Sheet>
  );
}

const PICTURE_WIDTH = 1200;

/** The board on the page, at a size of its own. */
async function savePicture(): Promise<void> {
  const board = document.querySelector<SVGSVGElement>('svg[data-board]');
  if (board === null) return;
  const inner = withStyles(board).innerHTML;
  const height = (PICTURE_WIDTH * 44) / 60;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 44" width="${PICTURE_WIDTH}" height="${height}">${inner}</svg>`;
  download(await pngOf(svg), 'battle.png');
}
