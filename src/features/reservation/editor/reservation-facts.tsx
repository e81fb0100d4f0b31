import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LinesView } from '#src/blocks/shop/documents/lines/lines-view.tsx'
import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import { localOf } from '#src/features/reservation/days.ts'
import { spanOf, useDuration, useGuestName } from '#src/features/reservation/words.ts'
import { formatLongDay } from '#src/lib/format/dates.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Facts } from '#src/ui/layout/facts.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'

/** A reservation that can no longer be changed, or not by this user. */
export function ReservationFacts({ row }: { row: Reservation }) {
  const { t } = useLingui()
  const formats = useFormats()
  const nameOf = useGuestName()
  const duration = useDuration()
  return (
    <>
      <Card title={<Trans>What is reserved</Trans>}>
        <Facts
          facts={[
            [t`Customer`, nameOf(row)],
            [t`Day`, formatLongDay(localOf(row.at), formats.locale)],
            [t`Time`, `${spanOf(row)} (${duration(row.minutes)})`],
            [t`Resource`, row.resource],
            [t`Number of people`, <Plural key="people" value={row.party} one="# person" other="# people" />],
            [t`Goods`, row.total > 0 && formatMoney(row.total, formats)],
            [t`Note`, row.note],
          ]}
        />
      </Card>
      {row.lines.length > 0 && (
        <LinesView lines={row.lines.map(line => ({ ...line, meta: formatMoney(line.price, formats) }))} />
      )}
    </>
  )
}
