import { Trans } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { ListFailed } from '#src/ui/lists/list-states.tsx'

/** Instead of a list or a mail that did not load. */
export const LoadFailed = (props: ErrorComponentProps) => (
  <ListFailed {...props} title={<Trans>The mails did not load</Trans>} />
)
