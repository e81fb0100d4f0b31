import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCanOpen } from '#src/api/rights.ts'
import { css, cx } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { Chip } from './chip.tsx'
import { useTeamWords } from './team-words.ts'

/** The chip of a device in a team; its panel leads to the settings of the team. */
export const TeamChip = () => <Chip {...useTeamWords()} More={TeamLink} />

const screen = '/main/setting/team'

function TeamLink({ onLeave }: { onLeave: () => void }) {
  const canOpen = useCanOpen()
  if (!canOpen(screen)) return null
  return (
    <Link to={screen} onClick={onLeave} className={cx(button({ size: 'sm' }), link)}>
      <Trans>Show the team</Trans>
    </Link>
  )
}

const link = css({ display: 'flex', width: 'fit', marginBlockStart: '2.5' })
