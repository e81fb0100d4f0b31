import { CheckIcon, ClockIcon } from '@heroicons/react/16/solid'
import { useLingui } from '@lingui/react/macro'
import { css } from '#styled-system/css'

/** Whether an own message was sent, or waits. */
export function ArrivalMark({ waits }: { waits: boolean }) {
  const { t } = useLingui()
  return (
    <span role="img" aria-label={waits ? t`Waiting to be sent` : t`Sent`}>
      {waits ? <ClockIcon className={smallIcon} /> : <CheckIcon className={smallIcon} />}
    </span>
  )
}

export const smallIcon = css({ width: '3.5', height: '3.5', flex: 'none' })
