import { Trans } from '@lingui/react/macro'
import { Card } from '#src/ui/layout/card.tsx'
import { css } from '#styled-system/css'

/** What a team is, for somebody who is in none. */
export const AboutTeams = () => (
  <Card title={<Trans>How it works</Trans>}>
    <ul className={list}>
      <li>
        <Trans>Every device keeps all data and works without a network.</Trans>
      </li>
      <li>
        <Trans>What you do waits on this device and is sent, in its order, when there is a connection.</Trans>
      </li>
      <li>
        <Trans>The team’s server refuses what it cannot do; you see it here and decide.</Trans>
      </li>
      <li>
        <Trans>Without a team nothing leaves this device.</Trans>
      </li>
    </ul>
  </Card>
)

const list = css({
  display: 'grid',
  gap: '2.5',
  paddingInlineStart: '8',
  paddingInlineEnd: 'card',
  paddingBlockEnd: '4.5',
  listStyle: 'disc',
  color: 'muted',
})
