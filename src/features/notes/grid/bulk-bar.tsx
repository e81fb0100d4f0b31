import {
  ArchiveBoxIcon,
  ArrowDownTrayIcon,
  BookmarkIcon,
  EllipsisHorizontalIcon,
  TagIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Note } from '#src/contract/notes.ts'
import { ColorButton } from '#src/features/notes/editor/color-button.tsx'
import { downloadMarkdown } from '#src/features/notes/export/download-notes.ts'
import { LabelButton } from '#src/features/notes/labels/label-button.tsx'
import { useLabelWords } from '#src/features/notes/labels/use-label-words.ts'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { SelectionBar } from '#src/ui/list/selection-bar.tsx'
import type { Selection } from '#src/ui/list/use-selection.ts'
import { Menu } from '#src/ui/overlay/menu.tsx'

export const bulkLabelsId = 'labels-of-chosen'

/** What can be done to the chosen notes together. */
export function BulkBar({ selection, notes }: { selection: Selection; notes: readonly Note[] }) {
  const { t } = useLingui()
  const { update, archive, remove } = useNotes()
  const wordsOf = useLabelWords()
  const { ids, clear } = selection
  const chosen = notes.filter(note => ids.includes(note.id))
  const isArchived = chosen.every(note => note.archived)
  const isPinned = chosen.every(note => note.pinned)

  const act = (run: (ids: readonly string[]) => unknown) => () => {
    clear()
    void run(ids)
  }

  return (
    <SelectionBar
      selection={selection}
      label={t`Selected notes`}
      hint={<Trans>Tap the notes to select</Trans>}
      onSelectAll={() => selection.choose(notes.map(({ id }) => id))}
    >
      <IconButton
        label={isPinned ? t`Unpin` : t`Pin`}
        onClick={act(all => update(all, { pinned: !isPinned }))}
      >
        <BookmarkIcon />
      </IconButton>
      <ColorButton notes={chosen} />
      <LabelButton notes={chosen} id={bulkLabelsId} icon={<TagIcon />} />
      <IconButton
        label={isArchived ? t`Take out of the archive` : t`Archive`}
        onClick={act(all => archive(all, !isArchived))}
      >
        <ArchiveBoxIcon />
      </IconButton>
      <IconButton label={t`Delete`} onClick={act(remove)}>
        <TrashIcon />
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
