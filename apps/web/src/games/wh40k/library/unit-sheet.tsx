// Picks a unit: from a list that was pasted or dropped, or from the catalogue as you type.

import type { UnitRequest } from '@oddsmith/games/wh40k';
import type { Found, UnitKey, UnitSummary } from '@oddsmith/games/wh40k/library';
import { useEffect, useRef, useState } from 'react';
import { PICK } from '../../../components/ui/pick-with-keys.ts';
import { SearchBox } from '../../../components/ui/search-box.tsx';
import { Sheet } from '../../../components/ui/sheet.tsx';
import { RecentList } from '../../../components/unit/recent-list.tsx';
import { useReply } from '../../../engine/use-reply.ts';
import { wh40kPicker } from '../../../language/english/wh40k/picker.ts';
import type { ArmySide } from '../../../store/army-slots.ts';
import { rememberPick } from '../../../store/recent-picks.ts';
import { inArmy } from '../army-memory.ts';
import { ImportBox } from './import-box.tsx';
import { library, reopenLists, useArmy } from './library-client.ts';

interface UnitSheetProps {
  /** Who is chosen: "the attacker". */
  readonly who: string;
  /** Whose army a list that is pasted here becomes. */
  readonly side: ArmySide;
  readonly edition: '10' | '11';
  /** Only those who may lead this unit are offered. */
  readonly leads?: string | undefined;
  /** A sentence if the unit cannot stand there. */
  choose(unit: UnitRequest, key: UnitKey): Promise<string | undefined>;
  onClose(): void;
}

export function UnitSheet({ who, side, edition, leads, choose: take, onClose }: UnitSheetProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const { attacker, defender } = useArmy((state) => state.armies);
  const armies = (side === 'attacker' ? [attacker, defender] : [defender, attacker]).filter(
    (army) => army !== undefined,
  );
  /** Names of those who may lead the unit; undefined for all. */
  const { reply: leaders } = useReply(
    async () => (leads ? library.leadersOf(leads, edition) : undefined),
    [leads, edition],
  );
  const { reply: search = NOTHING, late } = useReply(
    async () => (text.trim().length < 2 ? NOTHING : library.search(text, edition)),
    [text, edition],
  );
  const found = { ...search, units: search.units.filter((unit) => isOffered(unit, leaders)) };
  const place = `wh40k/${edition}`;
  const newest = useRef(0);
  useEffect(() => {
    void reopenLists();
  }, []);
  const choose = async (picked: UnitKey) => {
    const key = inArmy(picked, side);
    const turn = ++newest.current;
    const unit = await library.unit(key);
    // Somebody who tapped twice means the second.
    if (turn !== newest.current) return;
    const sentence = unit === undefined ? wh40kPicker.noStats : await take(unit, key);
    if (turn !== newest.current) return;
    if (sentence !== undefined) return setProblem(sentence);
    // Units of a list stand at the top anyway, as long as it is there.
    if (unit !== undefined && picked.from === 'catalogue')
      rememberPick(place, { name: unit.name, note: picked.faction, pick: picked });
    onClose();
  };
  const inArmies = armies.map((army) => ({
    army,
    units: army.units.filter((unit) => matches(unit, text) && isOffered(unit, leaders)),
  }));
  const listed = inArmies.some(({ units }) => units.length > 0);
  return (
    <Sheet title={wh40kPicker.choose(who)} description={wh40kPicker.description} onClose={onClose}>
      <div className="space-y-3 overflow-y-auto p-4" aria-busy={late && text.trim().length > 1}>
        <SearchBox label={wh40kPicker.search} placeholder={wh40kPicker.unitName} value={text} onChange={setText} />
        {leads !== undefined && leaders !== undefined && (
          <p className="text-s text-muted">
            {leaders.length === 0 ? wh40kPicker.nobodyLeads(leads) : wh40kPicker.leadersOffered(leads)}
          </p>
        )}
        {problem !== undefined && (
          <p role="alert" className="text-s text-bad">
            {problem}
          </p>
        )}
        {inArmies.map(({ army, units }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the army of this side stands first, the other's second
          <div key={place}>
            {units.length > 0 && <UnitList title={army.title} units={units} onChoose={choose} />}
            {text === '' && army.unknown.map((unit) => <UnknownUnit key={unit.name} {...unit} />)}
          </div>
        ))}
        {text === '' && leads === undefined && <RecentList<UnitKey> place={place} onPick={(key) => void choose(key)} />}
        {found.units.length > 0 && (
          <UnitList
            title={found.nearest ? wh40kPicker.nearest : wh40kPicker.catalogue}
            units={found.units}
            onChoose={choose}
          />
        )}
        {text.trim().length > 1 && found.units.length === 0 && !listed && (
          <p className="text-s text-muted">{wh40kPicker.nothingFound}</p>
        )}
        <ImportBox side={side} />
      </div>
    </Sheet>
  );
}

function matches(unit: UnitSummary, text: string): boolean {
  return unit.name.toLowerCase().includes(text.trim().toLowerCase());
}

/** Where the catalogue does not know the unit, everybody may be its leader. */
function isOffered({ name }: UnitSummary, leaders: readonly string[] | undefined): boolean {
  return leaders === undefined || leaders.includes(name);
}

function UnknownUnit({ name, reason }: { readonly name: string; readonly reason: string }) {
  return (
    <p className="px-3 text-s text-muted">
      {name}: {reason}
    </p>
  );
}

const NOTHING: Found = { units: [], nearest: false };

interface UnitListProps {
  readonly title: string;
  readonly units: readonly UnitSummary[];
  onChoose(key: UnitKey): void;
}

function UnitList({ title, units, onChoose }: UnitListProps) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-s font-semibold">{title}</h3>
      <ul className="max-h-64 divide-y divide-line overflow-y-auto rounded-m border border-line">
        {units.map((unit) => (
          <li key={JSON.stringify(unit.key)}>
            <button
              type="button"
              {...PICK}
              className="block min-h-(--target) w-full px-3 py-1 text-left hover:bg-sunken"
              onClick={() => onChoose(unit.key)}
            >
              <span className="block text-m">{unit.name}</span>
              <span className="block text-s text-muted">{unit.detail}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
