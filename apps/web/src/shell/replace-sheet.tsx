// Asks what is to happen to the one that already has the name.
import { Button } from '../components/ui/button.tsx';
import { Sheet } from '../components/ui/sheet.tsx';
import { everyday } from '../language/english/everyday.ts';
import { replace as words } from '../language/english/library/replace.ts';
import type { Question } from './commands.ts';

export function ReplaceSheet({ name, answer }: Question) {
  return (
    <Sheet title={words.title(name)} description={words.description} onClose={() => answer(undefined)}>
      <div className="space-y-3 p-4">
        <p className="text-s">{words.text(name)}</p>
        <div className="flex flex-wrap gap-2">
          <Button label={words.replace} onClick={() => answer('replace')} />
          <Button label={words.both} onClick={() => answer('both')} />
          <Button label={everyday.cancel} look="button-quiet" onClick={() => answer(undefined)} />
        </div>
      </div>
    </Sheet>
  );
}
