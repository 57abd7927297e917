// Written when the site is built: see apps/web/descriptions.ts.
declare module 'virtual:descriptions' {
  export const entries: readonly {
    readonly id: string;
    readonly title: string;
    readonly load: {
      readonly [language in import('./language/language.ts').Language]: () => Promise<
        import('./engine/shared-parts.ts').Shared
      >;
    };
  }[];
}
