import type * as v from 'valibot'
import { uploadsPath } from './store.ts'

/** The properties of a valibot schema that the search reads, for all kinds of schema. */
interface Shape {
  type?: string
  entries?: Record<string, Shape>
  wrapped?: Shape
  item?: Shape
  /** Those of a union are schemas, those of a picklist are values. */
  options?: readonly Shape[]
  pipe?: readonly (Shape & { metadata?: { holdsUpload?: boolean } })[]
}

const PATH = new RegExp(`${uploadsPath}([\\w-]+)`, 'g')

/** Returns whether rows of a schema can refer to an upload: whether `holdsUpload` marks any of its fields. */
export function canHoldUpload(schema: v.GenericSchema<unknown, object> | Shape): boolean {
  const { entries, wrapped, item, options = [] } = schema as Shape
  return (
    isMarked(schema as Shape) ||
    [wrapped, item, ...options, ...Object.values(entries ?? {})].some(child => child && canHoldUpload(child))
  )
}

/** Returns the ids of the uploads to which a row refers, in the fields that `holdsUpload` marks in its schema. */
export function uploadsOf(schema: v.GenericSchema<unknown, object> | Shape, value: unknown): string[] {
  const { entries, wrapped, item, options } = schema as Shape
  if (typeof value === 'string' && isMarked(schema as Shape))
    return [...value.matchAll(PATH)].map(([, id]) => id ?? '')
  if (wrapped) return uploadsOf(wrapped, value)
  if (options) return options.flatMap(option => uploadsOf(option, value))
  if (typeof value !== 'object' || value === null) return []
  if (item) return Array.isArray(value) ? value.flatMap(element => uploadsOf(item, element)) : []
  return Object.entries(entries ?? {}).flatMap(([name, entry]) =>
    uploadsOf(entry, (value as Record<string, unknown>)[name]),
  )
}

/** A schema may be the first part of a longer pipe, so its own pipe is also searched. */
const isMarked = ({ pipe }: Shape): boolean =>
  pipe?.some(part => (part.type === 'metadata' && part.metadata?.holdsUpload) || isMarked(part)) ?? false
