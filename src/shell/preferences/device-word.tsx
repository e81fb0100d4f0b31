import { useDeviceWords } from '#src/shell/device/device-words.ts'
import { StatusDot } from '#src/ui/badge/status-dot.tsx'
import { css } from '#styled-system/css'

/** The state of the device: whether the last choice is saved. */
export function DeviceWord() {
  const { word, tone } = useDeviceWords()
  return (
    <span className={line}>
      <StatusDot tone={tone} />
      {word}
    </span>
  )
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  textStyle: 'label',
  fontWeight: 'text',
  color: 'muted',
})
