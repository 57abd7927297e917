// A catalogue that must be built: what is refused fails the test.
import { type BuiltCatalogue, buildCatalogue as build } from '../../../src/wh40k/import/catalogue-build.ts';

export function buildCatalogue(...[sources, source]: Parameters<typeof build>): BuiltCatalogue {
  const built = build(sources, source);
  if (!built.ok) throw new Error(built.problem.message);
  return built;
}
