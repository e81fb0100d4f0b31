import { Trans } from '@lingui/react/macro'
import { stack } from '#src/features/showcase/page/arrange.ts'
import { css } from '#styled-system/css'

/** Three tones of text; all have a contrast of at least 4.5 to 1. */
export const Tones = () => (
  <div className={stack}>
    <p>
      <Trans>What the screen is about</Trans>
    </p>
    <p className={css({ color: 'muted' })}>
      <Trans>What explains it</Trans>
    </p>
    <p className={css({ color: 'subtle' })}>
      <Trans>What is there when one looks for it</Trans>
    </p>
  </div>
)
