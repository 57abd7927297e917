// What is said of a link that cannot be opened as it was meant.
import { inLanguage } from '../in-language.ts';

export const battle = inLanguage('battle', {
  notOpened: (why: string) => `This link could not be opened: ${why}. You see the standard battle instead.`,
  pinnedNotOpened: (why: string) => `The pinned situation of this link could not be opened: ${why}.`,
  noBattle: 'the link holds no battle',
});
