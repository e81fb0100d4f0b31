import type { NavigationItem } from '#src/contract/navigation.ts'
import { cva } from '#styled-system/css'

/** A count that the server sends along; hot when someone waits for it. */
export const NavigationBadge = ({ badge }: Pick<NavigationItem, 'badge'>) =>
  badge && <span className={look({ hot: badge.hot ?? false })}>{badge.title}</span>

const look = cva({
  base: {
    flex: 'none',
    minWidth: '5.5',
    paddingInline: '1.5',
    borderRadius: 'sm',
    textStyle: 'caption',
    fontWeight: 'label',
    lineHeight: '[1.25rem]',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    hot: {
      true: { background: 'accent.400', color: 'ink.deep' },
      false: { color: 'ink.fgMuted', boxShadow: '[inset 0 0 0 1px {colors.ink.line}]' },
    },
  },
})
