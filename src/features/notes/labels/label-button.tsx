import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TagPopover } from '#src/blocks/tags/tag-popover.tsx'
import { tagsOf } from '#src/blocks/tags/tags-of.ts'
import type { Note } from '#src/contract/notes.ts'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'

interface Props {
  notes: readonly Note[]
  icon: ReactNode
  id?: string
}

/** The labels of one or several notes, and a button that opens all labels. */
export function LabelButton({ notes, icon, id }: Props) {
  const { t } = useLingui()
  const { labels, label, createLabel, renameLabel, removeLabel } = useNotes()

  const chooser = () => ({
    tags: labels,
    ...tagsOf(
      labels,
      notes.map(note => ({ tags: note.labels.map(({ id }) => id) })),
    ),
    onToggle: (labelId: string, isOn: boolean) =>
      label(
        notes.map(note => note.id),
        labelId,
        isOn,
      ),
    onCreate: createLabel,
    onRename: renameLabel,
    onRemove: removeLabel,
    removeText: t`It goes from every note that has it.`,
  })

  return (
    <TagPopover
      label={t`Labels`}
      placement="top-start"
      trigger={
        <IconButton id={id} label={t`Change labels`}>
          {icon}
        </IconButton>
      }
      chooser={chooser}
    />
  )
}
