import { Trans } from '@lingui/react/macro'
import { stack } from '#src/features/showcase/page/arrange.ts'
import { cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

/** A sheet inside a sheet has a smaller radius, and nothing inside it is a card again. */
export const InnerCards = () => (
  <div className={stack}>
    <div className={cx(sheet({ kind: 'inner', padded: true }))}>
      <Trans>A card inside a sheet</Trans>
    </div>
    <div className={cx(sheet({ kind: 'floating', padded: true }))}>
      <Trans>A sheet that floats has a shadow</Trans>
    </div>
  </div>
)
