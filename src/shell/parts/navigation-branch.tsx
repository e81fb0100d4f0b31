import { ChevronDownIcon } from '@heroicons/react/16/solid'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import type { NavigationItem } from '#src/contract/navigation.ts'
import { css, cx } from '#styled-system/css'
import { NavigationBadge } from './navigation-badge.tsx'
import { NavigationIcon } from './navigation-icon.tsx'
import { navigationRow } from './navigation-row.ts'
import { useNavigationTitle } from './navigation-titles.ts'

interface Props {
  item: NavigationItem
  /** What it opens to. */
  children: ReactNode
}

/** An item that opens to its children; open from the start when the screen on show is among them. */
export function NavigationBranch({ item, children }: Props) {
  const id = useId()
  const title = useNavigationTitle(item)
  const pathname = useLocation({ select: location => location.pathname })
  const isWithin = leadsTo(item, pathname)
  const [isOpen, setIsOpen] = useState(isWithin)

  return (
    <>
      <button
        type="button"
        className={navigationRow}
        disabled={item.disabled}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <NavigationIcon name={item.icon} isActive={isWithin} />
        <span className={label}>{title}</span>
        <NavigationBadge badge={item.badge} />
        <ChevronDownIcon aria-hidden="true" className={cx(chevron, isOpen && turned)} />
      </button>
      <div id={id} hidden={!isOpen} className={indented}>
        {children}
      </div>
    </>
  )
}

const leadsTo = ({ link, children = [] }: NavigationItem, pathname: string): boolean =>
  (link !== undefined && pathname.startsWith(link)) || children.some(child => leadsTo(child, pathname))

const label = css({ flex: '1', minWidth: '0' })
const chevron = css({ width: 'icon.xs', height: 'icon.xs', transition: '[rotate {durations.base}]' })
const turned = css({ rotate: '[180deg]' })
const indented = css({ paddingInlineStart: '8' })
