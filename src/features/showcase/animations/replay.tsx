import { ArrowPathIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { css } from '#styled-system/css'

interface Props {
  /** The value of the CSS property `animation`. */
  animation: string
}

/** A box that plays an animation of the theme again on each press. */
export function Replay({ animation }: Props) {
  const [count, setCount] = useState(0)
  return (
    <div className={css({ display: 'grid', gap: '4', overflow: 'hidden' })}>
      <span key={count} aria-hidden="true" className={box} style={{ animation }} />
      <Button size="sm" onClick={() => setCount(count + 1)}>
        <ArrowPathIcon />
        <Trans>Play again</Trans>
      </Button>
    </div>
  )
}

const box = css({ height: '16', borderRadius: 'lg', background: 'accent.solid' })
