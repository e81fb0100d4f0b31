import { Trans } from '@lingui/react/macro'
import type { SupportRequest } from '#src/contract/guides.ts'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'

/** The user's requests to the support team, newest first, each with a link to its mail. */
export function RequestList({ requests }: { requests: readonly SupportRequest[] }) {
  const formats = useFormats()
  const now = useNow()
  return (
    <Card title={<Trans>Your requests</Trans>}>
      <SimpleList
        rows={requests.map(({ id, subject, message, sentAt, mailId }) => {
          const sent = new Date(sentAt)
          const day = formatDay(sent, now, formats)
          const time = formatTime(sent, formats.locale)
          return {
            id,
            ...(mailId && { to: `/apps/mailbox/all/${mailId}` }),
            title: subject,
            meta: `${day}, ${time} · ${message}`,
          }
        })}
        empty={<Trans>You have not written yet.</Trans>}
      />
    </Card>
  )
}
