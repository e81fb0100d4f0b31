import { formatDay, formatDistance, formatTime } from '#src/lib/format/dates.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { useFormats } from '#src/ui/text/formats.tsx'

/** Returns a function that says how long ago a device was in contact, or on which day and when. */
export function useLastContact(): (seenAt: string) => string {
  const formats = useFormats()
  const now = useNow()
  return seenAt => {
    const at = new Date(seenAt)
    // The clock of the server can be ahead, and the current time is in whole minutes.
    const seen = at > now ? now : at
    const { locale } = formats
    return (
      formatDistance(seen.toISOString(), now, locale) ??
      `${formatDay(at, now, formats)}, ${formatTime(at, locale)}`
    )
  }
}
