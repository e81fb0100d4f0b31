import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

/** The total at the foot of a document, and whether what was typed is only on this device. */
export const FootTotal = ({ isUnsaved, children }: { isUnsaved: boolean; children: ReactNode }) => (
  <p className={css({ display: 'grid' })}>
    <span className={css({ textStyle: 'caption', color: 'muted' })}>
      {isUnsaved ? <Trans>Kept on this device, not saved yet</Trans> : <Trans>Total</Trans>}
    </span>
    <strong className={css({ textStyle: 'title', fontVariantNumeric: 'tabular-nums' })}>{children}</strong>
  </p>
)
