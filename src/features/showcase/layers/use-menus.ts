import { useLingui } from '@lingui/react/macro'
import type { ExampleGroup } from '#src/features/showcase/page/example.ts'
import { AccountMenu } from './account-menu.tsx'
import accountCode from './account-menu.tsx?raw'
import { CardMenu } from './card-menu.tsx'
import cardCode from './card-menu.tsx?raw'
import { PopoverExample } from './popover.tsx'
import popoverCode from './popover.tsx?raw'
import { TooltipExample } from './tooltip.tsx'
import tooltipCode from './tooltip.tsx?raw'

/** The examples of menus, popovers and tooltips. */
export function useMenus(): ExampleGroup {
  const { t } = useLingui()
  const closes = { keys: 'Escape', does: t`Closes and returns the focus` }
  const menuKeys = [
    { keys: 'ArrowDown', does: t`Opens the menu and goes to the next entry` },
    { keys: 'ArrowRight', does: t`Opens a submenu` },
    closes,
  ]
  return {
    id: 'menus',
    title: t`Menus and popovers`,
    examples: [
      {
        id: 'card-menu',
        title: t`Menus`,
        text: t`Its entries are data; its code loads when the pointer or the focus reaches the button.`,
        Piece: CardMenu,
        code: cardCode,
        tokens: ['pane.menu', 'shadows.lg', 'zIndex.popover'],
        keys: menuKeys,
      },
      { id: 'account-menu', title: t`A choice in a menu`, Piece: AccountMenu, code: accountCode },
      {
        id: 'popover',
        title: t`Popovers`,
        Piece: PopoverExample,
        code: popoverCode,
        tokens: ['pane.popover', 'shadows.lg'],
        keys: [closes],
      },
      {
        id: 'tooltip',
        title: t`Tooltips`,
        text: t`It never holds what is needed: touch screens do not show it.`,
        Piece: TooltipExample,
        code: tooltipCode,
        tokens: ['inverse', 'onInverse', 'zIndex.tooltip'],
        keys: [{ keys: 'Escape', does: t`Hides the tooltip` }],
      },
    ],
  }
}
