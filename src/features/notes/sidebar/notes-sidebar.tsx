import {
  ArchiveBoxIcon,
  BellIcon,
  PencilIcon,
  PencilSquareIcon,
  TagIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { NoteSearch } from '#src/features/notes/note-search.ts'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { css } from '#styled-system/css'

const route = getRouteApi('/_app/apps/notes')

/** The views of notes: a pane beside the list from `lg`, a row of chips over it on smaller screens. */
export function NotesSidebar() {
  const { t } = useLingui()
  const { list, labels, trashed, now } = useNotes()
  const coming = list.filter(
    note => !note.archived && note.reminder && Date.parse(note.reminder) > now.getTime(),
  )

  return (
    <nav aria-label={t`Places of notes`} className={pane}>
      <SidebarItem icon={<PencilIcon />} title={t`All notes`} />
      <SidebarItem icon={<BellIcon />} title={t`Reminders`} view="reminders" count={coming.length} />
      {labels.map(({ id, title }) => (
        <SidebarItem key={id} icon={<TagIcon />} title={title} label={id} />
      ))}
      <Link
        from="/apps/notes"
        to="/apps/notes"
        search={previous => ({ ...previous, sheet: 'labels' as const })}
        activeProps={{ 'aria-current': undefined, 'data-status': undefined }}
        className={line}
      >
        <PencilSquareIcon />
        <Trans>Edit labels</Trans>
      </Link>
      <SidebarItem icon={<ArchiveBoxIcon />} title={t`Archive`} view="archive" />
      <SidebarItem icon={<TrashIcon />} title={t`Trash`} view="trash" count={trashed.length} />
    </nav>
  )
}

interface SidebarItemProps extends Pick<NoteSearch, 'view' | 'label'> {
  icon: ReactNode
  title: string
  count?: number
}

function SidebarItem({ icon, title, count = 0, view, label }: SidebarItemProps) {
  const { i18n } = useLingui()
  const here = route.useSearch()
  const isHere = here.view === view && here.label === label
  return (
    <Link
      to="/apps/notes"
      search={({ q }) => ({ q, view, label })}
      activeProps={{ 'aria-current': undefined, 'data-status': undefined }}
      aria-current={isHere ? 'page' : undefined}
      data-here={isHere || undefined}
      className={line}
    >
      {icon}
      <span className={words}>{title}</span>
      {count > 0 && <span className={figure}>{i18n.number(count)}</span>}
    </Link>
  )
}

const pane = css({
  flex: 'none',
  display: 'flex',
  flexDirection: { base: 'row', lg: 'column' },
  gap: { base: '2', lg: '0' },
  width: { lg: 'pane.folders' },
  minWidth: '0',
  overflowX: 'auto',
  overflowY: { lg: 'auto' },
  paddingBlock: { base: '1', lg: '4' },
  paddingInlineStart: { base: 'page', lg: '4' },
  paddingInlineEnd: { base: 'page', lg: '3' },
  scrollbarWidth: { base: '[none]', lg: '[auto]' },
  _print: { display: 'none' },
})
const line = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: { base: '1.5', lg: '3' },
  minHeight: { base: 'control.md', lg: 'navItem', _touch: 'touch' },
  maxWidth: { base: '64', lg: 'full' },
  paddingInline: { base: '3.5', lg: '3' },
  borderRadius: { base: 'full', lg: 'md' },
  border: { base: 'strong', lg: 'none' },
  background: { base: 'surface', lg: '[transparent]' },
  color: 'muted',
  fontWeight: 'medium',
  _hover: { background: 'hover' },
  '&[data-here]': {
    background: { base: 'inverse', lg: 'accent.selected' },
    borderColor: { base: 'inverse', lg: '[transparent]' },
    color: { base: 'onInverse', lg: 'accent.onSelected' },
    fontWeight: 'label',
  },
  '& svg': { flex: 'none', width: 'icon.md', height: 'icon.md' },
})
const words = css({ flex: '1', minWidth: '0', truncate: true })
const figure = css({ textStyle: 'label', fontVariantNumeric: 'tabular-nums' })
