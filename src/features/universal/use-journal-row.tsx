import { Plural } from '@lingui/react/macro'
import type { DocumentRow } from '#src/blocks/shop/documents/document-row.tsx'
import type { JournalRow } from '#src/contract/shop/journal.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { LeadIcon } from '#src/ui/icon/lead-icon.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { addressOf, kinds, useKindNames } from './kinds.ts'

/** Returns a function that turns a document of the journal into a row of a list. */
export function useJournalRow() {
  const formats = useFormats()
  const nameOf = useKindNames()
  return (row: JournalRow): DocumentRow => {
    const { Icon } = kinds[row.kind]
    const kind = nameOf(row.kind)
    const about = [row.partner && kind, row.by, row.note].filter(Boolean).join(' · ')
    return {
      ...addressOf(row),
      id: row.id,
      lead: (
        <LeadIcon>
          <Icon />
        </LeadIcon>
      ),
      code: row.code,
      at: row.at,
      status: row.status,
      title: row.partner || kind,
      meta: about,
      trail:
        row.amount === undefined
          ? row.lines > 0 && <Plural value={row.lines} one="# line" other="# lines" />
          : formatMoney(row.amount, formats),
    }
  }
}
