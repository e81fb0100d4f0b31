import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { css } from '#styled-system/css'

interface Props {
  onKeep: () => void
  onDiscard: () => void
}

/** The document was changed elsewhere while it is edited here: the user chooses one of the two. */
export const OutdatedNotice = ({ onKeep, onDiscard }: Props) => (
  <Notice
    tone="warning"
    title={<Trans>Somebody has changed this document</Trans>}
    action={
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <Button size="sm" onClick={onKeep}>
          <Trans>Keep mine</Trans>
        </Button>
        <Button size="sm" onClick={onDiscard}>
          <Trans>Take theirs</Trans>
        </Button>
      </div>
    }
  >
    <Trans>What you typed is still here and not saved.</Trans>
  </Notice>
)
