/*
 * Rows as JSON text. What JSON has no form for is an object with the single field MARK: bytes, Blobs, dates, keys that
 * cannot be exported, and numbers that are not finite. Fields that are undefined are left out.
 */
const MARK = '$outpost'

type Marked =
  | { type: 'bytes' | 'buffer'; base64: string }
  | { type: 'blob'; base64: string; mime: string; name?: string; modified?: number }
  | { type: 'date'; ms: number }
  | { type: 'number'; text: string }
  | { type: 'undefined' }
  | { type: 'key'; id: string }
  | { type: 'object'; fields: Record<string, unknown> }

/** Keys that cannot be exported, by the id in their row: only the process that created one can use it. */
const keys = new Map<string, CryptoKey>()
const MAX_KEYS = 1000

const mark = (value: Marked) => ({ [MARK]: value })

/** Returns a row as JSON text, as it is at the call. Rejects with a `DataCloneError` for a value that has no copy. */
export function rowText(row: unknown): Promise<string> {
  const blobs: Promise<void>[] = []
  const copy = toJson(row, blobs)
  return Promise.all(blobs).then(() => JSON.stringify(copy))
}

/** Returns the row of a text from `rowText`. */
export const readRow = (text: string): unknown => fromJson(JSON.parse(text))

function toJson(value: unknown, blobs: Promise<void>[]): unknown {
  if (typeof value === 'number') return plainNumber(value)
  if (value === undefined) return mark({ type: 'undefined' })
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    throw new DOMException(`A ${typeof value} cannot be stored`, 'DataCloneError')
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(item => toJson(item, blobs))
  return special(value, blobs) ?? plainObject(value, blobs)
}

const plainNumber = (value: number) =>
  Number.isFinite(value) && !Object.is(value, -0)
    ? value
    : mark({ type: 'number', text: Object.is(value, -0) ? '-0' : String(value) })

function special(value: object, blobs: Promise<void>[]) {
  if (value instanceof Date) return mark({ type: 'date', ms: value.getTime() })
  if (value instanceof Uint8Array)
    return mark({ type: 'bytes', base64: Buffer.from(value).toString('base64') })
  if (value instanceof ArrayBuffer)
    return mark({ type: 'buffer', base64: Buffer.from(value).toString('base64') })
  if (value instanceof Blob) return blobMark(value, blobs)
  if (value instanceof CryptoKey) return mark({ type: 'key', id: remember(value) })
  return undefined
}

function blobMark(blob: Blob, blobs: Promise<void>[]) {
  const marked = {
    type: 'blob' as const,
    base64: '',
    mime: blob.type,
    ...(blob instanceof File && { name: blob.name, modified: blob.lastModified }),
  }
  blobs.push(
    blob.arrayBuffer().then(bytes => {
      marked.base64 = Buffer.from(bytes).toString('base64')
    }),
  )
  return mark(marked)
}

function plainObject(value: object, blobs: Promise<void>[]) {
  const fields: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(value))
    if (field !== undefined) define(fields, name, toJson(field, blobs))
  return MARK in fields ? mark({ type: 'object', fields }) : fields
}

/** Sets a field also when it is called `__proto__`. */
const define = (fields: object, name: string, value: unknown) =>
  Object.defineProperty(fields, name, { value, enumerable: true, writable: true, configurable: true })

function remember(key: CryptoKey) {
  const id = crypto.randomUUID()
  keys.set(id, key)
  const [oldest] = keys.keys()
  if (keys.size > MAX_KEYS && oldest) keys.delete(oldest)
  return id
}

function fromJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(fromJson)
  if (Object.hasOwn(value, MARK)) return fromMark((value as { [MARK]: Marked })[MARK])
  for (const [name, field] of Object.entries(value))
    if (typeof field === 'object') define(value, name, fromJson(field))
  return value
}

function fromMark(marked: Marked): unknown {
  switch (marked.type) {
    case 'bytes':
      return Uint8Array.from(Buffer.from(marked.base64, 'base64'))
    case 'buffer':
      return Uint8Array.from(Buffer.from(marked.base64, 'base64')).buffer
    case 'blob':
      return toBlob(marked)
    case 'date':
      return new Date(marked.ms)
    case 'number':
      return Number(marked.text)
    case 'key':
      return keys.get(marked.id)
    case 'object':
      return Object.fromEntries(Object.entries(marked.fields).map(([name, field]) => [name, fromJson(field)]))
    default:
      return undefined
  }
}

function toBlob({ base64, mime, name, modified }: Extract<Marked, { type: 'blob' }>) {
  const content = [Buffer.from(base64, 'base64')]
  return name === undefined
    ? new Blob(content, { type: mime })
    : new File(content, name, { type: mime, ...(modified !== undefined && { lastModified: modified }) })
}
