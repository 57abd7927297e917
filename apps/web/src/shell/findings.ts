// What the search finds wherever you are: modes, presets and rules of every game, units of the catalogue, and what you saved.
import { useEffect, useMemo, useState } from 'react';
import { openBattle } from '../calculator/open-battle.ts';
import { fieldsOf } from '../calculator/page-findings.ts';
import { describeGame } from '../engine/descriptions.ts';
import type { CalculatorDescription } from '../engine/engine.ts';
import { useReply } from '../engine/use-reply.ts';
import { armiesOf, gamePages } from '../games/registry.ts';
import { search as words } from '../language/english/shell/search.ts';
import { home, shell } from '../language/english/shell/shell.ts';
import { seenBattle } from '../store/battles.ts';
import type { SavedRecord } from '../store/record.ts';
import { useShelf } from '../store/saved.ts';
import { useCommandStore } from './commands.ts';
import type { Finding } from './search.ts';
import { tagWords } from './tag-words.ts';

/** Typing goes on: the catalogues are asked when it pauses. */
const PAUSE_MS = 150;
/** On the slowest line. */
const FOUND_WITHIN_MS = 20_000;

/** Grows while the games arrive one after the other. */
export function useFindings(): readonly Finding[] {
  const records = useShelf((state) => state.records);
  const [ofGames, setOfGames] = useState<readonly Finding[]>([]);
  useEffect(() => {
    let current = true;
    const load = async () => {
      for (const { id, title } of gamePages) {
        const descriptions = await describeGame(id).catch(() => []);
        if (!current) return;
        setOfGames((known) => [...known, ...findingsOf(title, descriptions)]);
      }
    };
    void load();
    return () => {
      current = false;
      setOfGames([]);
    };
  }, []);
  const saved = useMemo(() => records.flatMap(savedFinding), [records]);
  return useMemo(() => [...saved, ...PLACES, ...ofGames], [saved, ofGames]);
}

/** Places beside the calculators, by the names of the header. */
const PLACES: readonly Finding[] = [
  { title: shell.armies, note: home.armiesText, hash: '#/armies' },
  { title: shell.skirmish, note: home.skirmishText, hash: '#/wh40k/skirmish' },
  { title: shell.pairing, note: home.pairingText, hash: '#/pairing' },
  { title: shell.library, note: '', hash: '#/library' },
  { title: shell.learn, note: shell.howToRead, hash: '#/learn' },
].map(({ title, note, hash }) => ({ key: `place ${hash}`, kind: shell.places, title, note, open: () => go(hash) }));

const NOTHING: readonly Finding[] = [];

/** Units of the catalogues, loaded with the first word that is looked for. */
export function useUnitFindings(query: string): readonly Finding[] {
  const { reply = NOTHING } = useReply(
    async () => (await import('../games/find-units.ts')).findUnits(query),
    [query],
    PAUSE_MS,
  );
  return reply;
}

function findingsOf(game: string, calculators: readonly CalculatorDescription[]): readonly Finding[] {
  const rules = new Map(calculators.flatMap(({ id, rules: all }) => all.map((rule) => [rule.id, { id, rule }])));
  return [
    ...calculators.map(({ id, title, question }) => ({
      key: id,
      kind: game,
      title: `${game}: ${title}`,
      note: question,
      open: () => go(`#/${id}`),
    })),
    ...calculators.flatMap(({ id, presets }) =>
      presets.map((preset) => ({
        key: `${id} ${preset.id}`,
        kind: words.preset(game),
        title: preset.title,
        note: preset.note,
        open: () => void openBattle(id, preset.input),
      })),
    ),
    ...calculators.flatMap(({ id, title, form }) =>
      fieldsOf(form.fields, [], []).map((field) => ({
        key: `${id} field ${field.path}`,
        kind: words.field(`${game}: ${title}`),
        title: field.title,
        note: field.note,
        open: () => goToField(id, field.path),
      })),
    ),
    ...[...rules.values()].map(({ id, rule }) => ({
      key: `${id} rule ${rule.id}`,
      kind: words.rule(game),
      title: rule.name,
      note: rule.summary,
      open: () => go(`#/${id}`),
    })),
  ];
}

function savedFinding(record: SavedRecord): readonly Finding[] {
  if (record.kind === 'setting') return [];
  const { showUnit } = useCommandStore.getState();
  const battle = seenBattle(record);
  return [
    {
      key: record.id,
      kind: words.kinds[record.kind],
      title: record.name,
      note: record.tags.map((tag) => tagWords(record.game, tag)).join(', '),
      open: () => {
        if (record.kind === 'skirmish') go('#/wh40k/skirmish');
        else if (record.kind === 'unit')
          showUnit({ game: record.game, name: record.name, data: record.data, saved: true });
        else if (battle === undefined) go(armiesOf(record) ?? '#/library');
        else void openBattle(battle.calculator, battle.input);
      },
    },
  ];
}

/** Once the page of that calculator is there. */
function goToField(calculator: string, path: string): void {
  const found = ({ commands }: Pick<ReturnType<typeof useCommandStore.getState>, 'commands'>) => {
    if (commands.present?.().calculator !== calculator) return;
    stop();
    commands.reveal?.(path);
  };
  const stop = useCommandStore.subscribe(found);
  setTimeout(stop, FOUND_WITHIN_MS);
  go(`#/${calculator}`);
  found(useCommandStore.getState());
}

function go(hash: string): void {
  location.hash = hash;
}
