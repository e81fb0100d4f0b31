import { PlusIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'

/** What belongs here, and the first action. */
export function Empty() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`Nothing left to do`}
      actions={
        <Button variant="primary" onClick={() => toast.success(t`Add task`)}>
          <PlusIcon />
          <Trans>Add task</Trans>
        </Button>
      }
    >
      <Trans>Tasks for the shift, the store and suppliers live here. Add the first one.</Trans>
    </EmptyState>
  )
}
