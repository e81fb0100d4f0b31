import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Note } from '#src/contract/notes.ts'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'

interface Props {
  notes: readonly Note[]
  icon: ReactNode
  id?: string
}

const TagChooser = lazyWithRetry(() =>
  import('#src/blocks/tags/tag-chooser.tsx').then(module => module.TagChooser),
)

/** The labels of one or several notes, and a button that opens all labels. */
export function LabelButton({ notes, icon, id }: Props) {
  const { t } = useLingui()
  const { labels, label, createLabel, renameLabel, removeLabel } = useNotes()
  const ids = notes.map(note => note.id)
  const carriers = (labelId: string) =>
    notes.filter(note => note.labels.some(other => other.id === labelId)).length

  return (
    <Popover
      label={t`Labels`}
      width="sm"
      flush
      placement="top-start"
      preload={TagChooser.preload}
      trigger={
        <IconButton id={id} label={t`Change labels`}>
          {icon}
        </IconButton>
      }
    >
      {() => (
        <TagChooser
          tags={labels}
          chosen={labels.flatMap(other => (carriers(other.id) === notes.length ? other.id : []))}
          partly={labels.flatMap(other =>
            carriers(other.id) > 0 && carriers(other.id) < notes.length ? other.id : [],
          )}
          onToggle={(labelId, isOn) => label(ids, labelId, isOn)}
          onCreate={createLabel}
          onRename={renameLabel}
          onRemove={removeLabel}
          removeText={t`It goes from every note that has it.`}
        />
      )}
    </Popover>
  )
}
