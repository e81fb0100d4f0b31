import {
  ArchiveBoxIcon,
  ArrowDownTrayIcon,
  BookmarkIcon,
  EllipsisHorizontalIcon,
  TagIcon,
} from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Note } from '#src/contract/notes.ts'
import { ColorButton } from '#src/features/notes/editor/color-button.tsx'
import { downloadMarkdown } from '#src/features/notes/export/download-notes.ts'
import { LabelButton } from '#src/features/notes/labels/label-button.tsx'
import { useLabelWords } from '#src/features/notes/labels/use-label-words.ts'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { SelectionBar } from '#src/ui/lists/selection-bar.tsx'
import type { List } from '#src/ui/lists/use-list.ts'
import { Menu } from '#src/ui/menu/menu.tsx'

export const bulkLabelsId = 'labels-of-chosen'

/** The actions on all selected notes. */
export function NotesBulkActions({ list, notes }: { list: List; notes: readonly Note[] }) {
  const { t } = useLingui()
  const { update, archive, remove } = useNotes()
  const wordsOf = useLabelWords()
  const { selection } = list
  const chosen = notes.filter(note => selection.ids.includes(note.id))
  const isArchived = chosen.every(note => note.archived)
  const isPinned = chosen.every(note => note.pinned)

  return (
    <SelectionBar
      selection={selection}
      label={t`Selected notes`}
      hint={<Trans>Tap the notes to select</Trans>}
      onDelete={() => list.remove(remove)}
    >
      <IconButton
        label={isPinned ? t`Unpin` : t`Pin`}
        onClick={() => list.act(ids => update(ids, { pinned: !isPinned }))}
      >
        <BookmarkIcon />
      </IconButton>
      <ColorButton notes={chosen} />
      <LabelButton notes={chosen} id={bulkLabelsId} icon={<TagIcon />} />
      <IconButton
        label={isArchived ? t`Take out of the archive` : t`Archive`}
        onClick={() => list.remove(ids => archive(ids, !isArchived))}
      >
        <ArchiveBoxIcon />
      </IconButton>
      <Menu
        placement="top-start"
        trigger={
          <IconButton label={t`More actions for the selection`}>
            <EllipsisHorizontalIcon />
          </IconButton>
        }
        entries={[
          {
            label: t`Export as Markdown`,
            icon: <ArrowDownTrayIcon />,
            run: () => void downloadMarkdown(chosen, wordsOf),
          },
        ]}
      />
    </SelectionBar>
  )
}
