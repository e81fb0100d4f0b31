import type { NavigationItem } from '#src/contract/shell/navigation.ts'
import type { Trigger } from '#src/ui/lazy/lazy-layer.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'
import type { PopoverProps } from '#src/ui/overlay/popover-props.ts'
import { css } from '#styled-system/css'
import { arrowKeys } from './arrow-keys.ts'
import { NavigationList } from './navigation-list.tsx'
import { onLink } from './on-link.ts'

interface Props extends Pick<PopoverProps, 'placement'> {
  item: NavigationItem
  trigger: Trigger
}

/** The children of an item on a sheet next to it, where the column or the bar has no room for them. */
export const NavigationMenu = ({ item: { title, children = [] }, placement, trigger }: Props) => (
  <Popover flush width="sm" placement={placement} label={title} trigger={trigger}>
    {close => (
      <div role="presentation" className={sheet} onKeyDown={arrowKeys} onClick={onLink(close)}>
        <NavigationList label={title} items={children} />
      </div>
    )}
  </Popover>
)

const sheet = css({ '--edge': '0.5rem', padding: '2', overflow: 'hidden' })
