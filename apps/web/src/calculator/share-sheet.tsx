// Share in one tap: the link is copied as the sheet opens; sentence, image and table are a tap further.
import type { Answer } from '@oddsmith/games';
import { Share } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useBattleStore } from '../battle/context.ts';
import { Button } from '../components/ui/button.tsx';
import { Sheet } from '../components/ui/sheet.tsx';
import { cardSvg } from '../export/card.ts';
import { copyText } from '../export/clipboard.ts';
import { download, fileName } from '../export/download.ts';
import { chartsOnPage, pngOf } from '../export/picture.ts';
import { toTable } from '../export/table.ts';
import { gamePages } from '../games/registry.ts';
import type { CalculatorView } from '../games/view.ts';
import { share } from '../language/english/calculator/share.ts';
import { everyday } from '../language/english/everyday.ts';
import { shell } from '../language/english/shell/shell.ts';
import { useCommandStore } from '../shell/commands.ts';
import { linkOf } from './address.ts';
import { copyAndSay } from './commands.ts';
import { pageTitle } from './use-title.ts';

interface ShareSheetProps {
  readonly answer: Answer;
  /** What the answer belongs to. */
  readonly input: unknown;
  readonly view: CalculatorView;
}

export function ShareSheet({ answer, input, view }: ShareSheetProps) {
  const store = useBattleStore();
  const show = useCommandStore((commands) => commands.show);
  const [link, setLink] = useState('');
  const [copied, setCopied] = useState<boolean | undefined>(undefined);
  useEffect(() => {
    void linkOf(store.getState()).then((made) => {
      setLink(made);
      void copyText(made).then(setCopied);
    });
  }, [store]);
  const name = pageTitle(store.getState().calculator);
  const card = () => pngOf(cardSvg({ ...cardOf(view, answer, input), link }, chartsOnPage()[0]), 1);
  const saveImage = async () => download(await card(), fileName(name, 'png'));
  const send = async () => {
    const file = new File([await card()], fileName(name, 'png'), { type: 'image/png' });
    const whole = { title: document.title, text: answer.sentence, url: link };
    const withFile = { ...whole, files: [file] };
    // Taken back by the player, or not possible here: nothing to be said.
    await navigator.share(navigator.canShare(withFile) ? withFile : whole).catch(() => undefined);
  };
  return (
    <Sheet title={shell.share} description={share.description} onClose={() => show(undefined)}>
      <div className="space-y-4 overflow-y-auto p-4 text-s">
        <div>
          <label htmlFor="share-link" className="text-muted">
            {copied === undefined ? share.link : copied ? share.linkCopied : share.linkToCopy}
          </label>
          <input
            id="share-link"
            readOnly
            value={link}
            className="mt-1 h-(--target) w-full rounded-m border border-line bg-sunken px-2 text-s"
            onFocus={(event) => event.target.select()}
          />
          <p className="mt-1 text-muted">{share.meaning}</p>
        </div>
        <div>
          <p className="rounded-m bg-sunken p-3">{answer.sentence}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {'share' in navigator && <Button icon={Share} label={share.send} onClick={() => void send()} />}
          <Button label={everyday.copyLink} onClick={() => void copyAndSay(link, everyday.linkCopied)} />
          <Button label={share.copySentence} onClick={() => void copyAndSay(answer.sentence, share.sentenceCopied)} />
          <Button label={share.saveImage} onClick={() => void saveImage()} />
          <Button
            label={share.saveCsv}
            onClick={() => download(new Blob([toTable(answer, [])], { type: 'text/csv' }), fileName(name, 'csv'))}
          />
        </div>
      </div>
    </Sheet>
  );
}

/** Who against whom and the figure that leads, as the page shows them. */
function cardOf(view: CalculatorView, answer: Answer, input: unknown) {
  const { text, unit } = view.bigNumber(answer, input);
  const unnamed = view.unnamed ?? [everyday.attacker, everyday.defender];
  const [first, second] = view.sides?.(input, answer) ?? ['', ''];
  const game = gamePages.find(({ id }) => view.id.startsWith(`${id}/`))?.title ?? view.tab;
  return {
    game,
    first: first || unnamed[0],
    verb: view.cards?.(input, view.id).verb ?? view.tab,
    second: second || unnamed[1],
    figure: text,
    unit,
    sentence: answer.sentence,
  };
}
