import { useChange } from './use-change.ts'
import { useDraft } from './use-draft.ts'

interface Options<Row, Values> {
  /** The kind of document: the name of its drafts. */
  name: string
  /** Undefined for a document that is not stored yet. */
  row: Row | undefined
  /** The stored values, or those of a new document. */
  values: Values
  create: (values: Values) => Promise<Row>
  update: (row: Row, values: Values) => Promise<Row>
  /** A new document was stored: the page goes to its address. */
  onCreated: (row: Row) => unknown
}

/** What a document page edits, as `useEditor` returns it. */
export type Editor<Row, Values extends object> = ReturnType<typeof useEditor<Row & Stored, Values>>

interface Stored {
  id: string
  version: number
}

/** Edits the values of a document: they are kept on this device until they are stored. */
export function useEditor<Row extends Stored, Values extends object>(options: Options<Row, Values>) {
  const { name, row, values, create, update, onCreated } = options
  const draft = useDraft(`${name}.${row?.id ?? 'new'}`, values, row?.version ?? 0)
  const { run, isRunning } = useChange()

  async function store(): Promise<Row | undefined> {
    if (row && !draft.isChanged) return row
    return run(() => (row ? update(row, draft.values) : create(draft.values)))
  }

  return {
    draft,
    isRunning,
    /** Stores what was changed, and then moves the document on. A refusal ends it; what was typed is not lost. */
    async save(move?: (row: Row) => Promise<unknown>) {
      const stored = await store()
      if (!stored) return
      // It does not move on without what was typed meanwhile.
      if (!draft.settle(draft.values, stored.version, `${name}.${stored.id}`)) await move?.(stored)
      if (!row) await onCreated(stored)
    },
  }
}
