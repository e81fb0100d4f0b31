import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { stack } from '#src/features/showcase/page/arrange.ts'
import { Field } from '#src/ui/form/field.tsx'
import { SaveIndicator } from '#src/ui/form/save-indicator.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'

/** The field grows with its text; beside it stands whether the text is stored. */
export function LongText() {
  const [note, setNote] = useState('Xe tới 11:00 thay vì 09:30.\nHàng bù ghi riêng một dòng, giá 0.')
  return (
    <div className={stack}>
      <Field label={<Trans>Notes</Trans>}>
        <Textarea value={note} onChange={event => setNote(event.target.value)} />
      </Field>
      <SaveIndicator saved />
    </div>
  )
}
