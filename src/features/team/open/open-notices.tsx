import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { onInvalidation } from '#src/api/invalidation.ts'
import type { PulledRow } from '#src/contract/shared/pulled-rows.ts'
import { drafts } from '#src/device/drafts/drafts.ts'
import { loadUnsentText } from '#src/device/drafts/unsent-text.ts'
import { noteRemoved } from '#src/device/removed.ts'
import { show } from '#src/ui/feedback/toast.tsx'
import { type OpenRow, openRows } from './open-rows.ts'
import { useNoticeWords } from './use-notice-words.ts'

/** A colleague who types changes a row several times per second: its notice is repeated after a pause of so many ms. */
const PAUSE_MS = 10_000

/**
 * Tells when another device of the team has changed or removed a row that is open. The screen itself loads the row again;
 * that of a removed row closes, and what was typed stays on this device. A draft that is being written is not replaced.
 */
export function OpenNotices() {
  const { t } = useLingui()
  const wordsOf = useNoticeWords()
  const router = useRouter()
  /** When a change of each row was told last, in ms. */
  const told = useRef(new Map<string, number>())

  const tell = useEffectEvent((pulled: readonly PulledRow[]) => {
    for (const open of openRows(router.state.matches)) {
      const row = pulled.findLast(({ table, id }) => table === open.table && id === open.id)
      if (row) tellOf(open, row)
    }
  })

  function tellOf({ kind, id }: OpenRow, { isRemoved, leftDrafts, by }: PulledRow) {
    const words = wordsOf(kind)
    if (isRemoved) {
      noteRemoved([id])
      return news(words.removed, hasTyped(id) && t`What you typed is kept on this device.`)
    }
    const isDraft = kind === 'drafts'
    if (isDraft && leftDrafts) return news(words.left)
    const [before = Number.NEGATIVE_INFINITY, at] = [told.current.get(id), performance.now()]
    told.current.set(id, at)
    if (at - before <= PAUSE_MS) return
    news(
      by === undefined ? words.changed : words.changedBy(by),
      isDraft && t`Open it again to see the change. What you type here replaces it.`,
    )
  }

  useEffect(() => onInvalidation(async (_domains, _rows, pulled = []) => tell(pulled)), [])
  return null
}

const news = (text: string, detail: string | false = false) =>
  show({ kind: 'news', text, ...(detail && { detail }) })

/**
 * Returns whether text for the row on screen was typed and is not saved. The form of a product and a draft of a mail keep it by
 * their ids.
 */
const hasTyped = (id: string) =>
  loadUnsentText(`product.${id}`) !== '' ||
  drafts().some(({ name, path }) => name === `mail.${id}` || path.split('?')[0] === location.pathname)
