import { Trans, useLingui } from '@lingui/react/macro'
import { useAutosave } from '#src/api/use-autosave.ts'
import type { Item } from '#src/contract/files.ts'
import { ConflictNotice } from '#src/ui/feedback/conflict-notice.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { css } from '#styled-system/css'
import type { Save } from './use-save.ts'

interface Props {
  item: Item
  canEdit: boolean
  save: Save
}

/** The description of an item. It saves by itself. */
export function DescriptionField({ item, canEdit, save }: Props) {
  const { t } = useLingui()
  const description = useAutosave({
    stored: item.description ?? '',
    save: text => save({ description: text || null }),
    draftKey: canEdit ? `file.${item.id}.description` : undefined,
  })
  if (!canEdit) return <p className={words}>{item.description}</p>
  return (
    <div>
      <Field label={<Trans>Description</Trans>}>
        <Textarea
          rows={3}
          maxLength={10_000}
          placeholder={t`What it is for, and who needs it`}
          value={description.value}
          onChange={event => description.change(event.target.value)}
          onBlur={() => void description.flush()}
        />
      </Field>
      <ConflictNotice conflict={description.conflict} />
    </div>
  )
}

const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
