import { PlusIcon, TrashIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { row } from '#src/features/showcase/page/arrange.ts'
import { Button } from '#src/ui/button/button.tsx'

/** One primary button per region; the others step back. */
export const ButtonKinds = () => (
  <div className={row}>
    <Button variant="primary">
      <PlusIcon />
      <Trans>Add task</Trans>
    </Button>
    <Button>
      <Trans>Add section</Trans>
    </Button>
    <Button variant="soft">
      <Trans>Assign to me</Trans>
    </Button>
    <Button variant="ghost">
      <Trans>Cancel</Trans>
    </Button>
    <Button variant="text">
      <Trans>Reorder all</Trans>
    </Button>
    <Button variant="danger">
      <TrashIcon />
      <Trans>Delete</Trans>
    </Button>
  </div>
)
