// Everything saved in this browser: search, sort, rename, delete with a way back, one file out and in.
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FileButton } from '../../components/ui/file-button.tsx';
import { SearchBox } from '../../components/ui/search-box.tsx';
import { optionsOf, Select } from '../../components/ui/select.tsx';
import { download } from '../../export/download.ts';
import { gamePages } from '../../games/registry.ts';
import { library } from '../../language/english/library/library.ts';
import { useCommandStore } from '../../shell/commands.ts';
import { type Kind, matches, type SavedRecord } from '../../store/record.ts';
import { shelf, useShelf } from '../../store/saved.ts';
import { BinCard } from './bin-card.tsx';
import { RecordRow } from './record-row.tsx';
import { type Order, sorted } from './sorted.ts';

const SECTIONS = ['unit', 'army', 'matchup', 'situation', 'effect', 'battle'] as const satisfies readonly Kind[];
const SHOWN = 50;
const EVERY_GAME = '';

export function LibraryPage({ game: asked }: { readonly game: string | undefined }) {
  const records = useShelf((state) => state.records);
  const problem = useShelf((state) => state.problem);
  const [query, setQuery] = useState('');
  const [game, setGame] = useState(asked ?? EVERY_GAME);
  const [order, setOrder] = useState<Order>('newest');
  const found = sorted(
    records.filter(
      (record) => matches(record, query) && (game === EVERY_GAME || record.game === game) && record.kind !== 'setting',
    ),
    order,
  );
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto max-w-3xl space-y-4 p-3 outline-none sm:p-6 xl:max-w-6xl min-[112rem]:max-w-[1600px]"
    >
      <h1 className="text-xl font-semibold">{library.title}</h1>
      <p className="text-s text-muted">{library.where}</p>
      {problem !== undefined && (
        <p role="alert" className="card p-3 text-s text-bad">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <SearchBox
          label={library.searchLabel}
          placeholder={library.search}
          value={query}
          className="flex-1 basis-60"
          onChange={setQuery}
        />
        <Select label={library.game} value={game} options={GAMES} onChoose={setGame} />
        <Select label={library.order} value={order} options={ORDERS} onChoose={setOrder} />
        <BackupButtons />
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {SECTIONS.map((kind) => (
          <Shelved
            key={kind}
            {...library.sections[kind]}
            {...(query === '' ? {} : { empty: library.noneFound(query) })}
            records={found.filter((record) => record.kind === kind)}
          />
        ))}
        <BinCard />
      </div>
    </main>
  );
}

const GAMES = [
  { value: EVERY_GAME, label: library.everyGame },
  ...gamePages.map(({ id, title }) => ({ value: id, label: title })),
];
const ORDERS = optionsOf<Order>(library.orders);

function BackupButtons() {
  const say = useCommandStore((store) => store.say);
  const save = async () =>
    download(new Blob([await shelf.export()], { type: 'application/json' }), 'oddsmith-library.json');
  const read = async ([file]: readonly File[]) => say(await shelf.import(await file.text()));
  return (
    <span className="flex gap-2">
      <Button icon={Download} label={library.export} onClick={() => void save()} />
      <FileButton accept=".json,application/json" onFiles={(files) => void read(files)}>
        <Upload aria-hidden className="size-4" />
        {library.import}
      </FileButton>
    </span>
  );
}

interface ShelvedProps {
  readonly title: string;
  readonly empty: string;
  readonly records: readonly SavedRecord[];
}

function Shelved({ title, empty, records }: ShelvedProps) {
  return (
    <section aria-label={title} className="card p-3">
      <h2 className="text-m font-semibold">
        {title} <span className="font-normal text-muted">· {records.length}</span>
      </h2>
      {records.length === 0 && <p className="text-s text-muted">{empty}</p>}
      <ul>
        {records.slice(0, SHOWN).map((record) => (
          <RecordRow key={record.id} record={record} />
        ))}
      </ul>
      {records.length > SHOWN && <p className="text-s text-muted">{library.more(records.length - SHOWN)}</p>}
    </section>
  );
}
