import { css, cx } from '#styled-system/css'
import { link } from '#styled-system/recipes'

/** A link outside of a text. Its touch target is larger than the text. */
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
