import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useAutosave } from '#src/api/use-autosave.ts'
import { textOf } from '#src/lib/text/html-text.ts'
import { Editor } from '#src/ui/editor/editor.tsx'
import { ConflictNotice } from '#src/ui/feedback/conflict-notice.tsx'
import { css } from '#styled-system/css'
import type { FieldsProps } from './fields-props.ts'

/** Notes about a contact. */
export function NotesField({ contact, save, touch }: FieldsProps & { touch: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const notes = useAutosave({
    stored: contact.notes ?? '',
    save: html => save({ notes: html || null }),
    draftKey: `contact.${contact.id}.notes`,
  })
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={heading}>
        {t`Notes`}
      </h3>
      <Editor
        label={t`Notes`}
        className={box}
        placeholder={t`Opening hours, what they deliver, what to watch for`}
        html={notes.value}
        onBlur={() => void notes.flush()}
        onChange={html => {
          touch()
          notes.change(html)
        }}
      />
      <ConflictNotice
        conflict={notes.conflict && { ...notes.conflict, theirs: textOf(notes.conflict.theirs) }}
      />
    </section>
  )
}

const box = css({
  borderRadius: 'md',
  boxShadow: '[inset 0 0 0 1px {colors.borderControl}]',
  _focusWithin: { boxShadow: 'focus' },
})
const heading = css({ textStyle: 'label', marginBlockEnd: '1.5' })
