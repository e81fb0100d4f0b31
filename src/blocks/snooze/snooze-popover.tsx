import { useLingui } from '@lingui/react/macro'
import type { Trigger } from '#src/ui/lazy/lazy-layer.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'

const SnoozePanel = lazyWithRetry(() => import('./snooze-panel.tsx').then(module => module.SnoozePanel))

interface Props {
  trigger: Trigger
  /** Called with the chosen time, or with null to end the snooze. */
  onChoose: (until: Date | null) => void
  /** The time of the current snooze. */
  until?: Date | undefined
  placement?: 'bottom-start' | 'bottom-end' | 'top-start'
}

/** A choice of the time when something comes back: later today, tomorrow, next week, or a day and a time. */
export function SnoozePopover({ trigger, onChoose, until, placement }: Props) {
  const { t } = useLingui()
  return (
    <Popover
      label={t`Snooze`}
      width="auto"
      placement={placement}
      preload={SnoozePanel.preload}
      trigger={trigger}
    >
      {close => (
        <SnoozePanel
          until={until}
          onChoose={time => {
            close()
            onChoose(time)
          }}
        />
      )}
    </Popover>
  )
}
