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
