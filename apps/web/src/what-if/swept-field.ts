// A field that is swept: where it stands, and the values it runs through.

export interface SweptField {
  readonly path: string;
  readonly title: string;
  readonly value: unknown;
  readonly values: readonly unknown[];
}
