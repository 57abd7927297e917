export { GRAMMARS, type Grammar } from './grammar.ts';
export { LANGUAGES, type Language, preferredLanguage, type TranslatedLanguage } from './language.ts';
export {
  type Catalogue,
  emitter,
  type Given,
  type Message,
  type MessageOf,
  type Translation,
  type ValuesOf,
} from './message.ts';
export * from './numbers.ts';
export { type Vocabulary, type Writer, writerFor } from './writer.ts';
