import { t } from '@lingui/core/macro'
import type { PulledRow } from '#src/contract/shared/pulled-rows.ts'
import { show } from '#src/ui/feedback/toast.tsx'
import { noticeWords } from './notice-words.ts'
import type { OpenRow } from './open-rows.ts'

/** A colleague who types changes a row several times per second: its notice is repeated after a pause of so many ms. */
const PAUSE_MS = 10_000

/** When a change of each row was told last, in ms. */
const told = new Map<string, number>()

/** Tells that another device has changed or removed an open row. `hasTyped`: text for it is not saved. */
export function tell({ kind, id }: OpenRow, { isRemoved, leftDrafts, by }: PulledRow, hasTyped: boolean) {
  const words = noticeWords(kind)
  if (isRemoved) return news(words.removed, hasTyped && t`What you typed is kept on this device.`)
  const isDraft = kind === 'drafts'
  if (isDraft && leftDrafts) return news(words.left)
  const [before = Number.NEGATIVE_INFINITY, at] = [told.get(id), performance.now()]
  told.set(id, at)
  if (at - before <= PAUSE_MS) return
  news(
    by === undefined ? words.changed : words.changedBy(by),
    isDraft && t`Open it again to see the change. What you type here replaces it.`,
  )
}

const news = (text: string, detail: string | false = false) =>
  show({ kind: 'news', text, ...(detail && { detail }) })
