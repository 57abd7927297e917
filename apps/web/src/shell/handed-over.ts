// A list that another program hands over to the installed app: shared as text in the address, or a file that was opened with it.

let waiting: string | Uint8Array | undefined;

/** What the paste sheet begins with; it is handed over once. */
export function takeHandedOver(): string | Uint8Array | undefined {
  const taken = waiting;
  waiting = undefined;
  return taken;
}

/** As named in the manifest of the site. */
const SHARED = ['shared-title', 'shared-text', 'shared-url'] as const;

/** Longer than any address that a browser opens, and shorter than what would hold up the page. */
const MOST_BYTES = 5_000_000;

interface LaunchQueue {
  setConsumer(take: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/** `open` shows the paste sheet. */
export function watchHandedOver(open: () => void): void {
  const address = new URL(location.href);
  const shared = SHARED.flatMap((name) => address.searchParams.get(name) ?? []);
  if (shared.length > 0) {
    for (const name of SHARED) address.searchParams.delete(name);
    history.replaceState(history.state, '', address);
    hand(shared.join('\n'), open);
  }
  (globalThis as { readonly launchQueue?: LaunchQueue }).launchQueue?.setConsumer(({ files = [] }) => {
    const read = async () => {
      const file = await files[0]?.getFile();
      if (file === undefined || file.size > MOST_BYTES) return;
      hand(new Uint8Array(await file.arrayBuffer()), open);
    };
    // A file that cannot be read is as good as none: the app opens all the same.
    read().catch(() => undefined);
  });
}

function hand(list: string | Uint8Array, open: () => void): void {
  waiting = list;
  open();
}
