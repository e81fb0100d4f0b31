import { CheckCircleIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { row } from '#src/features/showcase/page/arrange.ts'
import { sayPressed } from '#src/features/showcase/page/say-pressed.ts'
import { Button } from '#src/ui/button/button.tsx'

/** Three heights; on a touch screen each has a target of 44 px. */
export const ButtonSizes = () => (
  <div className={row}>
    <Button size="sm" onClick={sayPressed}>
      <CheckCircleIcon />
      <Trans>Mark complete</Trans>
    </Button>
    <Button onClick={sayPressed}>
      <CheckCircleIcon />
      <Trans>Mark complete</Trans>
    </Button>
    <Button size="lg" variant="primary" onClick={sayPressed}>
      <Trans>Take payment</Trans>
    </Button>
  </div>
)
