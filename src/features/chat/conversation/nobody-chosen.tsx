import { ChatBubbleLeftRightIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { css } from '#styled-system/css'

/** spec: the empty state reads 'Select a conversation' */
export const NobodyChosen = () => (
  <div className={frame}>
    <ChatBubbleLeftRightIcon className={icon} />
    <p>
      <Trans>Select a conversation</Trans>
    </p>
  </div>
)

const frame = css({
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  padding: '5',
  color: 'subtle',
})
const icon = css({ width: '10', height: '10' })
