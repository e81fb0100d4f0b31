import { useState } from 'react'
import { dropUnsentText, loadUnsentText, saveUnsentText } from '#src/device/drafts/unsent-text.ts'
import { banknotes } from '#src/lib/money/cash.ts'
import { parseJson } from '#src/lib/text/parse-json.ts'

/**
 * Returns how many notes of each kind were counted, their sum, a function that sets the number of one kind, and one that
 * forgets the count. This device stores the count under this name until then.
 */
export function useNoteCounts(draft: string) {
  const [counts, setCounts] = useState(() => readCounts(loadUnsentText(draft)))

  function count(note: number, number: number | null) {
    const next = { ...counts, [note]: number ?? 0 }
    setCounts(next)
    saveUnsentText(draft, JSON.stringify(next))
  }

  const counted = banknotes.reduce((sum, note) => sum + note * (counts[note] ?? 0), 0)
  return { counts, counted, count, forget: () => dropUnsentText(draft) }
}

/** Returns the number of each banknote from a stored text, without values that are not numbers of notes. */
function readCounts(text: string): Readonly<Record<string, number>> {
  const counts = Object.entries(parseJson(text) ?? {}).filter(
    ([, count]) => Number.isInteger(count) && count >= 0,
  )
  return Object.fromEntries(counts)
}
