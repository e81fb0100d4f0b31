import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { css } from '#styled-system/css'
import type { FieldConflict } from './conflict-notice.tsx'
import { Notice } from './notice.tsx'

interface Props {
  conflict: FieldConflict
}

/** The version from the other tab or device, and the choice between both. */
export function ConflictChoice({ conflict: { theirs, keepMine, takeTheirs } }: Props) {
  return (
    <Notice tone="warning" title={<Trans>Changed elsewhere</Trans>}>
      <p className={words}>{theirs.trim() || <Trans>It is empty there.</Trans>}</p>
      <div className={choice}>
        <Button size="sm" onClick={keepMine}>
          <Trans>Keep mine</Trans>
        </Button>
        <Button size="sm" onClick={takeTheirs}>
          <Trans>Take theirs</Trans>
        </Button>
      </div>
    </Notice>
  )
}

const words = css({ lineClamp: '3', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
const choice = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '2' })
