// The languages of the product. English stands in the code; each other one is a file beside every catalogue.

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type TranslatedLanguage = Exclude<Language, 'en'>;

/** The language a reader likes best of those there are, from `Accept-Language`: "de-AT, en;q=0.8". Undefined where it names none. */
export function preferredLanguage(accepted: string | undefined): Language | undefined {
  if (accepted === undefined) return undefined;
  const wishes = accepted
    .slice(0, MOST_ACCEPTED)
    .split(',')
    .map((wish) => {
      const [tag, ...parameters] = wish
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { name: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wishes.flatMap(({ name }) => LANGUAGES.find((language) => language === name) ?? [])[0];
}

/** No browser sends more characters. */
const MOST_ACCEPTED = 500;
