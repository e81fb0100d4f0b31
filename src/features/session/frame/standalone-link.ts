import { css, cx } from '#styled-system/css'
import { link } from '#styled-system/recipes'

/** A link that stands by itself: under a thumb it is larger than it is drawn. */
export const standaloneLink = cx(
  link(),
  css({
    position: 'relative',
    _touch: {
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        insetBlock: '[calc((100% - 2.75rem) / 2)]',
      },
    },
  }),
)
