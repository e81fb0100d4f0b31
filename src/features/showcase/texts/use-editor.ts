import { useLingui } from '@lingui/react/macro'
import type { ExampleGroup } from '#src/features/showcase/page/example.ts'
import { LetterEditor } from './letter-editor.tsx'
import editorCode from './letter-editor.tsx?raw'

/** The example of the editor. */
export function useEditor(): ExampleGroup {
  const { t } = useLingui()
  return {
    id: 'editor',
    title: t`Editor`,
    examples: [
      {
        id: 'letter-editor',
        title: t`Text with emphasis`,
        text: t`Its value is HTML. Pasted HTML is sanitised.`,
        Piece: LetterEditor,
        code: editorCode,
        keys: [
          { keys: 'mod+b', does: t`Bold` },
          { keys: 'mod+z', does: t`Undo` },
        ],
        wide: true,
      },
    ],
  }
}
