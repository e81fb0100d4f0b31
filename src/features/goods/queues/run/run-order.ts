interface Stop {
  id: string
}

/** Returns the stops of a run in the order of `ids`; new ones follow in their own order. */
export function inRunOrder<S extends Stop>(stops: readonly S[], ids: readonly string[]): S[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ id }: Stop) => places.get(id) ?? ids.length
  return stops.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Returns the ids after a stop has changed places with the one before (-1) or after it (1). */
export function movedStop(ids: readonly string[], id: string, step: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const other = ids[from + step]
  if (from < 0 || other === undefined) return [...ids]
  return ids.with(from, other).with(from + step, id)
}
