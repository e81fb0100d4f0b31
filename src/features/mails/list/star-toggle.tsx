import { StarIcon } from '@heroicons/react/24/outline'
import { StarIcon as StarredIcon } from '@heroicons/react/24/solid'
import { useLingui } from '@lingui/react/macro'
import type { MailState } from '#src/contract/mails.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css, cx } from '#styled-system/css'

interface Props {
  mail: MailState
  tabIndex?: number
  className?: string
}

export function StarToggle({ mail, tabIndex, className }: Props) {
  const { t } = useLingui()
  const { update } = useMails()
  const { starred } = mail
  return (
    <IconButton
      size="sm"
      tabIndex={tabIndex}
      label={starred ? t`Remove the star` : t`Star`}
      aria-pressed={starred}
      className={cx(starred ? lit : unlit, className)}
      onClick={() => void update([mail], { starred: !starred })}
    >
      {starred ? <StarredIcon /> : <StarIcon />}
    </IconButton>
  )
}

const lit = css({ color: 'warning.solid' })
const unlit = css({ color: 'borderControl' })
