import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCanOpen } from '#src/api/rights.ts'
import { isInTeam } from '#src/device/in-team.ts'
import { css, cx } from '#styled-system/css'
import { button } from '#styled-system/recipes'

const screen = '/main/setting/team'

/** Leads to the settings of the team, for users who may open them. */
export function TeamLink({ onLeave }: { onLeave: () => void }) {
  const canOpen = useCanOpen()
  if (!canOpen(screen)) return null
  return (
    <Link to={screen} onClick={onLeave} className={cx(button({ size: 'sm' }), link)}>
      {isInTeam() ? <Trans>Show the team</Trans> : <Trans>Show what waits</Trans>}
    </Link>
  )
}

const link = css({ display: 'flex', width: 'fit', marginInline: 'card', marginBlock: '2.5' })
