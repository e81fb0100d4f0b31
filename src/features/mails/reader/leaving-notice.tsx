import { ClockIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import type { Mail } from '#src/contract/mails.ts'
import { useCompose } from '#src/features/mails/compose/use-compose.ts'
import { useMailList } from '#src/features/mails/list/use-mail-list.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { css } from '#styled-system/css'

/** For a mail in the outbox: says that it is not sent yet, and offers to undo. */
export function LeavingNotice({ mail }: { mail: Mail }) {
  const { update } = useMails()
  const { read } = useMailList()
  const compose = useCompose()
  if (mail.folder !== 'outbox') return null

  async function takeBack() {
    if (!(await update([mail], { folder: 'drafts' }))) return
    read(undefined)
    await compose.open(mail.id)
  }

  return (
    <Notice
      tone="warning"
      icon={<ClockIcon />}
      title={<Trans>Not sent yet</Trans>}
      className={css({ marginBlockEnd: '5' })}
      action={
        <Button size="sm" onClick={takeBack}>
          <Trans>Take back</Trans>
        </Button>
      }
    >
      {navigator.onLine ? (
        <Trans>It leaves in a few seconds.</Trans>
      ) : (
        <Trans>It leaves as soon as there is a network again.</Trans>
      )}
    </Notice>
  )
}
