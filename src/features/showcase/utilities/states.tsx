import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { css } from '#styled-system/css'

/** Hover, focus, touch and print are conditions too. */
export function StateStyles() {
  const [count, setCount] = useState(0)
  return (
    <button
      type="button"
      onClick={() => setCount(count + 1)}
      className={css({
        minHeight: { base: 'control.md', _touch: 'touch' },
        paddingInline: '3',
        borderRadius: 'md',
        cursor: 'pointer',
        _hover: { background: 'hover' },
      })}
    >
      <Trans>Pressed {count} times</Trans>
    </button>
  )
}
