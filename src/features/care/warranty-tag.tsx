import { useLingui } from '@lingui/react/macro'
import { warrantyUntil } from '#src/lib/care-ticket.ts'
import { formatDate } from '#src/lib/format/dates.ts'
import { dayOf } from '#src/lib/shop-day.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { useNow } from '#src/ui/date/use-now.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { dateOfDay } from './care-words.ts'

interface Props {
  soldOn: string
  warrantyMonths: number
}

/** Whether something is under warranty today, and until when. */
export function WarrantyTag({ soldOn, warrantyMonths }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const today = dayOf(useNow().toISOString())
  const until = warrantyUntil({ soldOn, warrantyMonths })
  if (!until) return <Tag tone="neutral">{t`No warranty`}</Tag>
  const day = formatDate(dateOfDay(until), formats)
  return until >= today ? (
    <Tag tone="success">{t`Under warranty until ${day}`}</Tag>
  ) : (
    <Tag tone="warning">{t`The warranty ended on ${day}`}</Tag>
  )
}
