import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { CardTable } from '#src/features/contacts/csv/read-rows.ts'
import { api } from '#src/features/contacts/load-contacts.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { showError, withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { loadSanitizer, stripEventHandlers } from '#src/ui/text/sanitizer.ts'
import { fromCard } from './from-card.ts'
import { type Choice, type Kind, type Planned, planImport } from './plan-import.ts'
import { readCardsIn } from './read-cards-in.ts'
import { undoImport } from './undo-import.ts'
import { type Written, writeImport } from './write-import.ts'

type Phase =
  | { name: 'choosing'; unreadable?: number }
  | { name: 'reading' | 'writing'; done: number; total: number }
  | { name: 'previewing'; planned: readonly Planned[]; unreadable: number; tables: readonly CardTable[] }

/**
 * The import of files: read, preview, choose, write all or nothing; the user can cancel each step and undo the last one.
 */
export function useImport(onDone: () => void) {
  const { t, i18n } = useLingui()
  const { tagIds, codes } = useContacts()
  const [phase, setPhase] = useState<Phase>({ name: 'choosing' })
  const work = useRef(new AbortController())
  const planned = phase.name === 'previewing' ? phase.planned : []

  function begin(name: 'reading' | 'writing') {
    work.current.abort()
    work.current = new AbortController()
    setPhase({ name, done: 0, total: 0 })
    const { signal } = work.current
    const onProgress = (done: number, total: number) => {
      if (!signal.aborted) setPhase({ name, done, total })
    }
    return { signal, onProgress }
  }

  async function read(files: readonly File[]) {
    const { signal, onProgress } = begin('reading')
    const result = await withErrorToast(async () => {
      const [known, purify, { cards, unreadable, tables }] = await Promise.all([
        api.list(),
        loadSanitizer(),
        readCardsIn(files, { signal, onProgress }),
      ])
      const clean = (html: string) =>
        purify.sanitize(stripEventHandlers(html), {
          USE_PROFILES: { html: true },
          FORBID_TAGS: ['img', 'style'],
        })
      return {
        unreadable,
        tables,
        planned: planImport(
          cards.map(card => fromCard(card, { codes, tagIds, clean })),
          known,
          codes,
        ),
      }
    }).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
    if (signal.aborted) return
    if (result && result.planned.length + result.tables.length > 0)
      setPhase({ name: 'previewing', ...result })
    else setPhase({ name: 'choosing', unreadable: result?.unreadable })
  }

  const choose = (fits: (card: Planned) => boolean, choice: Choice) =>
    setPhase(current =>
      current.name === 'previewing'
        ? { ...current, planned: current.planned.map(card => (fits(card) ? { ...card, choice } : card)) }
        : current,
    )

  async function write() {
    const { signal, onProgress } = begin('writing')
    const result = await withErrorToast(() => writeImport(planned, { tagIds, codes, signal, onProgress }))
    if (!signal.aborted) onDone()
    if (!result) return
    if (!signal.aborted && !result.error) return offerUndo(result.written)
    await withErrorToast(() => undoImport(result.written))
    if (!signal.aborted) showError(result.error, t`Nothing was imported. Try again.`)
  }

  function offerUndo(written: Written) {
    const count = written.added.length + written.changed.length
    if (count > 0)
      toast.undo(
        t`${{ count: i18n.number(count) }} contacts imported`,
        () => void withErrorToast(() => undoImport(written)),
      )
  }

  return {
    phase,
    read,
    chooseOne: (key: number, choice: Choice) => choose(card => card.key === key, choice),
    chooseAll: (kinds: readonly Kind[], choice: Choice) => choose(({ kind }) => kinds.includes(kind), choice),
    write,
    /** Stops the current work. What is already written is taken back. */
    stop: () => work.current.abort(),
    again: () => setPhase({ name: 'choosing' }),
  }
}

export type Import = ReturnType<typeof useImport>
