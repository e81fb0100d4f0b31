import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { css } from '#styled-system/css'
import { Notice } from './notice.tsx'

interface Props {
  /** The conflict of `useAutosave`; without one nothing is shown. */
  conflict: { theirs: string; keepMine: () => void; takeTheirs: () => void } | undefined
  className?: string
}

/** Below a field that was changed in another tab while it was edited here: the user chooses one of the two versions. */
export function ConflictNotice({ conflict, className }: Props) {
  if (!conflict) return null
  const { theirs, keepMine, takeTheirs } = conflict
  return (
    <div role="alert" className={className}>
      <Notice tone="warning" title={<Trans>Changed in another tab</Trans>}>
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
    </div>
  )
}

const words = css({ lineClamp: '3', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
const choice = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '2' })
