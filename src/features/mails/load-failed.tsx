import { Trans } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { LoadFailed as Failed } from '#src/ui/feedback/load-failed.tsx'

/** Replaces a list or a mail that failed to load. */
export const LoadFailed = (props: ErrorComponentProps) => (
  <Failed {...props} title={<Trans>The mails did not load</Trans>} />
)
