// The dialog of a run: which scenarios, exact or simulated, how many iterations. What is changed counts at once.
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx';
import { Sheet } from '../../../components/ui/sheet.tsx';
import { ScenarioPicker } from '../../../games/grimdark/pairing/scenario-picker.tsx';
import { grimdarkArmies } from '../../../language/english/grimdark/armies.ts';
import { grimdarkSheets } from '../../../language/english/grimdark/sheets.ts';
import { MethodPicker } from './method-picker.tsx';

export function RunSheet({ onClose }: { onClose(): void }) {
  return (
    <Sheet title={grimdarkArmies.scenariosAndIterations} description={grimdarkSheets.run.description} onClose={onClose}>
      <ScrollRegion className="space-y-5 overflow-y-auto p-4 text-s" label={grimdarkArmies.scenariosAndIterations}>
        <MethodPicker />
        <ScenarioPicker />
      </ScrollRegion>
    </Sheet>
  );
}
