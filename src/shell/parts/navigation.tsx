import type { NavigationItem } from '#src/contract/navigation.ts'
import { useShellData } from '#src/shell/shell-data.ts'
import { css } from '#styled-system/css'
import { NavigationBranch } from './navigation-branch.tsx'
import { type ItemProps, NavigationLink } from './navigation-link.tsx'
import { useNavigationTitle } from './navigation-titles.ts'

/** The tree that the server built, as a vertical list. */
export function Navigation({ onNavigate }: { onNavigate: () => void }) {
  const { nav } = useShellData()
  return (
    <div className={scroller}>
      <NavigationItems items={nav} onNavigate={onNavigate} />
    </div>
  )
}

interface ItemsProps {
  label?: string
  items: NavigationItem[]
  onNavigate: () => void
}

export const NavigationItems = ({ label, items, onNavigate }: ItemsProps) => (
  <ul aria-label={label}>
    {items.map(item => (
      <li key={item.id}>
        <Item item={item} onNavigate={onNavigate} />
      </li>
    ))}
  </ul>
)

function Item(props: ItemProps) {
  switch (props.item.type) {
    case 'group':
      return <Group {...props} />
    case 'divider':
      return <hr className={divider} />
    // An aside opens a second column in some layouts; in a single one it is a branch like others.
    case 'aside':
    case 'collapsable':
      return (
        <NavigationBranch item={props.item}>
          <NavigationItems items={props.item.children ?? []} onNavigate={props.onNavigate} />
        </NavigationBranch>
      )
    case 'basic':
      return <NavigationLink {...props} />
  }
}

function Group({ item, onNavigate }: ItemProps) {
  const title = useNavigationTitle(item)
  return (
    <>
      <span aria-hidden="true" className={heading}>
        {title}
      </span>
      <NavigationItems label={title} items={item.children ?? []} onNavigate={onNavigate} />
    </>
  )
}

const scroller = css({
  position: 'relative',
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: '[thin]',
  scrollbarColor: '[{colors.ink.line} transparent]',
  paddingInline: '3',
  paddingBlockEnd: '10',
  maskImage: '[linear-gradient(#000 calc(100% - 2.25rem), transparent)]',
})
const heading = css({
  display: 'block',
  textStyle: 'caption',
  fontWeight: 'label',
  color: 'ink.fgSubtle',
  paddingInline: '3',
  paddingBlockStart: '2.5',
  paddingBlockEnd: '1.5',
  'li:not(:first-child) > &': { marginBlockStart: '2.5' },
})
const divider = css({
  marginBlock: '2',
  marginInline: '3',
  border: 'none',
  borderBlockStart: '[1px solid {colors.ink.line}]',
})
