import { CheckIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'

/** Closes the editor. Everything is already saved. */
export const DoneButton = ({ onClick }: { onClick: () => void }) => (
  <Button onClick={onClick}>
    <CheckIcon />
    <Trans>Done</Trans>
  </Button>
)
