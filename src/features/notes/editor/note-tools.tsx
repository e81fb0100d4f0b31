import {
  ArchiveBoxArrowDownIcon,
  ArchiveBoxIcon,
  ArrowDownTrayIcon,
  BookmarkIcon,
  CalendarDaysIcon,
  CheckCircleIcon,
  DocumentDuplicateIcon,
  EllipsisHorizontalIcon,
  LinkIcon,
  PrinterIcon,
  TagIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { BookmarkIcon as PinnedIcon } from '@heroicons/react/24/solid'
import { useLingui } from '@lingui/react/macro'
import { useCopyLink } from '#src/blocks/links/use-copy-link.ts'
import type { Note } from '#src/contract/notes.ts'
import { downloadMarkdown, downloadReminders } from '#src/features/notes/export/download-notes.ts'
import { LabelButton } from '#src/features/notes/labels/label-button.tsx'
import { useLabelWords } from '#src/features/notes/labels/use-label-words.ts'
import { ReminderButton } from '#src/features/notes/reminders/reminder-button.tsx'
import type { NoteFields } from '#src/features/notes/use-note-actions.tsx'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { Menu } from '#src/ui/menu/menu.tsx'
import { css } from '#styled-system/css'
import { ColorButton } from './color-button.tsx'
import { PictureButton } from './picture-button.tsx'
import type { Checklist } from './use-checklist.ts'

interface Props {
  note: Note
  save: (fields: NoteFields) => Promise<boolean>
  checklist: Checklist
  /** Called before the note is removed or archived, so that the check for an empty note is skipped. */
  onGone: () => void
  onClose: () => void
}

/** The actions on an open note. */
export function NoteTools({ note, save, checklist, onGone, onClose }: Props) {
  const { t } = useLingui()
  const { archive, remove, copy } = useNotes()
  const copyLink = useCopyLink()
  const wordsOf = useLabelWords()
  const { id, pinned, archived } = note
  // On a phone the toolbar has space for seven buttons; the others are in the menu.
  const isWide = useBreakpoint('sm')

  function leave(act: () => unknown) {
    onGone()
    onClose()
    void act()
  }

  async function copyNote() {
    if (await copy(note)) toast.success(t`Note copied`)
  }

  const archiving = {
    label: archived ? t`Take out of the archive` : t`Archive`,
    icon: archived ? <ArchiveBoxArrowDownIcon /> : <ArchiveBoxIcon />,
    run: () => leave(() => archive([id], !archived)),
  }

  return (
    <div className={bar}>
      <ReminderButton note={note} save={save} />
      <LabelButton notes={[note]} icon={<TagIcon />} />
      <ColorButton notes={[note]} />
      <PictureButton
        label={note.image ? t`Change the picture` : t`Add a picture`}
        onPicture={image => void save({ image })}
      />
      <IconButton label={t`Add a checklist`} onClick={() => checklist.add()}>
        <CheckCircleIcon />
      </IconButton>
      <IconButton
        label={pinned ? t`Unpin` : t`Pin`}
        className={css({ marginInlineStart: 'auto' })}
        onClick={() => save({ pinned: !pinned })}
      >
        {pinned ? <PinnedIcon /> : <BookmarkIcon />}
      </IconButton>
      {isWide && (
        <IconButton label={archiving.label} onClick={archiving.run}>
          {archiving.icon}
        </IconButton>
      )}
      <Menu
        placement="top-start"
        trigger={
          <IconButton label={t`More actions for the note`}>
            <EllipsisHorizontalIcon />
          </IconButton>
        }
        entries={[
          ...(isWide ? [] : [archiving]),
          { label: t`Make a copy`, icon: <DocumentDuplicateIcon />, run: () => void copyNote() },
          { label: t`Copy link`, icon: <LinkIcon />, run: () => void copyLink() },
          { label: t`Print`, icon: <PrinterIcon />, run: () => print() },
          {
            label: t`Export as Markdown`,
            icon: <ArrowDownTrayIcon />,
            run: () => void downloadMarkdown([note], wordsOf),
          },
          {
            label: t`Export to a calendar`,
            icon: <CalendarDaysIcon />,
            disabled: !note.reminder,
            run: () => void downloadReminders([note]),
          },
          'separator',
          { label: t`Delete`, icon: <TrashIcon />, danger: true, run: () => leave(() => remove([id])) },
        ]}
      />
    </div>
  )
}

const bar = css({
  flex: '1',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  marginInline: '-2',
})
