import { InformationCircleIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { Tooltip } from '#src/ui/overlay/tooltip.tsx'
import { css } from '#styled-system/css'

/** A text about a control, on hover and on keyboard focus. A touch screen has neither, so a tap shows the text below. */
export function TooltipExample() {
  const { t } = useLingui()
  const [isExpanded, setIsExpanded] = useState(false)
  const text = t`Base price plus 8% tax; it follows when one of them changes`
  return (
    <div>
      <Tooltip text={text}>
        <Button variant="ghost" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
          <InformationCircleIcon />
          <Trans>How the price is made</Trans>
        </Button>
      </Tooltip>
      {isExpanded && <p className={css({ textStyle: 'caption', color: 'subtle' })}>{text}</p>}
    </div>
  )
}
