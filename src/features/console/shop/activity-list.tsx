import { Trans } from '@lingui/react/macro'
import type { Activity } from '#src/contract/shop/reports.ts'
import { daysBetween, formatDay, formatTime } from '#src/lib/format/dates.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { useDoneText } from './done-text.ts'

/** What was done last in the shop, and by whom. */
export function ActivityList({ lines, now }: { lines: readonly Activity[]; now: Date }) {
  const formats = useFormats()
  const textOf = useDoneText()
  return (
    <Card title={<Trans>Activity</Trans>}>
      <SimpleList
        rows={lines.map(line => {
          const at = new Date(line.at)
          const time = formatTime(at, formats.locale)
          return {
            id: line.id,
            lead: <Avatar name={line.name} image={line.avatar} decorative />,
            title: (
              <>
                <strong className={css({ fontWeight: 'title' })}>{line.name}</strong>{' '}
                <span className={css({ fontWeight: 'text' })}>{textOf(line)}</span>
              </>
            ),
            meta: line.documentCode,
            trail: daysBetween(now, at) === 0 ? time : `${formatDay(at, now, formats)}, ${time}`,
          }
        })}
        empty={<Trans>Nothing was done yet.</Trans>}
      />
    </Card>
  )
}
