/** Returns two functions: one adds a listener and returns a function that removes it, the other calls all listeners. */
export function listeners() {
  const all = new Set<() => void>()
  const subscribe = (changed: () => void) => {
    all.add(changed)
    return () => void all.delete(changed)
  }
  const notify = () => {
    for (const changed of all) changed()
  }
  return [subscribe, notify] as const
}
