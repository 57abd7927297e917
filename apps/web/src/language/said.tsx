// A sentence of an engine in the language of this visit, marked where it had to stay English.
import { Prose } from '../components/ui/prose.tsx';
import { said } from './in-language.ts';

export function Said({ text }: { readonly text: string }) {
  return <Prose text={said(text)} />;
}
