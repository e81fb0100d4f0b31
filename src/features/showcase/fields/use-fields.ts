import { useLingui } from '@lingui/react/macro'
import type { ExampleGroup } from '#src/features/showcase/page/example.ts'
import { FieldMessages } from './field-messages.tsx'
import messagesCode from './field-messages.tsx?raw'
import { FieldUnits } from './field-units.tsx'
import unitsCode from './field-units.tsx?raw'
import { LongText } from './long-text.tsx'
import longCode from './long-text.tsx?raw'

/** The examples of text fields. */
export function useFields(): ExampleGroup {
  const { t } = useLingui()
  return {
    id: 'fields',
    title: t`Fields`,
    examples: [
      {
        id: 'field-messages',
        title: t`Error, hint, success`,
        text: t`An error replaces the hint and says how to correct it.`,
        Piece: FieldMessages,
        code: messagesCode,
        tokens: ['field', 'danger.text', 'success.text', 'borderControl'],
      },
      {
        id: 'field-units',
        title: t`With lead and unit`,
        Piece: FieldUnits,
        code: unitsCode,
        tokens: ['placeholder', 'subtle', 'disabled'],
      },
      {
        id: 'long-text',
        title: t`Long text`,
        text: t`The field grows with its text; beside it stands whether the text is stored.`,
        Piece: LongText,
        code: longCode,
      },
    ],
  }
}
