// What is worked out of an object once and kept as long as the object: setups never change, and states share what did not change.

export function once<Key extends object, Value, Given = void>(
  make: (key: Key, given: Given) => Value,
): (key: Key, given: Given) => Value {
  const made = new WeakMap<Key, Value>();
  return (key, given) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key, given);
    made.set(key, value);
    return value;
  };
}
