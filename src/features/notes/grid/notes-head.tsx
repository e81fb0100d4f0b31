import {
  ArrowDownTrayIcon,
  CalendarDaysIcon,
  CheckCircleIcon,
  PlusIcon,
  PrinterIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { Note } from '#src/contract/notes.ts'
import { useNewNote } from '#src/features/notes/editor/use-new-note.ts'
import { downloadMarkdown, downloadReminders } from '#src/features/notes/export/download-notes.ts'
import { useLabelWords } from '#src/features/notes/labels/use-label-words.ts'
import { useNotesTitle } from '#src/features/notes/sidebar/use-notes-title.ts'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { Button } from '#src/ui/button/button.tsx'
import { ListHead } from '#src/ui/lists/list-head.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import type { SearchText } from '#src/ui/lists/use-search-text.ts'
import { css } from '#styled-system/css'

interface Props {
  search: SearchText
  shown: readonly Note[]
  onSelect: () => void
}

const route = getRouteApi('/_app/apps/notes')

export const searchId = 'note-search'

/** The name of the view, the number of notes in it, and the actions on all of them. */
export function NotesHead({ search, shown, onSelect }: Props) {
  const { t } = useLingui()
  const { trashed, emptyTrash } = useNotes()
  const { open } = useNewNote()
  const name = useNotesTitle()
  const wordsOf = useLabelWords()
  const isTrash = route.useSearch().view === 'trash'
  const count = shown.length
  const isEmpty = count === 0

  return (
    <ListHead
      title={name}
      summary={<Plural value={count} one="# note" other="# notes" />}
      search={
        <div role="search" aria-label={t`Find notes`} className={searchFrame}>
          <SearchField id={searchId} label={t`Search notes`} search={search} />
        </div>
      }
      className={head}
      entries={[
        { label: t`Select notes`, icon: <CheckCircleIcon />, disabled: isEmpty || isTrash, run: onSelect },
        {
          label: t`Export as Markdown`,
          icon: <ArrowDownTrayIcon />,
          disabled: isEmpty,
          run: () => void downloadMarkdown(shown, wordsOf),
        },
        {
          label: t`Reminders to a calendar`,
          icon: <CalendarDaysIcon />,
          disabled: isTrash || !shown.some(note => note.reminder),
          run: () => void downloadReminders(shown),
        },
        { label: t`Print`, icon: <PrinterIcon />, disabled: isEmpty, run: () => print() },
      ]}
    >
      {isTrash ? (
        <Button disabled={trashed.length === 0} onClick={emptyTrash}>
          <TrashIcon />
          <Trans>Empty the trash</Trans>
        </Button>
      ) : (
        <Button variant="primary" className={fromTablets} onClick={() => open()}>
          <PlusIcon />
          <Trans>Note</Trans>
        </Button>
      )}
    </ListHead>
  )
}

const head = css({
  flexWrap: { base: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  paddingInline: 'page',
  paddingBlockStart: { base: '2', lg: '4' },
  paddingBlockEnd: '3',
})
const searchFrame = css({ flex: { base: '[1 1 8rem]', sm: '[0 1 16rem]' }, minWidth: '0' })
/** On a phone the button for a new note is in the bar at the bottom. */
const fromTablets = css({ display: { base: 'none', md: 'inline-flex' } })
