// The kinds of field an input is made of, as plain data that can cross a worker boundary.

export type Scalar = string | number | boolean | null;

export interface FieldBase {
  /** Name of the property; '' for the root and for the items of a list. */
  readonly key: string;
  readonly title: string;
  readonly description?: string;
  readonly group?: string;
  readonly advanced: boolean;
  /** Id of the rule the field switches on. */
  readonly rule?: string;
  /** May be left out altogether. */
  readonly optional: boolean;
  /** Must be given: the default below is only what a form starts from. */
  readonly required?: true;
  /** Value when nothing is given: complete, nested defaults filled in. Absent for an optional field. */
  readonly default?: unknown;
}

export interface IntegerField extends FieldBase {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
  /** Where it begins when it was not used so far. */
  readonly start?: number;
  readonly suffix?: string;
  /** null is allowed and means "not used". */
  readonly nullable: boolean;
}
/** A number that need not be whole. */
export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly min?: number;
  readonly max?: number;
  readonly suffix?: string;
  readonly nullable: boolean;
}
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly Option[];
}
export interface FlagField extends FieldBase {
  readonly kind: 'flag';
}
/** A number or an expression such as 2D6+3. */
export interface DiceField extends FieldBase {
  readonly kind: 'dice';
  readonly suffix?: string;
  readonly nullable: boolean;
}
export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly maxLength?: number;
}
/** Any number of choices from a set: abilities. */
export interface ChoicesField extends FieldBase {
  readonly kind: 'choices';
  readonly options: readonly Option[];
}
/** A list of free texts: special rules as printed on a card. */
export interface TextsField extends FieldBase {
  readonly kind: 'texts';
  readonly maxItems?: number;
  /** Texts worth offering; others are accepted too. */
  readonly suggestions?: readonly string[];
}
export interface ListField extends FieldBase {
  readonly kind: 'list';
  readonly item: Field;
  readonly minItems: number;
  readonly maxItems?: number;
}
export interface ObjectField extends FieldBase {
  readonly kind: 'object';
  readonly fields: readonly Field[];
  /** null is allowed and means "not used". */
  readonly nullable: boolean;
}
/** Anything the kinds above do not cover: shown as JSON text. */
export interface JsonField extends FieldBase {
  readonly kind: 'json';
}
export type Field =
  | IntegerField
  | NumberField
  | ChoiceField
  | FlagField
  | DiceField
  | TextField
  | ChoicesField
  | TextsField
  | ListField
  | ObjectField
  | JsonField;

export interface Option {
  readonly value: Scalar;
  readonly label: string;
}

export type FormDescription = ObjectField;
