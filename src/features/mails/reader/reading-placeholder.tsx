import { Trans } from '@lingui/react/macro'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { css } from '#styled-system/css'

/** Where a mail is read, before one is chosen. */
export const ReadingPlaceholder = () => (
  <div className={css({ flex: '1', display: 'flex', minWidth: '0', overflow: 'hidden' })}>
    <EmptyState title={<Trans>Choose a mail to read it here</Trans>}>
      <Trans>J and K go through the list, C writes a new one. “?” shows all keys.</Trans>
    </EmptyState>
  </div>
)
