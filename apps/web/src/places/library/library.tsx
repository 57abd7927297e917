// Everything saved in this browser: search, rename, delete with a way back, one file out and in.
import { Download, Pencil, Trash2, Upload } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { openBattle } from '../../calculator/open-battle.ts';
import { Button } from '../../components/ui/button.tsx';
import { FileButton } from '../../components/ui/file-button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { SearchBox } from '../../components/ui/search-box.tsx';
import { UnitName } from '../../components/ui/unit-name.tsx';
import { download } from '../../export/download.ts';
import { armiesOf, gamePages } from '../../games/registry.ts';
import { everyday } from '../../language/english/everyday.ts';
import { library } from '../../language/english/library/library.ts';
import { useCommandStore } from '../../shell/commands.ts';
import { removeAndSay } from '../../shell/say-kept.ts';
import { tagWords } from '../../shell/tag-words.ts';
import { seenBattle } from '../../store/battles.ts';
import { type Kind, matches, type SavedRecord } from '../../store/record.ts';
import { shelf, useShelf } from '../../store/saved.ts';

const SECTIONS = ['unit', 'army', 'situation', 'effect', 'battle'] as const satisfies readonly Kind[];
const SHOWN = 50;

export function LibraryPage({ game }: { readonly game: string | undefined }) {
  const records = useShelf((state) => state.records);
  const problem = useShelf((state) => state.problem);
  const [query, setQuery] = useState('');
  const found = records.filter(
    (record) => matches(record, query) && (game === undefined || record.game === game) && record.kind !== 'setting',
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
        <BackupButtons />
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {SECTIONS.map((kind) => (
          <Shelved key={kind} {...library.sections[kind]} records={found.filter((record) => record.kind === kind)} />
        ))}
      </div>
    </main>
  );
}

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
          <Row key={record.id} record={record} />
        ))}
      </ul>
      {records.length > SHOWN && <p className="text-s text-muted">{library.more(records.length - SHOWN)}</p>}
    </section>
  );
}

function Row({ record }: { readonly record: SavedRecord }) {
  const [renaming, setRenaming] = useState(false);
  if (renaming) return <Rename record={record} onDone={() => setRenaming(false)} />;
  return (
    <li className="flex min-h-(--target) items-center gap-1 border-t border-line/60 py-1 first:border-t-0">
      <span className="min-w-0 flex-1 text-s">
        <Name record={record} />
        <span className="block text-muted">
          {[titleOf(record.game), ...record.tags.map((tag) => tagWords(record.game, tag))].join(' · ')}
        </span>
      </span>
      <IconButton
        icon={Pencil}
        label={library.rename(record.name)}
        look="button-quiet"
        onClick={() => setRenaming(true)}
      />
      <IconButton
        icon={Trash2}
        label={library.delete(record.name)}
        look="button-quiet"
        onClick={() => void removeAndSay(record.id, library.deleted)}
      />
    </li>
  );
}

function Name({ record }: { readonly record: SavedRecord }) {
  const { kind, game, name, data } = record;
  const battle = seenBattle(record);
  if (kind === 'unit')
    return <UnitName unit={{ game, name, data, saved: true }} className="min-h-(--target) font-medium" />;
  const armies = armiesOf(record);
  if (armies !== undefined)
    return (
      <a
        href={armies}
        className="inline-flex min-h-(--target) items-center font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        {name}
      </a>
    );
  if (battle === undefined) return <span className="font-medium">{name}</span>;
  return (
    <button
      type="button"
      className="min-h-(--target) text-left font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      onClick={() => void openBattle(battle.calculator, battle.input)}
    >
      {name}
    </button>
  );
}

function Rename({ record, onDone }: { readonly record: SavedRecord; onDone(): void }) {
  const [name, setName] = useState(record.name);
  const [tags, setTags] = useState(record.tags.join(', '));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = tags.split(',').map((tag) => tag.trim());
    void shelf.save({ ...record, name: name.trim(), tags: words.filter((tag) => tag !== ''), at: Date.now() });
    onDone();
  };
  return (
    <li className="py-2">
      <form className="flex flex-wrap items-center gap-2" onSubmit={submit}>
        <input
          // biome-ignore lint/a11y/noAutofocus: the form opens to type a name into it
          autoFocus
          aria-label={library.name}
          value={name}
          maxLength={200}
          className="h-(--target) min-w-0 flex-1 basis-40 rounded-m border border-line bg-panel px-2 text-m"
          onChange={(event) => setName(event.target.value)}
        />
        <input
          aria-label={library.tags}
          placeholder={library.tags}
          value={tags}
          className="h-(--target) min-w-0 flex-1 basis-40 rounded-m border border-line bg-panel px-2 text-m"
          onChange={(event) => setTags(event.target.value)}
        />
        <Button type="submit" label={everyday.save} disabled={name.trim() === ''} />
        <Button label={everyday.cancel} look="button-quiet" onClick={onDone} />
      </form>
    </li>
  );
}

function titleOf(game: string): string {
  return gamePages.find(({ id }) => id === game)?.title ?? game;
}
