import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { fieldsOf } from '#src/blocks/products/csv-columns.ts'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { showError, withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { loadAll } from './load-all.ts'
import { type PlannedRow, planRows } from './plan-rows.ts'
import { readRows } from './read-rows.ts'
import { undoImport, writeImport } from './write-import.ts'

type Phase =
  | { name: 'choosing'; isUnreadable?: boolean }
  | { name: 'reading' }
  | { name: 'previewing'; head: readonly string[]; rows: readonly PlannedRow[] }
  | { name: 'writing' }

/** The import of a CSV file: read, preview, write all or nothing; the last step can be undone. */
export function useImport(onDone: () => void) {
  const { t, i18n } = useLingui()
  const sets = useInventory()
  const [phase, setPhase] = useState<Phase>({ name: 'choosing' })
  const work = useRef(new AbortController())

  async function read([file]: readonly File[]) {
    if (!file) return
    setPhase({ name: 'reading' })
    const read = await withErrorToast(async () => {
      const [{ readCsv }, stored] = await Promise.all([import('#src/lib/csv/csv-file.ts'), loadAll()])
      const table = await readCsv(file)
      const [head = []] = table
      return { head, rows: planRows(readRows(table, sets, i18n.locale), stored) }
    })
    const isReadable = read && read.rows.length > 0 && fieldsOf(read.head).some(Boolean)
    setPhase(isReadable ? { name: 'previewing', ...read } : { name: 'choosing', isUnreadable: true })
  }

  async function write() {
    if (phase.name !== 'previewing') return
    const rows = phase.rows.filter(({ kind }) => kind === 'new' || kind === 'changed')
    work.current = new AbortController()
    const { signal } = work.current
    setPhase({ name: 'writing' })
    try {
      const imported = await writeImport(rows, signal)
      onDone()
      const count = i18n.number(rows.length)
      toast.undo(t`${{ count }} products imported`, () => void withErrorToast(() => undoImport(imported)))
    } catch (error) {
      onDone()
      if (!signal.aborted) showError(error, t`Nothing was imported. Try again.`)
    }
  }

  return {
    phase,
    read,
    write,
    /** Stops the writing; what was written is taken back. */
    stop: () => work.current.abort(),
    again: () => setPhase({ name: 'choosing' }),
  }
}

export type Import = ReturnType<typeof useImport>
