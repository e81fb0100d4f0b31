import { useLingui } from '@lingui/react/macro'
import type { ClipboardEvent, DragEvent } from 'react'
import { useAutosave } from '#src/api/use-autosave.ts'
import { pictureIn, usePicture } from '#src/blocks/pictures/use-picture.ts'
import type { Note } from '#src/contract/notes.ts'
import { nameOf } from '#src/features/notes/name-of.ts'
import { paper } from '#src/features/notes/note-look.ts'
import type { NoteFields } from '#src/features/notes/use-note-actions.tsx'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { ConflictNotice } from '#src/ui/feedback/conflict-notice.tsx'
import { useDiscardIfEmpty } from '#src/ui/form/use-discard-if-empty.ts'
import { useGrowToContent } from '#src/ui/form/use-grow-to-content.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css, cx } from '#styled-system/css'
import { Checklist } from './checklist.tsx'
import { EditorHead } from './editor-head.tsx'
import { isBlank } from './is-blank.ts'
import { NoteFacts } from './note-facts.tsx'
import { NotePicture } from './note-picture.tsx'
import { NoteTools } from './note-tools.tsx'
import { useChecklist } from './use-checklist.ts'

/** The editor of an open note. All fields save by themselves. */
export function NoteEditor({ note, onClose }: { note: Note; onClose: () => void }) {
  const { t } = useLingui()
  const { update, discard } = useNotes()
  const { id } = note
  const save = async (fields: NoteFields) => (await update([id], fields)) !== undefined
  const title = useAutosave({
    stored: note.title,
    save: text => save({ title: text }),
    draftKey: `note.${id}.title`,
  })
  const content = useAutosave({
    stored: note.content,
    save: text => save({ content: text }),
    draftKey: `note.${id}.content`,
  })
  const area = useGrowToContent()
  const checklist = useChecklist(note, save)
  const picture = useTakenPicture(image => void save({ image }))
  const now = { ...note, title: title.value, content: content.value, tasks: checklist.tasks }
  const leaving = useDiscardIfEmpty({ isBlank: isBlank(now), discard: () => discard(id) })
  const statuses = [title.status, content.status, checklist.status]

  return (
    <Dialog
      open
      printsAlone
      size="lg"
      onOpenChange={onClose}
      title={<EditorHead name={nameOf(now)} note={note} statuses={statuses} />}
      footer={
        <NoteTools note={now} save={save} checklist={checklist} onGone={leaving.keep} onClose={onClose} />
      }
    >
      <div {...picture} className={cx(paper({ color: note.color ?? undefined }), sheet)}>
        {note.image && <NotePicture image={note.image} onRemove={() => save({ image: null })} />}
        <input
          aria-label={t`Title`}
          placeholder={t`Title`}
          maxLength={1000}
          enterKeyHint="next"
          className={titleField}
          value={title.value}
          onChange={event => title.change(event.target.value)}
          onBlur={title.flush}
        />
        <ConflictNotice conflict={title.conflict} />
        <textarea
          ref={area}
          rows={2}
          data-autofocus={isBlank(note) || undefined}
          aria-label={t`Text`}
          placeholder={t`Write a note…`}
          maxLength={100_000}
          className={textField}
          value={content.value}
          onChange={event => content.change(event.target.value)}
          onBlur={content.flush}
        />
        <ConflictNotice conflict={content.conflict} />
        <Checklist checklist={checklist} />
        <ConflictNotice conflict={checklist.conflict} />
        <NoteFacts note={note} save={save} />
      </div>
    </Dialog>
  )
}

/** Takes a picture that is pasted anywhere in the note, or dropped on it. */
function useTakenPicture(take: (image: string) => void) {
  const draw = usePicture()

  async function takeFrom(event: ClipboardEvent | DragEvent, given: DataTransfer) {
    const file = pictureIn(given)
    if (!file) return
    event.preventDefault()
    const image = await draw(file)
    if (image) take(image)
  }

  return {
    onPaste: (event: ClipboardEvent) => void takeFrom(event, event.clipboardData),
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault(),
    onDrop: (event: DragEvent) => void takeFrom(event, event.dataTransfer),
  }
}

const sheet = css({ overflow: 'hidden', padding: '4' })
const titleField = css({
  width: 'full',
  minHeight: 'control.md',
  textStyle: 'title',
  background: '[transparent]',
  borderRadius: 'xs',
  _placeholder: { color: 'placeholder' },
})
const textField = css({
  display: 'block',
  width: 'full',
  fieldSizing: 'content',
  resize: 'none',
  paddingBlock: '1',
  lineHeight: 'body',
  background: '[transparent]',
  borderRadius: 'xs',
  _placeholder: { color: 'placeholder' },
})
