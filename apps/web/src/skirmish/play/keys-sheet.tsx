// The keys of the battle.
import { Sheet } from '../../components/ui/sheet.tsx';
import { skirmishRules } from '../../language/english/skirmish/rules.ts';

export function KeysSheet({ onClose }: { onClose(): void }) {
  return (
    <Sheet title={skirmishRules.keysTitle} description={skirmishRules.keysAre} onClose={onClose}>
      <KeyList look="overflow-y-auto p-4" />
    </Sheet>
  );
}

export function KeyList({ look = '' }: { readonly look?: string }) {
  return (
    <dl className={`space-y-1 text-s ${look}`}>
      {skirmishRules.keys.map(([keys, meaning]) => (
        <div key={keys + meaning} className="flex gap-3">
          <dt className="w-32 shrink-0 font-semibold">{keys}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
