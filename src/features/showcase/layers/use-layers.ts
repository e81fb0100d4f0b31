import { useLingui } from '@lingui/react/macro'
import type { ExampleGroup } from '#src/features/showcase/page/example.ts'
import { DialogExample } from './dialog.tsx'
import dialogCode from './dialog.tsx?raw'
import { DrawerBeside } from './drawer-beside.tsx'
import besideCode from './drawer-beside.tsx?raw'
import { Drawers } from './drawers.tsx'
import drawersCode from './drawers.tsx?raw'

/** The examples of dialogs and drawers. */
export function useLayers(): ExampleGroup {
  const { t } = useLingui()
  const closes = { keys: 'Escape', does: t`Closes and returns the focus` }
  return {
    id: 'layers',
    title: t`Dialogs and drawers`,
    examples: [
      {
        id: 'dialog',
        title: t`Dialogs`,
        text: t`The safe button is first. On a phone it is a sheet at the bottom.`,
        Piece: DialogExample,
        code: dialogCode,
        tokens: ['pane.dialog', 'shadows.xl', 'scrim'],
        keys: [closes],
      },
      {
        id: 'drawers',
        title: t`Drawers over the page`,
        Piece: Drawers,
        code: drawersCode,
        tokens: ['pane.drawerOver', 'pane.drawerWide', 'durations.drawer'],
        keys: [closes],
      },
      {
        id: 'drawer-beside',
        title: t`A drawer beside the content`,
        text: t`From 1280 px it is a part of the page; below, it is over the page.`,
        Piece: DrawerBeside,
        code: besideCode,
        tokens: ['pane.drawer'],
        wide: true,
        flush: true,
      },
    ],
  }
}
