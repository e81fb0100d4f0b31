import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { onInvalidation } from '#src/api/invalidation.ts'
import type { PulledRow } from '#src/contract/shared/pulled-rows.ts'
import { drafts } from '#src/device/drafts.ts'
import { noteRemoved } from '#src/device/removed.ts'
import { loadUnsentText } from '#src/device/unsent-text.ts'
import { show } from '#src/ui/feedback/toast.tsx'
import { openRow } from './open-row.ts'
import { useNoticeWords } from './use-notice-words.ts'

/** A colleague who types changes a row several times per second: its notice is repeated after a pause of so many ms. */
const PAUSE_MS = 10_000

/**
 * Tells when another device of the team has changed or removed the row that is open. The screen itself loads the row again;
 * that of a removed row closes, and what was typed stays on this device.
 */
export function OpenNotices() {
  const { t } = useLingui()
  const words = useNoticeWords()
  const router = useRouter()
  const last = useRef<{ id: string; at: number }>(undefined)

  const tell = useEffectEvent((pulled: readonly PulledRow[]) => {
    const open = openRow(router.state.matches)
    const row = pulled.findLast(({ table, id }) => table === open?.table && id === open.id)
    if (!row) return
    const { table, id, isRemoved, by } = row
    const [before, at] = [last.current, performance.now()]
    last.current = { id, at }
    if (isRemoved) {
      noteRemoved([id])
      const detail = hasTyped(id) ? { detail: t`What you typed is kept on this device.` } : {}
      show({ kind: 'news', text: words[table].removed, ...detail })
    } else if (before?.id !== id || at - before.at > PAUSE_MS)
      show({ kind: 'news', text: by === undefined ? words[table].changed : words[table].changedBy(by) })
  })

  useEffect(() => onInvalidation(async (_domains, _rows, pulled = []) => tell(pulled)), [])
  return null
}

/** Returns whether text for the row on screen was typed and is not saved. The form of a product keeps it by the product's id. */
const hasTyped = (id: string) =>
  loadUnsentText(`product.${id}`) !== '' ||
  drafts().some(({ path }) => path.split('?')[0] === location.pathname)
