// For addresses that lead nowhere.
export function NotFound() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-xl space-y-3 p-6 outline-none">
      <h1 className="text-xl font-semibold">There is no such page</h1>
      <p>The address may be mistyped, or the page has moved.</p>
      <p>
        <a href="#/" className="underline underline-offset-2">
          Go to the calculators
        </a>
      </p>
    </main>
  );
}
