import { useLingui } from '@lingui/react/macro'
import { ChosenTags } from '#src/blocks/tags/chosen-tags.tsx'
import type { CardRow } from '#src/contract/shared/board-rows.ts'
import type { Save } from '#src/features/boards/actions/use-card-actions.ts'
import { useLabelActions } from '#src/features/boards/actions/use-label-actions.ts'
import { useBoardWords } from '#src/features/boards/board-words.ts'
import { LabelDot } from '#src/features/boards/labels/label-dot.tsx'
import { useBoard } from '#src/features/boards/use-board.ts'

/** The labels of a card, and a button that opens all labels of the board. */
export function LabelsValue({ card, save }: { card: CardRow; save: Save }) {
  const { t } = useLingui()
  const { labels, may } = useBoard()
  const { createLabel, renameLabel, removeLabel } = useLabelActions()
  const wordsOf = useBoardWords()

  return (
    <ChosenTags
      tags={labels.map(label => ({
        id: label.id,
        title: wordsOf(label.title),
        icon: <LabelDot label={label} />,
      }))}
      chosen={card.labels}
      onChange={may.edit ? chosen => save({ labels: chosen }) : undefined}
      label={t`Labels`}
      changeLabel={t`Change labels`}
      onCreate={createLabel}
      onRename={renameLabel}
      onRemove={removeLabel}
      removeText={t`It goes from every card that has it.`}
    />
  )
}
