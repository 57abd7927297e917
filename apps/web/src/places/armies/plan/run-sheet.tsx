// The dialog of a run: which scenarios, exact or simulated, how many iterations. What is changed counts at once.
import { Suspense } from '../../../components/ui/lazy.tsx';
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx';
import { Sheet } from '../../../components/ui/sheet.tsx';
import { armies as words } from '../../../language/english/armies.ts';
import { MethodPicker } from './method-picker.tsx';
import { useGame } from './plan.ts';
import { runTitle } from './run-title.ts';

export function RunSheet({ onClose }: { onClose(): void }) {
  const { LayerPicker } = useGame();
  const title = runTitle(LayerPicker === undefined);
  const description = LayerPicker === undefined ? words.run.descriptionOfMethod : words.run.description;
  return (
    <Sheet title={title} description={description} onClose={onClose}>
      <ScrollRegion className="space-y-5 overflow-y-auto p-4 text-s" label={title}>
        <MethodPicker />
        <Suspense fallback={null}>{LayerPicker !== undefined && <LayerPicker />}</Suspense>
      </ScrollRegion>
    </Sheet>
  );
}
