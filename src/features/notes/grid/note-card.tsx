import { BookmarkIcon } from '@heroicons/react/24/outline'
import { BookmarkIcon as PinnedIcon } from '@heroicons/react/24/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { MouseEvent, Ref } from 'react'
import type { Note } from '#src/contract/notes.ts'
import { nameOf } from '#src/features/notes/name-of.ts'
import { paper } from '#src/features/notes/note-look.ts'
import { chip, ReminderChip } from '#src/features/notes/reminders/reminder-chip.tsx'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import type { Selection } from '#src/ui/list/use-selection.ts'
import { css, cx } from '#styled-system/css'
import { CardChecklist } from './card-checklist.tsx'
import * as look from './card-look.ts'
import { isBig } from './columns.ts'
import { TrashedTools } from './trashed-tools.tsx'

interface Props {
  ref: Ref<HTMLLIElement>
  note: Note
  /** In its column. */
  index: number
  /** px below the head of its column */
  top: number
  isTrashed: boolean
  selection: Selection
  onActive: (id: string) => void
}

/** In letters: more than a card has room for. */
const MAX_SHOWN = 2000

export const cardIdOf = (id: string) => `note-${id}`

/** A note as it hangs on the wall. All of it opens the note, but for what can be pressed. */
export function NoteCard({ ref, note, index, top, isTrashed, selection, onActive }: Props) {
  const { labels } = useNotes()
  const { id, title, content, image, color, reminder } = note
  const isChosen = selection.isChosen(id)
  const own = labels.filter(label => note.labels.some(other => other.id === label.id))

  return (
    <li
      ref={ref}
      data-index={index}
      className={cx(paper({ color: color ?? undefined }), look.card, isChosen && look.chosen)}
      style={{ transform: `translateY(${top}px)` }}
      onFocus={() => onActive(id)}
    >
      {image && <img src={assetUrl(image)} alt="" loading="lazy" className={look.picture} />}
      <div className={look.body}>
        <CardLink note={note} isTrashed={isTrashed} selection={selection} />
        {title && content && <p className={look.text}>{content.slice(0, MAX_SHOWN)}</p>}
        <CardChecklist note={note} isFixed={isTrashed} />
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
      {!isTrashed && <Pin note={note} />}
    </li>
  )
}

function CardLink({ note, isTrashed, selection }: Pick<Props, 'note' | 'isTrashed' | 'selection'>) {
  const { t } = useLingui()
  const { id, title, content } = note
  const words = title || content.slice(0, MAX_SHOWN) || (
    <span className={look.unnamed}>{nameOf(note) || t`Note`}</span>
  )
  const style = title ? look.title : isBig(note) ? look.big : look.text

  function choose(event: MouseEvent) {
    const isSingle = selection.isSelecting || selection.ids.length > 0 || event.ctrlKey || event.metaKey
    if (!isSingle && !event.shiftKey) return
    event.preventDefault()
    if (event.shiftKey) selection.extendTo(id)
    else selection.toggle(id)
  }

  if (isTrashed) return <p className={style}>{words}</p>
  return (
    <Link
      id={cardIdOf(id)}
      to="/apps/notes/$id"
      params={{ id }}
      search
      resetScroll={false}
      className={cx(style, look.link)}
      onClick={choose}
    >
      {words}
      {selection.isChosen(id) && (
        <span className={css({ srOnly: true })}>
          <Trans>, selected</Trans>
        </span>
      )}
    </Link>
  )
}

function Pin({ note: { id, pinned } }: { note: Note }) {
  const { t } = useLingui()
  const { update } = useNotes()
  return (
    <IconButton
      size="sm"
      label={pinned ? t`Unpin` : t`Pin`}
      className={cx(look.pin, !pinned && look.quiet)}
      onClick={() => update([id], { pinned: !pinned })}
    >
      {pinned ? <PinnedIcon /> : <BookmarkIcon />}
    </IconButton>
  )
}
