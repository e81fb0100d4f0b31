import { ChevronDownIcon } from '@heroicons/react/16/solid'
import { type ReactNode, useId } from 'react'
import type { NavigationItem } from '#src/contract/shell/navigation.ts'
import { css, cx } from '#styled-system/css'
import { NavigationBadge } from './navigation-badge.tsx'
import { NavigationIcon } from './navigation-icon.tsx'
import { navigationRow, navigationWords } from './navigation-row.ts'
import { useOpen } from './use-open.ts'

interface Props {
  item: NavigationItem
  /** The children; they are rendered while it is open, because most of the navigation's links are in closed branches. */
  children: ReactNode
}

/** An item with children that can be opened and closed. */
export function NavigationBranch({ item, children }: Props) {
  const id = useId()
  const { isOpen, isWithin, toggle } = useOpen(item)

  return (
    <>
      <button
        type="button"
        className={navigationRow}
        disabled={item.disabled}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <NavigationIcon name={item.icon} isActive={isWithin} />
        <span data-words className={navigationWords}>
          {item.title}
        </span>
        <NavigationBadge item={item} />
        <ChevronDownIcon data-words aria-hidden="true" className={cx(chevron, isOpen && turned)} />
      </button>
      <div id={id} hidden={!isOpen} data-nested className={item.icon ? underTitle : indented}>
        {isOpen && children}
      </div>
    </>
  )
}

const chevron = css({
  flex: 'none',
  width: 'icon.xs',
  height: 'icon.xs',
  transition: '[rotate {durations.base}]',
})
const turned = css({ rotate: '[180deg]' })
const underTitle = css({ paddingInlineStart: '8' })
const indented = css({ paddingInlineStart: '3' })
