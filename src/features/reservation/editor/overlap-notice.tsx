import { Trans } from '@lingui/react/macro'
import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import { spanOf, useGuestName } from '#src/features/reservation/words.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'

/** Warns that a resource is reserved at the same time. */
export function OverlapNotice({ resource, rows }: { resource: string; rows: readonly Reservation[] }) {
  const nameOf = useGuestName()
  if (rows.length === 0) return null
  return (
    <Notice tone="warning" title={<Trans>{resource} is already reserved at this time</Trans>}>
      <ul>
        {rows.map(row => (
          <li key={row.id}>
            {spanOf(row)} · {nameOf(row)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
