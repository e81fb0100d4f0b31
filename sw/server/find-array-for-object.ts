import type * as v from 'valibot'

/** What the walk reads of a valibot schema, whichever kind it is. */
interface Shape {
  type?: string
  entries?: Record<string, Shape>
  wrapped?: Shape
  item?: Shape
}

/**
 * The path of the first list that stands where an object belongs. valibot takes a list for an object without
 * entries, so a patch of `[]` would pass for one that changes nothing.
 */
export function findArrayForObject(
  schema: v.GenericSchema | Shape,
  value: unknown,
  path = '',
): string | undefined {
  const { type, entries, wrapped, item } = schema as Shape
  if (typeof value !== 'object' || value === null) return undefined
  if (wrapped) return findArrayForObject(wrapped, value, path)
  if (Array.isArray(value)) {
    if (type === 'object') return path || 'body'
    return first(
      value.entries(),
      (index, element) => item && findArrayForObject(item, element, join(path, index)),
    )
  }
  return first(Object.entries(entries ?? {}), (name, entry) =>
    findArrayForObject(entry, (value as Record<string, unknown>)[name], join(path, name)),
  )
}

function first<K, T>(entries: Iterable<[K, T]>, find: (key: K, value: T) => string | undefined) {
  for (const [key, value] of entries) {
    const found = find(key, value)
    if (found !== undefined) return found
  }
  return undefined
}

const join = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key))
