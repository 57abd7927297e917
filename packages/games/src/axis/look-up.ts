// What is known by a key, or else made now and known from here on.

export function lookUp<Key, Value extends {}>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    known.set(key, value);
  }
  return value;
}
