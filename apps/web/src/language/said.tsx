// A sentence of an engine in the language of this visit, marked where it had to stay English.
import { languageOf, said } from './in-language.ts';

export function Said({ text }: { readonly text: string }) {
  const own = said(text);
  return <span lang={languageOf(own)}>{own}</span>;
}
