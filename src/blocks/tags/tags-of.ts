/** Returns the ids of the tags that all of some entries have, and of those that only a part of them has. */
export function tagsOf(tags: readonly { id: string }[], entries: readonly { tags: readonly string[] }[]) {
  const those = (fits: (count: number) => boolean) =>
    tags.flatMap(({ id }) => (fits(entries.filter(entry => entry.tags.includes(id)).length) ? id : []))
  return {
    chosen: those(count => count > 0 && count === entries.length),
    partly: those(count => count > 0 && count < entries.length),
  }
}
