import { ArrowPathIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { useTransition } from 'react'
import { api } from '#src/features/team/load-team.ts'
import { Button } from '#src/ui/button/button.tsx'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'

/** Sends the waiting writes and gets the changes of the team now. */
export function SyncButton() {
  const [isRunning, start] = useTransition()
  const sync = () =>
    start(async () => {
      await withErrorToast(() => api.sync({ query: {} }))
    })
  return (
    <Button variant="primary" loading={isRunning} onClick={sync}>
      <ArrowPathIcon />
      <Trans>Sync now</Trans>
    </Button>
  )
}
