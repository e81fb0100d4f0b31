import { client } from '#src/api/client.ts'
import { sharedQuery, useSharedQuery } from '#src/api/shared-query.ts'
import { type NavigationItem, navigation } from '#src/contract/shell/navigation.ts'
import { cva } from '#styled-system/css'

/** Loaded when something that they count has changed: until then, the counts of the navigation itself are current. */
const counts = sharedQuery(['tasks', 'mails', 'chat'], client(navigation).counts, { first: 'whenChanged' })

/** Returns the badge of an item with its current count, without a badge for 0. */
function useBadge({ id, badge }: NavigationItem): NavigationItem['badge'] {
  const count = useSharedQuery(counts).data?.[id]
  if (count === undefined) return badge
  return count > 0 ? { ...badge, title: String(count) } : undefined
}

interface Props {
  item: NavigationItem
  /** On the corner of an icon, where there is no end of a row. */
  small?: boolean
}

/** A count from the server; in a strong colour when someone waits for a reply. */
export function NavigationBadge({ item, small = false }: Props) {
  const badge = useBadge(item)
  return (
    badge && (
      <span data-words className={look({ hot: badge.hot ?? false, small })}>
        {badge.title}
      </span>
    )
  )
}

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
      true: { background: 'accent.solid', color: 'accent.onSolid' },
      false: { color: 'muted', boxShadow: '[inset 0 0 0 1px {colors.border}]' },
    },
    small: {
      true: {
        position: 'absolute',
        top: '1',
        insetInlineStart: '[calc(50% + 0.125rem)]',
        minWidth: '[1.125rem]',
        paddingInline: '1',
        borderRadius: 'full',
        textStyle: 'micro',
        lineHeight: '[1rem]',
      },
    },
  },
  compoundVariants: [
    {
      hot: false,
      small: true,
      css: { background: 'pressed', boxShadow: '[0 0 0 2px {colors.canvas}]' },
    },
  ],
})
