// One battle die by die: forwards, backwards or by itself, and again with other dice.

import type { Replay, ReplayEvent, Standing } from '@oddsmith/games/grimdark';
import { capital } from '@oddsmith/games/wording';
import { Dices, Pause, Play, SkipBack, SkipForward, StepBack, StepForward } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Prose } from '../../../components/ui/prose.tsx';
import { everyday } from '../../../language/english/everyday.ts';
import { grimdarkArmies } from '../../../language/english/grimdark/armies.ts';
import { useLook, useLookStore } from '../../../places/armies/plan/plan.ts';
import { askTask } from '../tasks/ask.ts';
import type { BattleInput } from '../tasks/solve.ts';
import { TYPICAL_OF } from '../tasks/typical-loss.ts';
import { useTask } from '../tasks/use-task.ts';
import { DieFace } from './die-face.tsx';
import { useScenarioTitles } from './scenario-titles.ts';

const words = grimdarkArmies.replay;

interface ReplayPlayerProps {
  readonly input: BattleInput;
  readonly scenario: string | undefined;
}

const STEP_MS = 900;

export function ReplayPlayer({ input, scenario }: ReplayPlayerProps) {
  const { seed } = useLook();
  const look = useLookStore();
  const titles = useScenarioTitles();
  const played = input.scenarios.find((one) => one === scenario) ?? whole(input.scenarios);
  const order = useMemo(() => ({ input, scenario: played, seed }), [input, played, seed]);
  const { reply } = useTask('play', order);
  const [noLoss, setNoLoss] = useState(false);
  const newSeed = () => 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % 999_999);
  const watch = (next: number) => {
    setNoLoss(false);
    look.setState({ seed: next });
  };
  const findLoss = async () => {
    const found = await askTask('typicalLoss', { input, scenario: played, seed: newSeed() });
    if (found?.seed === undefined) setNoLoss(true);
    else watch(found.seed);
  };
  return (
    <div className="text-s">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p>
          {titles(played)}
          {scenario === undefined && input.scenarios.length > 1 && <span className="text-muted"> {words.another}</span>}
        </p>
        <span className="flex flex-wrap items-center gap-2">
          <span className="text-muted">{words.seed(seed)}</span>
          <button type="button" className="button" onClick={() => watch(newSeed())}>
            <Dices aria-hidden className="size-4" />
            {words.rollAgain}
          </button>
          <button type="button" className="button" onClick={() => void findLoss()}>
            {words.typicalLoss}
          </button>
        </span>
      </div>
      {noLoss && (
        <p role="status" className="mb-2 text-muted">
          {words.noLoss(input.attacker.name ?? everyday.attacker, TYPICAL_OF)}
        </p>
      )}
      {reply === undefined ? (
        <p className="text-muted">{words.rolling}</p>
      ) : (
        <Player
          key={`${reply.scenario} ${reply.seed}`}
          replay={reply}
          names={[input.attacker.name ?? everyday.attacker, input.defender.name ?? everyday.defender]}
        />
      )}
    </div>
  );
}

/** A battle from its first shot to its end says most; without one, the first that is played. */
function whole(scenarios: BattleInput['scenarios']): BattleInput['scenarios'][number] {
  return scenarios.find((one) => one === 'full_engagement') ?? scenarios[0];
}

interface PlayerProps {
  readonly replay: Replay;
  readonly names: readonly [string, string];
}

function Player({ replay, names }: PlayerProps) {
  const { events } = replay;
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const last = events.length - 1;
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, at, last]);
  const go = (to: number) => {
    setPlaying(false);
    setAt(Math.max(0, Math.min(last, to)));
  };
  const event = events[at];
  if (event === undefined) return <p className="text-muted">{words.nothing}</p>;
  return (
    <div data-testid="replay">
      <div className="grid grid-cols-2 gap-2">
        <Side name={names[0]} standing={event.attacker} start={events[0].attacker.models} side="attacker" />
        <Side name={names[1]} standing={event.defender} start={events[0].defender.models} side="defender" />
      </div>
      <div className="my-2 flex flex-wrap items-center gap-1" role="toolbar" aria-label={words.toolbar}>
        <IconButton look="" label={words.toStart} disabled={at === 0} onClick={() => go(0)}>
          <SkipBack aria-hidden className="size-4" />
        </IconButton>
        <IconButton look="" label={words.previous} disabled={at === 0} onClick={() => go(at - 1)}>
          <StepBack aria-hidden className="size-4" />
        </IconButton>
        <IconButton
          look=""
          label={playing ? words.pause : words.play}
          disabled={at === last}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <Pause aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
        </IconButton>
        <IconButton look="" label={words.next} disabled={at === last} onClick={() => go(at + 1)}>
          <StepForward aria-hidden className="size-4" />
        </IconButton>
        <IconButton look="" label={words.toEnd} disabled={at === last} onClick={() => go(last)}>
          <SkipForward aria-hidden className="size-4" />
        </IconButton>
        <span className="ml-2 text-muted">{words.event(at + 1, events.length)}</span>
      </div>
      <div aria-live="polite" className="min-h-24 rounded-m bg-sunken p-3">
        {event.kind === 'roll' && <p className="text-muted">{capital(lastNote(events, at))}</p>}
        <EventLine event={event} large />
      </div>
      <details className="mt-2">
        <summary className="min-h-6 cursor-pointer text-muted">{words.allEvents}</summary>
        <ol className="mt-1 max-h-80 space-y-1 overflow-y-auto">
          {events.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the events of a replay never change
            <li key={index}>
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                className="min-h-6 w-full rounded-s px-2 py-1 text-left hover:bg-sunken aria-[current=step]:bg-sunken"
                onClick={() => go(index)}
              >
                <EventLine event={one} />
              </button>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

const INKS = { attacker: 'text-attacker-ink', defender: 'text-defender-ink' } as const;
const FILLS = { attacker: 'bg-attacker', defender: 'bg-defender' } as const;

interface SideProps {
  readonly name: string;
  readonly standing: Standing;
  readonly start: number;
  readonly side: 'attacker' | 'defender';
}

function Side({ name, standing, start, side }: SideProps) {
  const { models, wounds, shaken, routed } = standing;
  const state = routed ? words.routed : models === 0 ? words.destroyed : shaken ? words.shaken : '';
  return (
    <div className="min-w-0 rounded-m border border-line p-2">
      <p className={`truncate font-medium ${INKS[side]}`}>
        <Prose text={name} />
      </p>
      <p>
        <span className="text-l font-semibold">{models}</span> {words.ofModels(start)}
        {wounds > 0 && <span className="text-muted">{words.wounds(wounds)}</span>}
        {state !== '' && <strong className="font-semibold"> {state}</strong>}
      </p>
      <div aria-hidden className="mt-1 flex h-2 gap-px overflow-hidden rounded-s bg-sunken">
        <div
          className={`transition-[width] duration-150 ${FILLS[side]}`}
          style={{ width: `${start === 0 || routed ? 0 : (models / start) * 100}%` }}
        />
      </div>
    </div>
  );
}

function EventLine({ event, large = false }: { readonly event: ReplayEvent; readonly large?: boolean }) {
  const { kind, dice, text } = event;
  return (
    <span className={`block ${large ? 'text-m' : ''}`}>
      <span className={kind === 'round' ? 'font-semibold' : ''}>
        {large ? <Prose text={capital(text)} /> : capital(text)}
      </span>
      {dice.length > 0 && (
        <span className={`flex flex-wrap items-center gap-1 ${large ? 'mt-2' : ''}`}>
          {dice.map((face, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have nothing but their place
            <DieFace key={index} face={face} />
          ))}
          <span className="sr-only">{dice.join(', ')}</span>
        </span>
      )}
    </span>
  );
}

/** What the dice are rolled for: the remark before them. */
function lastNote(events: readonly ReplayEvent[], at: number): string {
  return events.slice(0, at).findLast(({ kind }) => kind === 'note')?.text ?? '';
}
