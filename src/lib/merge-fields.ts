interface Versions<Values> {
  /** The version from which both others were changed. */
  base: Values
  mine: Values
  theirs: Values
}

/** The server may trim a text, so blanks at its start and end are ignored. */
const keyOf = (value: unknown) => (typeof value === 'string' ? value.trim() : JSON.stringify(value))

/** Returns the fields that differ. */
export const differing = <Values, Name extends keyof Values>(
  names: readonly Name[],
  a: Values,
  b: Values,
): Name[] => names.filter(name => keyOf(a[name]) !== keyOf(b[name]))

/** Returns the fields that were changed here and elsewhere, to different values. */
export function conflicting<Values, Name extends keyof Values>(
  names: readonly Name[],
  { base, mine, theirs }: Versions<Values>,
): Name[] {
  const changed = differing(names, base, theirs)
  return differing(differing(changed, base, mine), mine, theirs)
}

/**
 * Merges a version from elsewhere field by field: a field that is unchanged here follows it, and a conflicting field
 * stays as it is here. The new `base` is the version from elsewhere, except for the conflicting fields.
 */
export function mergeFields<Values, Name extends keyof Values>(
  names: readonly Name[],
  versions: Versions<Values>,
) {
  const { base, mine, theirs } = versions
  const conflicts = conflicting(names, versions)
  const settled = differing(names, base, theirs).filter(name => !conflicts.includes(name))
  const unchanged = settled.filter(name => !differing([name], base, mine).length)
  return {
    base: { ...base, ...pick(theirs, settled) },
    mine: { ...mine, ...pick(theirs, unchanged) },
    conflicts,
  }
}

/** Returns some fields of an object. */
export const pick = <Values, Name extends keyof Values>(values: Values, names: readonly Name[]) =>
  Object.fromEntries(names.map(name => [name, values[name]])) as Pick<Values, Name>
