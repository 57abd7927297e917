// The names of the fields that an object may have at a place of an input.
import type * as z from '../form/zod.ts';

/** What zod keeps of a schema; only the parts that lead to a field. */
interface Definition {
  readonly type: string;
  readonly shape?: { readonly [key: string]: z.core.$ZodType };
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
}

export function fieldsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] {
  const objects = path.reduce<readonly z.core.$ZodType[]>(
    (schemas, part) => schemas.flatMap((one) => inside(one, part)),
    [schema],
  );
  return [...new Set(objects.flatMap(structures).flatMap(({ shape = {} }) => Object.keys(shape)))];
}

function inside(schema: z.core.$ZodType, part: PropertyKey): readonly z.core.$ZodType[] {
  return structures(schema).flatMap(({ shape, element, valueType }) => {
    const next = shape?.[String(part)] ?? element ?? valueType;
    return next === undefined ? [] : [next];
  });
}

/** The objects and lists that a schema stands for, without defaults, unions and what is read beforehand. */
function structures(schema: z.core.$ZodType): readonly Definition[] {
  const definition = schema._zod.def as Definition;
  const parts = [definition.innerType, ...(definition.options ?? []), definition.in, definition.out];
  const known = parts.filter((part) => part !== undefined);
  return known.length === 0 ? [definition] : known.flatMap(structures);
}
