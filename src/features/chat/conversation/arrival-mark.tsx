import { CheckIcon, ClockIcon, ExclamationCircleIcon } from '@heroicons/react/16/solid'
import { useLingui } from '@lingui/react/macro'
import { css } from '#styled-system/css'

/** Whether an own message was sent, waits, or was refused by the team. */
export function ArrivalMark({ state }: { state: 'sent' | 'waiting' | 'refused' }) {
  const { t } = useLingui()
  const names = { sent: t`Sent`, waiting: t`Waiting to be sent`, refused: t`Refused by the team` }
  const Icon = icons[state]
  return (
    <span role="img" aria-label={names[state]}>
      <Icon className={smallIcon} />
    </span>
  )
}

const icons = { sent: CheckIcon, waiting: ClockIcon, refused: ExclamationCircleIcon }

export const smallIcon = css({ width: '3.5', height: '3.5', flex: 'none' })
