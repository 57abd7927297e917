// Written when the site is built: see apps/web/descriptions.ts.
declare module 'virtual:descriptions' {
  export const entries: readonly {
    readonly id: string;
    readonly title: string;
    readonly load: () => Promise<import('./engine/shared-parts.ts').Shared>;
    /** What its answer says in other words than English. */
    readonly said: {
      readonly [language in Exclude<import('./language/language.ts').Language, 'en'>]: () => Promise<
        import('./engine/shared-parts.ts').Shared
      >;
    };
  }[];
}

// Written when the site is built: see apps/web/surprises.ts.
declare module 'virtual:surprises' {
  const figures: { readonly [id: string]: readonly (readonly number[])[] };
  export default figures;
}

// The address of a file of reference cases.
declare module '*.jsonl?url' {
  const address: string;
  export default address;
}
