import { ChevronDownIcon } from '@heroicons/react/16/solid'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import type { NavigationItem } from '#src/contract/shell/navigation.ts'
import { isActive } from '#src/shell/navigation/is-active.ts'
import { ItemLink } from '#src/shell/navigation/item-link.tsx'
import { NavigationBadge } from '#src/shell/navigation/navigation-badge.tsx'
import { NavigationIcon } from '#src/shell/navigation/navigation-icon.tsx'
import { NavigationMenu } from '#src/shell/navigation/navigation-menu.tsx'
import { useNavigation } from '#src/shell/navigation/use-navigation.ts'
import { css, cx } from '#styled-system/css'
import { useOverflow } from './use-overflow.ts'

/** The navigation as a row. Items that do not fit are in the menu "More". */
export function NavigationBar({ className }: { className?: string }) {
  const { t } = useLingui()
  const items = useNavigation('horizontal')
  const { list, fitting } = useOverflow()
  const rest = items.slice(fitting)

  return (
    <nav aria-label={t`Navigation`} className={cx(bar, className)}>
      <ul ref={list} className={row}>
        {items.map((item, index) => (
          <li key={item.id} className={index < fitting ? place : unseen}>
            <BarItem item={item} />
          </li>
        ))}
        <li className={rest.length > 0 ? place : unseen}>
          <BarItem
            item={{
              id: 'rest',
              title: t`More`,
              type: 'collapsable',
              icon: 'ellipsis-horizontal',
              children: rest,
            }}
          />
        </li>
      </ul>
    </nav>
  )
}

function BarItem({ item }: { item: NavigationItem }) {
  const isWithin = useLocation({ select: location => isActive(item, location) })
  const content = (isChosen: boolean) => (
    <>
      <NavigationIcon name={item.icon} isActive={isChosen} />
      {item.title}
      <NavigationBadge item={item} />
    </>
  )
  if (item.type === 'basic')
    return (
      <ItemLink item={item} className={tab}>
        {content}
      </ItemLink>
    )

  return (
    <NavigationMenu
      item={item}
      trigger={
        <button type="button" disabled={item.disabled} data-within={isWithin} className={tab}>
          {content(isWithin)}
          <ChevronDownIcon aria-hidden="true" className={chevron} />
        </button>
      }
    />
  )
}

const bar = css({ minWidth: '0', flex: '1', _print: { display: 'none' } })
const row = css({ display: 'flex', gap: '0.5', overflow: '[clip]', overflowClipMargin: '[4px]' })
const place = css({ flex: 'none' })
/** Invisible and not focusable, but with its full width, after all visible items. */
const unseen = css({ flex: 'none', order: '[1]', visibility: 'hidden' })
const tab = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  height: { base: 'control.md', _touch: 'touch' },
  paddingInline: '3',
  borderRadius: 'md',
  textStyle: 'body',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  color: 'muted',
  transition: '[background-color {durations.fast}, color {durations.fast}]',
  _hover: { background: 'hover', color: 'fg' },
  _focusVisible: { outlineOffset: '[-2px]' },
  '&[aria-disabled=true], &:disabled': { opacity: 'soft' },
  '&:is([aria-current=page], [data-within=true], [data-marked])': {
    background: 'accent.selected',
    color: 'accent.onSelected',
    fontWeight: 'label',
  },
})
const chevron = css({ flex: 'none', width: 'icon.xs', height: 'icon.xs', opacity: 'soft' })
