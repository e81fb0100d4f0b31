import {
  ArrowDownTrayIcon,
  CalendarDaysIcon,
  CheckCircleIcon,
  EllipsisHorizontalIcon,
  MagnifyingGlassIcon,
  PlusIcon,
  PrinterIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Note } from '#src/contract/notes.ts'
import { useNewNote } from '#src/features/notes/editor/use-new-note.ts'
import { downloadMarkdown, downloadReminders } from '#src/features/notes/export/download-notes.ts'
import { useLabelWords } from '#src/features/notes/labels/use-label-words.ts'
import { usePlaceName } from '#src/features/notes/sidebar/use-place-name.ts'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Menu } from '#src/ui/overlay/menu.tsx'
import { PageHeading } from '#src/ui/text/page-heading.tsx'
import { css } from '#styled-system/css'
import type { Find } from './use-find.ts'

interface Props {
  find: Find
  shown: readonly Note[]
  onSelect: () => void
}

export const searchId = 'note-search'

/** Where one is, how much is there, and what can be done with all of it. */
export function PageHead({ find, shown, onSelect }: Props) {
  const { t } = useLingui()
  const { trashed, emptyTrash } = useNotes()
  const { open } = useNewNote()
  const name = usePlaceName()
  const wordsOf = useLabelWords()
  const isTrash = find.view === 'trash'
  const count = shown.length
  const isEmpty = count === 0

  return (
    <header className={head}>
      <PageHeading title={name}>
        <Plural value={count} one="# note" other="# notes" />
      </PageHeading>
      <div role="search" aria-label={t`Find notes`} className={search}>
        <Input
          id={searchId}
          type="search"
          size="sm"
          className={css({ color: 'subtle' })}
          lead={<MagnifyingGlassIcon />}
          aria-label={t`Search notes`}
          placeholder={t`Search`}
          value={find.text}
          onChange={event => find.change(event.target.value)}
          onBlur={find.leave}
        />
      </div>
      <Menu
        placement="bottom-end"
        trigger={
          <IconButton label={t`More actions`}>
            <EllipsisHorizontalIcon />
          </IconButton>
        }
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
      />
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
    </header>
  )
}

const head = css({
  flex: 'none',
  display: 'flex',
  flexWrap: { base: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: '2.5',
  paddingInline: 'page',
  paddingBlockStart: { base: '2', lg: '4' },
  paddingBlockEnd: '3',
  _print: { paddingInline: '0', '& button, & [role=search]': { display: 'none' } },
})
const search = css({ flex: { base: '[1 1 8rem]', sm: '[0 1 16rem]' }, minWidth: '0' })
/** On a phone a new note begins in the bar at the bottom. */
const fromTablets = css({ display: { base: 'none', md: 'inline-flex' } })
