import { InformationCircleIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { Tooltip } from '#src/ui/overlay/tooltip.tsx'

/** A text about a control, on hover and on keyboard focus. */
export function TooltipExample() {
  const { t } = useLingui()
  return (
    <Tooltip text={t`Base price plus 8% tax; it follows when one of them changes`}>
      <Button variant="ghost">
        <InformationCircleIcon />
        <Trans>How the price is made</Trans>
      </Button>
    </Tooltip>
  )
}
