/**
 * Maps items one after the other, so that a later change of the same row uses the result of the earlier one. Rejects as
 * `change` does, and then skips the remaining items.
 */
export async function mapSequential<T, R>(
  items: readonly T[],
  change: (item: T) => Promise<R>,
): Promise<R[]> {
  const changed: R[] = []
  for (const item of items) changed.push(await change(item))
  return changed
}

/** Does `change` for each item, as `mapSequential` does. Returns true, the reply of a call that changes many rows. */
export async function doSequential<T>(
  items: readonly T[],
  change: (item: T) => Promise<unknown>,
): Promise<true> {
  await mapSequential(items, change)
  return true
}
