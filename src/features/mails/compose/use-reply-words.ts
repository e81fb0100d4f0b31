import { useLingui } from '@lingui/react/macro'
import type { Mail } from '#src/contract/mails.ts'
import { formatDate, formatTime } from '#src/lib/format/dates.ts'
import { personOf } from '#src/lib/mail/addresses.ts'
import { useFormats } from '#src/ui/text/formats.tsx'

/** What an answer says by itself, in the language on screen. */
export function useReplyWords(mail: Mail) {
  const { t } = useLingui()
  const formats = useFormats()
  const date = new Date(mail.date)
  const [day, time] = [formatDate(date, formats), formatTime(date, formats.locale)]
  const { name } = personOf(mail.from.contact)
  return { re: t`Re`, forwarded: t`Fwd`, wrote: t`On ${day} at ${time}, ${name} wrote:` }
}
