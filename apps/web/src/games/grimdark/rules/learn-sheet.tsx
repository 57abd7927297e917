// How the Armies page is read and what its figures mean.
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx';
import { Sheet } from '../../../components/ui/sheet.tsx';
import { grimdarkArmies } from '../../../language/english/grimdark/armies.ts';
import { grimdarkLearn } from '../../../language/english/grimdark/learn.ts';

export function LearnSheet({ onClose }: { onClose(): void }) {
  return (
    <Sheet title={grimdarkArmies.howItWorks} description={grimdarkLearn.description} onClose={onClose}>
      <ScrollRegion className="space-y-4 overflow-y-auto p-4" label={grimdarkArmies.howItWorks}>
        {grimdarkLearn.parts.map(({ title, text }) => (
          <section key={title}>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-s">{text}</p>
          </section>
        ))}
      </ScrollRegion>
    </Sheet>
  );
}
