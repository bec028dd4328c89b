/** Compares one field of two forms. */
export type FieldEquality<Values> = (
  left: Values,
  right: Values,
  field: keyof Values & string,
) => boolean

/** A field that another administrator has saved since; `isConflict` if this form changed it too. */
export type RemoteChange<Values> = { field: keyof Values & string; isConflict: boolean }

/** Strict equality of the two values. */
export const isSameValue = <Values>(left: Values, right: Values, field: keyof Values & string) =>
  left[field] === right[field]

/** The fields in which two forms differ, in the order of `left`. */
export function changedFields<Values extends object>(
  left: Values,
  right: Values,
  isEqual: FieldEquality<Values> = isSameValue,
): (keyof Values & string)[] {
  return fieldsOf(left).filter((field) => !isEqual(left, right, field))
}

/**
 * Three-way merge: takes over the fields that only `remote` changed since `base` and keeps those that `local` changed.
 * `remoteChanges` lists every field that `remote` changed to another value than `local` has (decision 0432).
 */
export function mergeFields<Values extends object>(
  base: Values,
  local: Values,
  remote: Values,
  isEqual: FieldEquality<Values> = isSameValue,
): { values: Values; remoteChanges: RemoteChange<Values>[] } {
  const values = { ...local }
  const remoteChanges: RemoteChange<Values>[] = []
  for (const field of changedFields(base, remote, isEqual)) {
    if (isEqual(remote, local, field)) continue
    const isConflict = !isEqual(local, base, field)
    remoteChanges.push({ field, isConflict })
    if (!isConflict) values[field] = remote[field]
  }
  return { values, remoteChanges }
}

// Object.keys widens the names
const fieldsOf = <Values extends object>(values: Values) =>
  Object.keys(values) as (keyof Values & string)[]
