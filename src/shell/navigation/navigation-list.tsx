import type { NavigationItem } from '#src/contract/shell/navigation.ts'
import { css } from '#styled-system/css'
import { NavigationBranch } from './navigation-branch.tsx'
import { NavigationLink } from './navigation-link.tsx'

interface Props {
  label?: string
  items: NavigationItem[]
}

/** Items as a vertical list; children are nested. */
export const NavigationList = ({ label, items }: Props) => (
  <ul aria-label={label}>
    {items.map(item => (
      <li key={item.id}>
        <Item item={item} />
      </li>
    ))}
  </ul>
)

function Item({ item }: { item: NavigationItem }) {
  switch (item.type) {
    case 'group':
      return <Group item={item} />
    case 'divider':
      return <hr className={divider} />
    // An item that opens a side sheet in a narrow column is an ordinary branch here.
    case 'aside':
    case 'collapsable':
      return (
        <NavigationBranch item={item}>
          <NavigationList items={item.children ?? []} />
        </NavigationBranch>
      )
    case 'basic':
      return <NavigationLink item={item} />
  }
}

const Group = ({ item: { title, children = [] } }: { item: NavigationItem }) => (
  <>
    <span aria-hidden="true" data-heading className={heading}>
      {title}
    </span>
    <NavigationList label={title} items={children} />
  </>
)

const heading = css({
  display: 'block',
  textStyle: 'caption',
  fontWeight: 'label',
  color: 'subtle',
  paddingInline: '3',
  paddingBlockStart: '2.5',
  paddingBlockEnd: '1.5',
  'li:not(:first-child) > &': { marginBlockStart: '2.5' },
})
const divider = css({
  marginBlock: '2',
  marginInline: '3',
  border: 'none',
  borderBlockStart: '[1px solid {colors.border}]',
})
