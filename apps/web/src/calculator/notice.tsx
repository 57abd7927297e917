// The sentence about a link that could not be opened.
import { CircleAlert, X } from 'lucide-react';
import { useBattle } from '../battle/context.ts';
import { IconButton } from '../components/ui/icon-button.tsx';
import { calculator } from '../language/english/calculator/calculator.ts';

export function Notice() {
  const notice = useBattle((battle) => battle.notice);
  const dismiss = useBattle((battle) => battle.dismissNotice);
  return (
    <div
      role="alert"
      className="mx-3 mb-2 flex items-center gap-2 rounded-m border border-bad bg-bad-soft px-3 py-1 text-s"
    >
      <CircleAlert aria-hidden className="size-4 shrink-0 text-bad" />
      <p className="min-w-0 flex-1 break-words">{notice}</p>
      <IconButton icon={X} label={calculator.dismiss} look="button-quiet" onClick={dismiss} />
    </div>
  );
}
