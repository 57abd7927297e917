// The library as a dialog: search or team, then operative, then weapon; one's own operatives on top.
import {
  abilitiesWhenShot,
  defenderFrom,
  type Library,
  type LibraryEdition,
  loadLibrary,
  type Operative,
  operativesOf,
  searchOperatives,
} from '@oddsmith/games/kill-team/library';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useLoaded } from '../../components/ui/lazy.tsx';
import { LibrarySearch } from '../../components/ui/library-search.tsx';
import { PICK } from '../../components/ui/pick-with-keys.ts';
import { Sheet } from '../../components/ui/sheet.tsx';
import { RecentList } from '../../components/unit/recent-list.tsx';
import { killTeamLibrary as words } from '../../language/english/kill-team/library.ts';
import { rememberPick } from '../../store/recent-picks.ts';
import type { Part, Pick } from './operative-pick.ts';
import { OwnOperatives } from './own-operatives.tsx';
import { WeaponList } from './weapon-list.tsx';

interface OperativeSheetProps {
  readonly part: Part;
  readonly title: string;
  readonly edition: LibraryEdition;
  onPick(pick: Pick): void;
  onClose(): void;
}

const MOST_SHOWN = 80;

export function OperativeSheet({ part, title, edition, onPick: put, onClose }: OperativeSheetProps) {
  const place = `killteam/${part}/${edition}`;
  const onPick = (pick: Pick) => {
    rememberPick(place, { name: pick.name, note: pick.team ?? '', pick });
    put(pick);
  };
  const library = useLoaded(loadLibrary(edition));
  const [text, setText] = useState('');
  const [team, setTeam] = useState('');
  const [chosen, setChosen] = useState<Operative | undefined>(undefined);
  const found = findOperatives(library, text, team);
  return (
    <Sheet title={words.choose(title)} description={words.description[edition]} onClose={onClose}>
      <LibrarySearch
        text={text}
        group={team}
        groups={library.teams}
        words={words}
        groupLabel={words.team}
        allGroups={words.allTeams}
        onText={setText}
        onGroup={setTeam}
      />
      <div className="min-h-40 overflow-y-auto p-3">
        <OwnOperatives part={part} onPick={put} />
        {text === '' && team === '' && <RecentList place={place} onPick={put} />}
        {found.length === 0 && <p className="text-s text-muted">{emptyWords(text, team)}</p>}
        <ul aria-label={words.operatives} className="divide-y divide-line/60">
          {found.slice(0, MOST_SHOWN).map((operative) => (
            <li key={`${operative.team} ${operative.name}`}>
              <OperativeRow
                operative={operative}
                open={operative === chosen}
                onChoose={() => (part === 'defender' ? onPick(targetPick(operative)) : setChosen(operative))}
              />
              {operative === chosen && part !== 'defender' && (
                <WeaponList library={library} operative={operative} part={part} onPick={onPick} />
              )}
              {part === 'defender' &&
                operative.saveOptions.map((option) => (
                  <Button
                    key={option.with}
                    label={words.withItem(option.with, option.save)}
                    look="mb-2"
                    onClick={() => onPick(targetPick(operative, option.with))}
                  />
                ))}
            </li>
          ))}
        </ul>
        {found.length > MOST_SHOWN && <p className="pt-2 text-s text-muted">{words.more(found.length - MOST_SHOWN)}</p>}
      </div>
    </Sheet>
  );
}

function findOperatives(library: Library, text: string, team: string): readonly Operative[] {
  if (text.trim() === '') return team === '' ? [] : operativesOf(library, team);
  return searchOperatives(library, text).filter((operative) => team === '' || operative.team === team);
}

function emptyWords(text: string, team: string): string {
  if (text.trim() === '' && team === '') return words.typeName;
  return words.nothingFound;
}

function targetPick(operative: Operative, item?: string): Pick {
  const fields = defenderFrom(operative, item);
  const { mapped, notModelled } = abilitiesWhenShot(operative, item);
  const rules = { mapped, notModelled, conditions: [], irrelevant: [] };
  return { name: fields.name ?? '', fields, rules, team: operative.team };
}

interface OperativeRowProps {
  readonly operative: Operative;
  readonly open: boolean;
  onChoose(): void;
}

function OperativeRow({ operative, open, onChoose }: OperativeRowProps) {
  return (
    <button
      type="button"
      {...PICK}
      aria-expanded={open}
      className="flex min-h-(--target) w-full flex-wrap items-baseline justify-between gap-x-3 py-1 text-left hover:bg-sunken"
      onClick={onChoose}
    >
      <span className="font-medium">{operative.name}</span>
      <span className="text-s text-muted">{words.card(operative.team, operative.save, operative.wounds)}</span>
    </button>
  );
}
