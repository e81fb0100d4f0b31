/** Returns the list, for a loop that must run at least once. Throws for an empty list. */
export function filled<Items extends Iterable<unknown>>(items: Items): Items {
  const { done } = items[Symbol.iterator]().next()
  if (done) throw new Error('The list that the test goes through is empty')
  return items
}
