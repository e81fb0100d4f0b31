import { useLocation } from '@tanstack/react-router'
import type { NavigationItem, NavigationSets } from '#src/contract/shell/navigation.ts'
import { isActive } from '#src/shell/navigation/is-active.ts'
import { ItemLink } from '#src/shell/navigation/item-link.tsx'
import { NavigationBadge } from '#src/shell/navigation/navigation-badge.tsx'
import { NavigationIcon } from '#src/shell/navigation/navigation-icon.tsx'
import { NavigationMenu } from '#src/shell/navigation/navigation-menu.tsx'
import { Scroller } from '#src/shell/navigation/scroller.tsx'
import { useNavigation } from '#src/shell/navigation/use-navigation.ts'
import { css } from '#styled-system/css'
import { RailTip } from './rail-tip.tsx'
import { tile } from './tile.ts'

interface Props {
  set?: keyof NavigationSets
  /** Shows names below the icons; otherwise names are tooltips. */
  labelled: boolean
}

/** The navigation as a narrow column. Items with children open them on a sheet at the side. */
export function Rail({ set, labelled }: Props) {
  const items = useNavigation(set)
  const list = (
    <ul>
      {flat(items).map(item => (
        <li key={item.id}>
          <Tile item={item} labelled={labelled} />
        </li>
      ))}
    </ul>
  )
  return <Scroller className={edge}>{labelled ? list : <RailTip>{list}</RailTip>}</Scroller>
}

function Tile({ item, labelled }: { item: NavigationItem; labelled: boolean }) {
  const isWithin = useLocation({ select: location => isActive(item, location) })
  if (item.type === 'divider') return <hr className={line} />

  const content = (isChosen: boolean) => (
    <>
      <NavigationIcon name={item.icon} isActive={isChosen} />
      {labelled && item.title}
      <NavigationBadge small item={item} />
    </>
  )
  const tip = labelled ? undefined : item.title
  if (item.type === 'basic')
    return (
      <ItemLink item={item} tip={tip} className={tile({ labelled })}>
        {content}
      </ItemLink>
    )

  return (
    <NavigationMenu
      item={item}
      placement="right-start"
      trigger={
        <button
          type="button"
          disabled={item.disabled}
          data-within={isWithin}
          className={tile({ labelled })}
          data-tip={tip}
        >
          {tip && <span className={css({ srOnly: true })}>{tip} </span>}
          {content(isWithin)}
        </button>
      }
    />
  )
}

/** Groups are separated by a line. */
const flat = (items: NavigationItem[]): NavigationItem[] =>
  items.flatMap((item, index) => {
    if (item.type !== 'group') return item
    const divider: NavigationItem = { id: `${item.id}.line`, title: '', type: 'divider' }
    return [...(index > 0 ? [divider] : []), ...(item.children ?? [])]
  })

const edge = css({ '--edge': { base: '0.75rem' }, paddingInlineEnd: 'var(--edge)' })
const line = css({
  marginBlock: '2',
  marginInline: '2.5',
  border: 'none',
  borderBlockStart: '[1px solid {colors.border}]',
})
