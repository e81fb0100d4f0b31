import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

/** The style of a sheet next to a trigger: it moves up 4 px when it opens and fades when it closes. */
export const floating = cx(
  sheet({ kind: 'floating' }),
  css({
    zIndex: 'popover',
    maxWidth: '[min(var(--available-width), calc(100vw - 1rem))]',
    maxHeight: '[var(--available-height)]',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    _open: { animationName: 'rise', animationDuration: 'base', animationTimingFunction: 'enter' },
    _closed: { animationName: 'fadeOut', animationDuration: 'fast', animationTimingFunction: 'exit' },
    _focusVisible: { outline: 'none' },
    _highContrast: { border: '[1px solid]' },
    _print: { display: 'none' },
  }),
)
