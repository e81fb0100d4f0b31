import { Trans } from '@lingui/react/macro'
import { row } from '#src/features/showcase/page/arrange.ts'
import { Button } from '#src/ui/button/button.tsx'

/** A button that waits keeps its width and cannot be pressed twice. */
export const ButtonStates = () => (
  <div className={row}>
    <Button variant="primary" loading>
      <Trans>Save</Trans>
    </Button>
    <Button loading>
      <Trans>Send</Trans>
    </Button>
    <Button variant="primary" disabled>
      <Trans>Save</Trans>
    </Button>
    <Button disabled>
      <Trans>Send</Trans>
    </Button>
  </div>
)
