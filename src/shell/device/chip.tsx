import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { withTexts } from '#src/i18n/texts.ts'
import { StatusDot } from '#src/ui/badge/status-dot.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'
import { css } from '#styled-system/css'

const DevicePanel = lazyWithRetry(() =>
  withTexts('device', import('#src/features/device/device-panel.tsx')).then(module => module.DevicePanel),
)

interface Props {
  word: string
  sentence: string
  tone: ComponentProps<typeof StatusDot>['tone']
  /** What a screen reader reads when it changes; by default the word. */
  announced?: string
}

/** The state of the user's work; a click shows the state of the device. On a phone it is a dot. */
export function Chip({ word, sentence, tone, announced = word }: Props) {
  const { t } = useLingui()
  return (
    <>
      <span role="status" className={css({ srOnly: true })}>
        {announced}
      </span>
      <Popover
        flush
        placement="bottom-end"
        label={t`This device`}
        preload={DevicePanel.preload}
        trigger={
          <button type="button" aria-label={t`This device: ${word}`} title={sentence} className={chip}>
            <StatusDot tone={tone} />
            <span className={text}>{word}</span>
          </button>
        }
      >
        {close => <DevicePanel onLeave={close}>{sentence}</DevicePanel>}
      </Popover>
    </>
  )
}

const chip = css({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  height: '[1.875rem]',
  paddingInlineStart: '2',
  paddingInlineEnd: { base: '2', sm: '3' },
  marginInlineEnd: { sm: '2' },
  borderRadius: 'full',
  textStyle: 'label',
  fontWeight: 'medium',
  color: 'muted',
  whiteSpace: 'nowrap',
  boxShadow: { sm: 'insetHairline' },
  _hover: { background: 'hover', color: 'fg' },
  // The touch target has the full height, whatever is visible.
  _after: { content: '""', position: 'absolute', inset: '[-7px]' },
})
/** In a full bar only the dot is shown. */
const text = css({ display: { base: 'none', sm: 'var(--chip-words, inline)' } })
