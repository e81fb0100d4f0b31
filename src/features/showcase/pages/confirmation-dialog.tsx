import { Trans, useLingui } from '@lingui/react/macro'
import { AskFirst } from '#src/features/showcase/confirmation/ask-first.tsx'
import askCode from '#src/features/showcase/confirmation/ask-first.tsx?raw'
import { OwnQuestion } from '#src/features/showcase/confirmation/own-question.tsx'
import ownCode from '#src/features/showcase/confirmation/own-question.tsx?raw'
import { ShowcasePage } from '#src/features/showcase/page/showcase-page.tsx'

/** The question before something that cannot be undone. */
export function Page() {
  const { t } = useLingui()
  const keys = [
    { keys: 'Enter', does: t`Presses the button with the focus: the safe one` },
    { keys: 'Escape', does: t`Says no` },
  ]
  return (
    <ShowcasePage
      title={t`Confirmation dialog`}
      lead={<Trans>Ask once, or offer Undo: one of the two, never both.</Trans>}
      groups={[
        {
          id: 'questions',
          title: t`Questions to the user`,
          examples: [
            {
              id: 'ask-first',
              title: t`Before deleting for good`,
              Piece: AskFirst,
              code: askCode,
              tokens: ['danger.solid', 'danger.subtle', 'pane.dialog'],
              keys,
            },
            {
              id: 'own-question',
              title: t`Your own question`,
              text: t`The fields change the dialog and its code.`,
              Piece: OwnQuestion,
              code: ownCode,
              wide: true,
            },
          ],
        },
      ]}
    />
  )
}
