import { PlusIcon, TrashIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { row } from '#src/features/showcase/page/arrange.ts'
import { sayPressed } from '#src/features/showcase/page/say-pressed.ts'
import { Button } from '#src/ui/button/button.tsx'

/** One primary button per region; the others step back. */
export const ButtonKinds = () => (
  <div className={row}>
    <Button variant="primary" onClick={sayPressed}>
      <PlusIcon />
      <Trans>Add task</Trans>
    </Button>
    <Button onClick={sayPressed}>
      <Trans>Add section</Trans>
    </Button>
    <Button variant="soft" onClick={sayPressed}>
      <Trans>Assign to me</Trans>
    </Button>
    <Button variant="ghost" onClick={sayPressed}>
      <Trans>Cancel</Trans>
    </Button>
    <Button variant="text" onClick={sayPressed}>
      <Trans>Reorder all</Trans>
    </Button>
    <Button variant="danger" onClick={sayPressed}>
      <TrashIcon />
      <Trans>Delete</Trans>
    </Button>
  </div>
)
