// A battle of one's own: who plays, with what, where and for what.
import {
  editionOf,
  FAIR_TABLES,
  isFairTable,
  LAYOUTS,
  markersOf,
  parseSetup,
  quickStart,
  type Setup,
  USUAL_TABLE,
} from '@oddsmith/skirmish';
import { useState } from 'react';
import { optionsOf } from '../../components/ui/select.tsx';
import { skirmishSetup as words } from '../../language/english/skirmish/menu.ts';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import { skirmishSays } from '../../language/skirmish-says.ts';
import { battleHash, go, HOME } from '../address.ts';
import { Ground } from '../board/terrain.tsx';
import { BOARD } from '../board/view.ts';
import { STRONG } from '../play/strong.ts';
import { startBattle, startByLink } from '../session/open-sessions.ts';
import { sentence } from '../words.ts';
import { Choice } from './choice.tsx';
import { ForceEditor } from './force-editor.tsx';
import { randomSeed } from './quick-start.ts';

type PlayerKind = 'human' | 'easy' | 'normal' | 'hard' | 'expert' | 'random';

/** A setup in which players and terrain have names, and the markers follow from the mission. */
interface Draft extends Omit<Setup, 'players' | 'terrain' | 'first'> {
  readonly players: readonly [PlayerKind, PlayerKind];
  readonly terrain: string;
  readonly first: '0' | '1' | 'roll';
  readonly seed: string;
  /** Two people in two places. */
  readonly byLink: boolean;
}

function firstDraft(): Draft {
  return {
    ...quickStart(),
    players: ['human', 'normal'],
    terrain: USUAL_TABLE.layout,
    first: 'roll',
    seed: '',
    byLink: false,
  };
}

function playerOf(kind: PlayerKind, side: 0 | 1): Setup['players'][number] {
  if (kind === 'human') return { kind, name: words.player(side + 1) };
  if (kind === 'random') return { kind, name: words.randomName(side + 1) };
  return { kind: 'computer', name: words.computerName(side + 1), level: kind };
}

function setupOf(draft: Draft): unknown {
  const { seed: _, byLink: __, first, mission, zones, ...chosen } = draft;
  return {
    ...chosen,
    ...{ mission, zones },
    edition: editionOf(chosen.forces),
    first: first === 'roll' ? 'roll' : Number(first),
    terrain: LAYOUTS[draft.terrain],
    objectives: markersOf(mission, zones),
    players: [playerOf(draft.players[0], 0), playerOf(draft.players[1], 1)],
  };
}

function isByTwo({ players }: Draft): boolean {
  return players.every((kind) => kind === 'human');
}

/** A layout, with zones between which it is fair: those chosen, if they are. */
function tableOf(terrain: string, zones: Setup['zones']): Pick<Draft, 'terrain' | 'zones'> {
  return { terrain, zones: isFairTable(terrain, zones) ? zones : FAIR_TABLES[terrain][0] };
}

const PLAYERS = optionsOf<PlayerKind>(words.players);

const LAYOUT_WORDS: { readonly [name: string]: string } = words.layouts;

export function NewBattle() {
  const [draft, setDraft] = useState(firstDraft);
  const [problem, setProblem] = useState<string>();
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const begin = () => {
    const parsed = parseSetup(setupOf(draft));
    if (!parsed.ok) {
      setProblem(sentence(`${skirmishSays(parsed.problem.message)} (${parsed.problem.path})`));
      return;
    }
    const seed = /^\d{1,10}$/.test(draft.seed) ? Number(draft.seed) % 4_294_967_296 : randomSeed();
    const [one, other] = parsed.value.forces;
    const names = [one.name || one.faction || skirmish.side(1), other.name || other.faction || words.secondSide];
    const name = skirmish.against(names[0], names[1]);
    if (draft.byLink && isByTwo(draft)) void startByLink(parsed.value, name).then((id) => go(battleHash(id)));
    else go(battleHash(startBattle(parsed.value, seed, name)));
  };
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-5xl space-y-4 p-4 outline-none">
      <h1 className="text-xl font-semibold">{words.title}</h1>
      <div className="grid gap-4 md:grid-cols-2">
        {([0, 1] as const).map((side) => (
          <div key={side} className="space-y-2">
            <h2 className={`text-l font-semibold ${side === 0 ? 'text-attacker-ink' : 'text-defender-ink'}`}>
              {skirmish.side(side + 1)}
            </h2>
            <Choice
              label={words.playerOf(side + 1)}
              options={PLAYERS}
              value={draft.players[side]}
              onChoose={(kind) => change({ players: side === 0 ? [kind, draft.players[1]] : [draft.players[0], kind] })}
            />
            <ForceEditor
              side={side}
              force={draft.forces[side]}
              size={draft.size}
              onChange={(force) => change({ forces: side === 0 ? [force, draft.forces[1]] : [draft.forces[0], force] })}
            />
          </div>
        ))}
      </div>
      {isByTwo(draft) && (
        <label className="flex min-h-11 items-center gap-3 text-m">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={draft.byLink}
            onChange={(event) => change({ byLink: event.target.checked })}
          />
          <span>
            {words.byLink}
            <span className="block text-s text-muted">{words.byLinkIs}</span>
          </span>
        </label>
      )}
      <Field draft={draft} onChange={change} />
      {problem !== undefined && (
        <p role="alert" className="rounded-m bg-bad-soft p-3 text-s text-bad">
          {problem}
        </p>
      )}
      <div className="flex gap-2">
        <button type="button" className={`button ${STRONG}`} onClick={begin}>
          {words.begin}
        </button>
        <a className="button" href={HOME}>
          {skirmish.backToMenu}
        </a>
      </div>
    </main>
  );
}

function Field({ draft, onChange }: { readonly draft: Draft; onChange(part: Partial<Draft>): void }) {
  const edges = optionsOf<Setup['zones']>(words.edges).filter(({ value }) => isFairTable(draft.terrain, value));
  const layouts = Object.keys(FAIR_TABLES).map((value) => ({ value, label: LAYOUT_WORDS[value] ?? value }));
  const preview = { ...quickStart(), zones: draft.zones, terrain: LAYOUTS[draft.terrain] };
  return (
    <section className="grid gap-4 md:grid-cols-2" aria-label={words.field}>
      <div className="space-y-3">
        <Choice
          label={words.size}
          options={([500, 1000, 2000] as const).map((value) => ({ value, label: words.points(value) }))}
          value={draft.size}
          onChoose={(size) => onChange({ size })}
        />
        <Choice
          label={words.mission}
          options={optionsOf(words.missions)}
          value={draft.mission}
          onChoose={(mission) => onChange({ mission })}
        />
        <Choice label={words.zones} options={edges} value={draft.zones} onChoose={(zones) => onChange({ zones })} />
        <Choice
          label={words.firstTurn}
          options={[
            { value: 'roll', label: words.rollOff },
            { value: '0', label: skirmish.side(1) },
            { value: '1', label: skirmish.side(2) },
          ]}
          value={draft.first}
          onChoose={(first: Draft['first']) => onChange({ first })}
        />
        <Choice
          label={words.deployment}
          options={optionsOf(words.deployments)}
          value={draft.deployment}
          onChoose={(deployment) => onChange({ deployment })}
        />
        <label className="flex min-h-11 items-center gap-3 text-m">
          <input
            type="checkbox"
            className="size-5"
            checked={draft.stratagems}
            onChange={(event) => onChange({ stratagems: event.target.checked })}
          />
          {words.stratagems}
        </label>
        <label className="block text-s">
          <span className="font-semibold">{words.seed}</span>
          <input
            inputMode="numeric"
            value={draft.seed}
            placeholder={words.anySeed}
            className="mt-1 block h-(--target) w-full rounded-m border border-line bg-panel px-2"
            onChange={(event) => onChange({ seed: event.target.value.replace(/\D/g, '').slice(0, 10) })}
          />
        </label>
      </div>
      <div className="space-y-2">
        <Choice
          label={words.terrain}
          options={layouts}
          value={draft.terrain}
          onChoose={(terrain: string) => onChange(tableOf(terrain, draft.zones))}
        />
        <svg
          viewBox={`0 0 ${BOARD.width} ${BOARD.depth}`}
          className="w-full rounded-m border border-line"
          role="img"
          aria-label={words.terrainIs(LAYOUT_WORDS[draft.terrain] ?? draft.terrain)}
        >
          <Ground setup={preview} grid={false} />
          {markersOf(draft.mission, draft.zones).map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={0.787} className="fill-panel stroke-ink [stroke-width:0.15]" />
          ))}
        </svg>
      </div>
    </section>
  );
}
