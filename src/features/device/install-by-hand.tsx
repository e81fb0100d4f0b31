import { ArrowUpOnSquareIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { css } from '#styled-system/css'

/** Installation steps for browsers in which the user must do it: on iPhones and iPads. */
export const InstallByHand = () => (
  <Trans>
    To install it, tap Share <ArrowUpOnSquareIcon aria-hidden="true" className={sign} /> in Safari, then “Add
    to Home Screen”
  </Trans>
)

const sign = css({ display: 'inline', width: 'icon.xs', height: 'icon.xs', verticalAlign: '[-0.125rem]' })
