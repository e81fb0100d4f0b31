import { Trans } from '@lingui/react/macro'
import { SharedIcon } from '#src/ui/icon/shared-icon.tsx'
import { css } from '#styled-system/css'

/** Says that the app works offline. */
export const WorksOffline = () => (
  <p className={note}>
    <SharedIcon name="device-phone-mobile" className={icon} />
    <span>
      <Trans>
        Orders, notes and messages are saved on this device at once. If the network drops in mid-shift, carry
        on.
      </Trans>
    </span>
  </p>
)

const note = css({
  display: 'flex',
  gap: '3',
  marginTop: '7',
  paddingTop: '5.5',
  borderTop: 'hairline',
  textStyle: 'label',
  fontWeight: 'text',
  color: 'muted',
})
const icon = css({ color: 'subtle' })
