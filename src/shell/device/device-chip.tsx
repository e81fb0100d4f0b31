import { useLingui } from '@lingui/react/macro'
import { StatusDot } from '#src/ui/badge/status-dot.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'
import { css } from '#styled-system/css'
import { useDeviceWords } from './device-words.ts'

const DevicePanel = lazyWithRetry(() =>
  import('#src/features/device/device-panel.tsx').then(module => module.DevicePanel),
)

/** The honest word on where one's work is, and behind it how the device is. On a phone it is a dot. */
export function DeviceChip() {
  const { t } = useLingui()
  const { word, sentence, tone } = useDeviceWords()

  return (
    <>
      <span role="status" className={css({ srOnly: true })}>
        {word}
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
  // As tall as a finger, whatever is drawn.
  _after: { content: '""', position: 'absolute', inset: '[-7px]' },
})
/** A bar that is full has it say so with its dot alone. */
const text = css({ display: { base: 'none', sm: 'var(--chip-words, inline)' } })
