import { useLingui } from '@lingui/react/macro'
import type { ExampleGroup } from '#src/features/showcase/page/example.ts'
import { Pages } from './pages.tsx'
import pagesCode from './pages.tsx?raw'
import { Questions } from './questions.tsx'
import questionsCode from './questions.tsx?raw'
import { SettingsTabs } from './settings-tabs.tsx'
import tabsCode from './settings-tabs.tsx?raw'
import { TenThousandRows } from './ten-thousand-rows.tsx'
import rowsCode from './ten-thousand-rows.tsx?raw'

/** The examples of tabs and lists. */
export function useLists(): ExampleGroup {
  const { t } = useLingui()
  return {
    id: 'lists',
    title: t`Tabs and lists`,
    examples: [
      {
        id: 'tabs',
        title: t`Tabs`,
        Piece: SettingsTabs,
        code: tabsCode,
        keys: [
          { keys: 'ArrowRight', does: t`Goes to the next tab` },
          { keys: 'Home', does: t`Goes to the first tab` },
        ],
      },
      {
        id: 'accordion',
        title: t`Questions and answers`,
        Piece: Questions,
        code: questionsCode,
        keys: [
          { keys: 'Enter', does: t`Opens or closes` },
          { keys: 'ArrowDown', does: t`Goes to the next title` },
        ],
        flush: true,
      },
      {
        id: 'rows',
        title: t`Ten thousand rows`,
        text: t`Only the visible rows are in the page.`,
        Piece: TenThousandRows,
        code: rowsCode,
        tokens: ['rowCompact', 'row', 'hover'],
        wide: true,
        flush: true,
      },
      { id: 'pages', title: t`Pages`, Piece: Pages, code: pagesCode, wide: true, flush: true },
    ],
  }
}
