// A dialog over the page: traps the focus, closes with Escape, gives the focus back.
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { everyday } from '../../language/english/everyday.ts';
import { pickWithKeys } from './pick-with-keys.ts';
import { isSheetEntry, leaveSheetEntry, SHEET_ENTRY, whileGoingBack } from './sheet-entry.ts';

interface SheetProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
  onClose(): void;
}

export function Sheet({ title, description, children, onClose }: SheetProps) {
  useBackCloses(onClose);
  /** Who opened it has the focus again when it closes. */
  const [opener] = useState(() => document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-30 bg-[rgb(0_0_0/0.5)]" />
        <Dialog.Content
          onKeyDown={pickWithKeys}
          onOpenAutoFocus={focusSearch}
          onCloseAutoFocus={(event) => {
            if (!(opener instanceof HTMLElement) || !opener.isConnected) return;
            event.preventDefault();
            opener.focus({ preventScroll: true });
          }}
          className="fixed inset-x-2 top-[8vh] z-40 mx-auto flex max-h-[84vh] max-w-xl flex-col rounded-m border border-line bg-panel outline-none"
        >
          <div className="flex items-center justify-between gap-2 border-b border-line py-1 pr-1 pl-4">
            <Dialog.Title className="text-m font-semibold">{title}</Dialog.Title>
            <Dialog.Close className="button button-quiet px-0" aria-label={everyday.close}>
              <X aria-hidden className="size-4" />
            </Dialog.Close>
          </div>
          <Dialog.Description className="sr-only">{description}</Dialog.Description>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Who opens a search means to type. */
function focusSearch(event: Event): void {
  const box = event.target instanceof HTMLElement ? event.target.querySelector<HTMLElement>(SEARCH) : null;
  if (box === null) return;
  event.preventDefault();
  box.focus();
}

const SEARCH = 'input[type=search], input[role=combobox]';

/** The browser's way back closes the sheet instead of leaving the page; so does going elsewhere. */
function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    let entered = false;
    const enter = () => {
      history.pushState(SHEET_ENTRY, '');
      entered = true;
    };
    if (whileGoingBack() !== undefined) addEventListener('popstate', enter, { once: true });
    else enter();
    const onPop = () => {
      if (entered && !isSheetEntry()) close.current();
    };
    addEventListener('popstate', onPop);
    addEventListener('hashchange', onPop);
    return () => {
      removeEventListener('popstate', enter);
      removeEventListener('popstate', onPop);
      removeEventListener('hashchange', onPop);
      // Unless something else was opened from the sheet, its entry is taken off again.
      if (entered && isSheetEntry()) leaveSheetEntry();
    };
  }, []);
}
