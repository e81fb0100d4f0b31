import { useLingui } from '@lingui/react/macro'
import type { ExampleGroup } from '#src/features/showcase/page/example.ts'
import { FoundText } from './found-text.tsx'
import foundCode from './found-text.tsx?raw'
import { Keys } from './keys.tsx'
import keysCode from './keys.tsx?raw'
import { WrittenHtml } from './written-html.tsx'
import writtenCode from './written-html.tsx?raw'

/** The examples of texts. */
export function useTexts(): ExampleGroup {
  const { t } = useLingui()
  return {
    id: 'texts',
    title: t`Texts`,
    examples: [
      { id: 'found-text', title: t`Found text`, Piece: FoundText, code: foundCode },
      { id: 'keys', title: t`Keys`, Piece: Keys, code: keysCode },
      {
        id: 'written-html',
        title: t`Rich text`,
        text: t`HTML that people wrote is sanitised before it is shown.`,
        Piece: WrittenHtml,
        code: writtenCode,
        tokens: ['textStyles.read', 'pane.readMax'],
      },
    ],
  }
}
