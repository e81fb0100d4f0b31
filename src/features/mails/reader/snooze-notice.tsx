import { ClockIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import type { Mail } from '#src/contract/mails.ts'
import { useMailList } from '#src/features/mails/list/use-mail-list.ts'
import { isAsleep } from '#src/features/mails/mailbox/mailbox.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import { formatDue } from '#src/lib/format/dates.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

/** For a snoozed mail: says when it comes back or came back, and ends the snooze. */
export function SnoozeNotice({ mail }: { mail: Mail }) {
  const { at } = useMailList()
  const { update } = useMails()
  const formats = useFormats()
  const { snoozedUntil } = mail
  if (!snoozedUntil) return null
  const time = formatDue(snoozedUntil, at, formats)
  return (
    <Notice
      icon={<ClockIcon />}
      title={
        isAsleep(mail, at) ? <Trans>Snoozed until {time}</Trans> : <Trans>Snoozed, came back {time}</Trans>
      }
      className={css({ marginBlockEnd: '5', _print: { display: 'none' } })}
      action={
        <Button size="sm" onClick={() => void update([mail], { snoozedUntil: null })}>
          <Trans>End the snooze</Trans>
        </Button>
      }
    />
  )
}
