import { BookmarkIcon } from '@heroicons/react/24/outline'
import { BookmarkIcon as PinnedIcon } from '@heroicons/react/24/solid'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import { RowMark } from '#src/blocks/team/row-mark.tsx'
import type { Note } from '#src/contract/notes.ts'
import { nameOf } from '#src/features/notes/name-of.ts'
import { paper } from '#src/features/notes/note-look.ts'
import { chip, ReminderChip } from '#src/features/notes/reminders/reminder-chip.tsx'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { SelectedText } from '#src/ui/lists/row-selection.tsx'
import type { List } from '#src/ui/lists/use-list.ts'
import { cx } from '#styled-system/css'
import { CardChecklist } from './card-checklist.tsx'
import * as look from './card-look.ts'
import { isBig } from './columns.ts'
import { TrashedTools } from './trashed-tools.tsx'

interface Props {
  ref: Ref<HTMLLIElement>
  note: Note
  /** The index in its column. */
  index: number
  /** px below the start of its column */
  top: number
  isTrashed: boolean
  list: List
}

/** Characters: more than a card shows. */
const MAX_SHOWN = 2000

/** A note in the list. A click on the card opens the note, except on its buttons. */
export function NoteCard({ ref, note, index, top, isTrashed, list }: Props) {
  const { labels } = useNotes()
  const { id, title, content, image, color, reminder } = note
  const tabIndex = isTrashed ? undefined : list.tabIndexOf(id)
  const own = labels.filter(label => note.labels.some(other => other.id === label.id))

  return (
    <li
      {...list.rowProps(id)}
      ref={ref}
      data-index={index}
      className={cx(
        paper({ color: color ?? undefined }),
        look.card,
        list.selection.isSelected(id) && look.chosen,
      )}
      style={{ transform: `translateY(${top}px)` }}
    >
      {image && <img src={assetUrl(image)} alt="" loading="lazy" className={look.picture} />}
      <div className={look.body}>
        <CardLink note={note} isTrashed={isTrashed} list={list} />
        {title && content && <p className={look.text}>{content.slice(0, MAX_SHOWN)}</p>}
        <CardChecklist note={note} isFixed={isTrashed} tabIndex={tabIndex} />
        {(reminder || own.length > 0) && (
          <div className={look.chips}>
            {reminder && <ReminderChip at={reminder} />}
            {own.map(label => (
              <span key={label.id} className={chip({ tone: 'quiet' })}>
                {label.title}
              </span>
            ))}
          </div>
        )}
        {isTrashed && <TrashedTools id={id} />}
      </div>
      {!isTrashed && <RowMark table="notes" id={id} />}
      {!isTrashed && <Pin note={note} tabIndex={tabIndex} />}
    </li>
  )
}

function CardLink({ note, isTrashed, list }: Pick<Props, 'note' | 'isTrashed' | 'list'>) {
  const { t } = useLingui()
  const { id, title, content } = note
  const words = title || content.slice(0, MAX_SHOWN) || (
    <span className={look.unnamed}>{nameOf(note) || t`Note`}</span>
  )
  const style = title ? look.title : isBig(note) ? look.big : look.text

  if (isTrashed) return <p className={style}>{words}</p>
  return (
    <Link
      {...list.linkProps(id)}
      to="/apps/notes/$id"
      params={{ id }}
      search
      resetScroll={false}
      className={cx(style, look.link)}
    >
      {words}
      <SelectedText selection={list.selection} id={id} />
    </Link>
  )
}

function Pin({ note: { id, pinned }, tabIndex }: { note: Note; tabIndex: number | undefined }) {
  const { t } = useLingui()
  const { update } = useNotes()
  return (
    <IconButton
      size="sm"
      tabIndex={tabIndex}
      label={pinned ? t`Unpin` : t`Pin`}
      className={cx(look.pin, !pinned && look.quiet)}
      onClick={() => update([id], { pinned: !pinned })}
    >
      {pinned ? <PinnedIcon /> : <BookmarkIcon />}
    </IconButton>
  )
}
