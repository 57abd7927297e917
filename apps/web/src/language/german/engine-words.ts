// What the engines call their fields, choices and rules, by the English text.
export const engineWords: Readonly<Record<string, string>> = {};
