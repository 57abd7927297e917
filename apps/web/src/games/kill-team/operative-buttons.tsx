// Who stands on a side of the battle: chosen from the library or from one's own, saved under its name, and what its card could not say.
import { type Path, valueAt, withValue } from '@oddsmith/games';
import type { EffectSide, LibraryEdition, SideFields } from '@oddsmith/games/kill-team/library';
import { BookOpen, Save } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useBattleStore, useValue } from '../../battle/context.ts';
import { GroupCard } from '../../components/form/group-card.tsx';
import { Button } from '../../components/ui/button.tsx';
import { lazy, Suspense } from '../../components/ui/lazy.tsx';
import { UnitName } from '../../components/ui/unit-name.tsx';
import { everyday } from '../../language/english/everyday.ts';
import { killTeam } from '../../language/english/kill-team/kill-team.ts';
import { type Part, shownOperative, withPick } from './operative-pick.ts';
import { rememberPicked, usePicked } from './picked.ts';
import { RuleNotes } from './rule-notes.tsx';

const { operative: words } = killTeam;

const OperativePicker = lazy(async () => ({ default: (await import('./operative-picker.tsx')).OperativePicker }));

const TeamEffects = lazy(async () => ({ default: (await import('./team-effects.tsx')).TeamEffects }));

const EDITION: Path = ['edition'];

interface OperativeButtonsProps {
  readonly path: Path;
  readonly part: Part;
  readonly title: string;
}

export function OperativeButtons({ path, part, title }: OperativeButtonsProps) {
  const store = useBattleStore();
  const fields = useValue(path);
  const edition: LibraryEdition = useValue(EDITION) === '2021' ? '2021' : '2024';
  const shown = shownOperative(part, fields);
  const name = shown?.name ?? '';
  const [open, setOpen] = useState(false);
  const sideKey = String(path[0]);
  const known = usePicked((sides) => sides[sideKey]);
  const picked = known?.pick;
  const [saved, setSaved] = useState('');
  const [naming, setNaming] = useState<string | undefined>(undefined);
  const enemy = enemyOf(path, part);
  const save = async (own: string) => {
    setNaming(undefined);
    // Loaded with the first operative that is saved.
    const { saveOwn } = await import('./own-store.ts');
    setSaved(await saveOwn(part, own, valueAt(store.getState().input, path)));
  };
  const side = part === 'defender' || path[0] === 'second' ? 'defender' : 'attacker';
  return (
    <GroupCard title={title} side={side}>
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={BookOpen} label={words.choose} onClick={() => setOpen(true)} />
        <Button icon={Save} label={everyday.save} look="button-quiet" onClick={() => setNaming(name || words.mine)} />
        {shown !== undefined && <UnitName unit={shown} className="min-h-(--target) text-s font-medium" />}
      </div>
      {naming !== undefined && <NameForm name={naming} onSave={save} onCancel={() => setNaming(undefined)} />}
      <output className="text-s text-muted">{saved}</output>
      {picked?.rules !== undefined && picked.name === name && <RuleNotes rules={picked.rules} />}
      {picked?.team !== undefined && picked.name === name && (
        <Suspense fallback={<p className="text-s text-muted">{words.loading}</p>}>
          <TeamEffects
            key={`${edition} ${picked.team} ${picked.name}`}
            edition={edition}
            team={picked.team}
            part={part}
            enemy={enemy?.side}
            onChange={(change) => {
              const fields = change(picked.fields);
              store.getState().replace(withPick(store.getState().input, path, { ...picked, fields }));
            }}
            onEnemyChange={(change) => {
              if (enemy === undefined) return;
              const { input, replace } = store.getState();
              const base = known?.enemyBefore ?? sideAt(input, enemy.path);
              rememberPicked(sideKey, { pick: picked, enemyBefore: base });
              replace(withValue(input, enemy.path, change(base)));
            }}
          />
        </Suspense>
      )}
      {open && (
        <Suspense fallback={null}>
          <OperativePicker path={path} part={part} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </GroupCard>
  );
}

interface EnemySide {
  readonly path: Path;
  readonly side: EffectSide;
}

/** Who attacks this side: nobody attacks a shooter. */
function enemyOf(path: Path, part: Part): EnemySide | undefined {
  if (part === 'attacker') return undefined;
  if (part === 'defender') return { path: ['attacker'], side: 'attacker' };
  return { path: [path[0] === 'first' ? 'second' : 'first'], side: 'fighter' };
}

function sideAt(input: unknown, path: Path): SideFields {
  const side = valueAt(input, path);
  return typeof side === 'object' && side !== null ? { ...side } : {};
}

interface NameFormProps {
  readonly name: string;
  onSave(name: string): void;
  onCancel(): void;
}

function NameForm({ name, onSave, onCancel }: NameFormProps) {
  const [text, setText] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(text.trim());
  };
  return (
    <form className="mt-2 flex flex-wrap items-center gap-2" onSubmit={submit}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the form opens to type a name into it
        autoFocus
        aria-label={words.saveAs}
        value={text}
        maxLength={80}
        className="h-(--target) min-w-0 flex-1 basis-40 rounded-m border border-line bg-panel px-2 text-m"
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      <Button type="submit" label={words.saveIt} disabled={text.trim() === ''} />
      <Button label={everyday.cancel} look="button-quiet" onClick={onCancel} />
    </form>
  );
}
