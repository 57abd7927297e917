// The dialog of a run: which scenarios, exact or simulated, how many iterations. What is changed counts at once.
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx';
import { Sheet } from '../../../components/ui/sheet.tsx';
import { MethodPicker } from './method-picker.tsx';
import { ScenarioPicker } from './scenario-picker.tsx';

export function RunSheet({ onClose }: { onClose(): void }) {
  return (
    <Sheet
      title="Scenarios and iterations"
      description="Choose the scenarios, and whether they are counted exactly or simulated"
      onClose={onClose}
    >
      <ScrollRegion className="space-y-5 overflow-y-auto p-4 text-s" label="Scenarios and iterations">
        <MethodPicker />
        <ScenarioPicker />
      </ScrollRegion>
    </Sheet>
  );
}
