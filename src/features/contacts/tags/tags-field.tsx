import { useLingui } from '@lingui/react/macro'
import { TagsGroup } from '#src/blocks/tags/tags-group.tsx'
import type { FieldsProps } from '#src/features/contacts/editor/fields-props.ts'
import { useTagChooser } from './use-tag-chooser.ts'

/** The tags of a contact, each with a remove button. */
export function TagsField({ contact, save }: FieldsProps) {
  const { t } = useLingui()
  return (
    <TagsGroup
      {...useTagChooser()}
      level={3}
      chosen={contact.tags}
      onChange={chosen => save({ tags: chosen })}
      label={t`Tags`}
      changeLabel={t`Change tags`}
    />
  )
}
