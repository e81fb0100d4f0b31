import { useLingui } from '@lingui/react/macro'
import { TagsGroup } from '#src/blocks/tags/tags-group.tsx'
import type { FieldsProps } from '#src/features/contacts/editor/fields-props.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'

/** The tags of a contact, each with a remove button. */
export function TagsField({ contact, save }: FieldsProps) {
  const { t } = useLingui()
  const { tags, createTag, renameTag, removeTag } = useContacts()
  return (
    <TagsGroup
      level={3}
      tags={tags}
      chosen={contact.tags}
      onChange={chosen => save({ tags: chosen })}
      label={t`Tags`}
      changeLabel={t`Change tags`}
      onCreate={createTag}
      onRename={renameTag}
      onRemove={removeTag}
      removeText={t`It goes from every contact that has it.`}
    />
  )
}
