// How to read the numbers: what the charts say, what "exact" means, and where it ends.
import type { ReactNode } from 'react';

export function Learn() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-2xl space-y-6 p-4 outline-none sm:p-6">
      <h1 className="text-xl font-semibold">How to read the numbers</h1>
      <Section title="The big number">
        <p>
          It answers the question of the page: how often the target is destroyed, or how many wounds you can expect. The
          sentence below it says the same in words, ready to paste into a chat.
        </p>
      </Section>
      <Section title="Exactly and at least">
        <p>
          The left chart shows how often each result happens. The right one adds them up from above: the chance of{' '}
          <em>so many or more</em>. If you need three wounds, read the right chart at 3. Both charts can be read with
          the arrow keys.
        </p>
      </Section>
      <Section title="Mean and median">
        <p>
          The <strong>mean</strong> is what you get on average over many battles; it need not be a result you can roll.
          The <strong>median</strong> is the middle: half of all battles end at or below it. When a few great rolls pull
          the mean up, the median tells you more about your next game.
        </p>
      </Section>
      <Section title="What exact means">
        <p>
          Oddsmith does not roll dice to find an answer. It counts every way the dice can fall, so the numbers have no
          luck in them and do not change when you ask again. They agree with fractions worked out by hand to twelve
          digits.
        </p>
        <p>
          A few battles are too large to count. Then the page says <em>simulated</em> and gives the margin. A chance is
          written <em>0%</em> or <em>100%</em> only when it is exactly that; otherwise it is <em>&lt;0.1%</em> or{' '}
          <em>&gt;99.9%</em>.
        </p>
      </Section>
      <Section title="Check by simulation">
        <p>
          A second engine, written apart from the first, plays the battle die by die. The dots are what it rolled and
          the whiskers are the range in which the true chance lies 95 times in 100. About one dot in twenty should miss
          its bar: that is what 95% means.
        </p>
      </Section>
      <Section title="Comparing two plans">
        <p>
          Pin a situation, change something, and both stay on screen: the outline is what you pinned. The Compare tab
          lists the differences in percentage points, and what both together do if you make both attacks.
        </p>
      </Section>
      <Section title="Links">
        <p>
          The whole battle is in the address. Copy it, and whoever opens it sees what you see; nothing is stored on a
          server. The app also works without a connection once it has been opened.
        </p>
      </Section>
    </main>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="space-y-2">
      <h2 className="text-l font-semibold">{title}</h2>
      {children}
    </section>
  );
}
