import type * as v from 'valibot'

/** The properties of a valibot schema that the search reads, for all kinds of schema. */
interface Shape {
  type?: string
  entries?: Record<string, Shape>
  wrapped?: Shape
  item?: Shape
}

/**
 * Returns the path of the first array that is in the place of an object. valibot accepts an array for an object schema
 * whose entries are all optional, so a patch of `[]` would be a valid patch that changes nothing.
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
