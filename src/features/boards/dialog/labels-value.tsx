import { PlusIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import type { CardRow } from '#src/contract/shared/board-rows.ts'
import type { Save } from '#src/features/boards/actions/use-card-actions.ts'
import { useLabelActions } from '#src/features/boards/actions/use-label-actions.ts'
import { useBoardWords } from '#src/features/boards/board-words.ts'
import { LabelDot } from '#src/features/boards/labels/label-dot.tsx'
import { useBoard } from '#src/features/boards/use-board.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'

const TagChooser = lazyWithRetry(() =>
  import('#src/blocks/tags/tag-chooser.tsx').then(module => module.TagChooser),
)

/** The labels of a card, and a button that opens all labels of the board. */
export function LabelsValue({ card, save }: { card: CardRow; save: Save }) {
  const { t } = useLingui()
  const { labels, may } = useBoard()
  const { createLabel, renameLabel, removeLabel } = useLabelActions()
  const wordsOf = useBoardWords()
  const named = labels.map(label => ({ ...label, title: wordsOf(label.title) }))

  const toggle = (id: string, isChosen: boolean) =>
    void save({ labels: isChosen ? [...card.labels, id] : card.labels.filter(other => other !== id) })

  return (
    <>
      {named
        .filter(label => card.labels.includes(label.id))
        .map(label => (
          <Tag
            key={label.id}
            icon={<LabelDot label={label} />}
            {...(may.edit && { onRemove: () => toggle(label.id, false) })}
          >
            {label.title}
          </Tag>
        ))}
      {may.edit && (
        <Popover
          label={t`Labels`}
          width="sm"
          flush
          preload={TagChooser.preload}
          trigger={
            <IconButton size="sm" label={t`Change labels`}>
              <PlusIcon />
            </IconButton>
          }
        >
          {() => (
            <TagChooser
              tags={named}
              chosen={card.labels}
              onToggle={toggle}
              onCreate={createLabel}
              onRename={renameLabel}
              onRemove={removeLabel}
              removeText={t`It goes from every card that has it.`}
            />
          )}
        </Popover>
      )}
    </>
  )
}
