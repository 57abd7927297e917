// Rules that change figures without a step that names them. A list that only becomes shorter.
export const UNNAMED: { readonly [calculator: string]: readonly string[] } = {
  'wh40k/attack': [],
};
