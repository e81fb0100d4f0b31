import { useLingui } from '@lingui/react/macro'
import { TagsGroup } from '#src/blocks/tags/tags-group.tsx'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { useBoundField } from '#src/ui/form/schema/use-bound-field.ts'

/** The tags of a product, each with a remove button, and the list in which tags are chosen and managed. */
export function TagsField() {
  const { t } = useLingui()
  const { tags, createTag, renameTag, removeTag } = useInventory()
  const { value, change } = useBoundField<string[]>()
  return (
    <TagsGroup
      level={2}
      tags={tags}
      chosen={value}
      onChange={change}
      label={t`Tags`}
      changeLabel={t`Change tags`}
      onCreate={createTag}
      onRename={renameTag}
      onRemove={removeTag}
      removeText={t`It goes from every product that has it.`}
    />
  )
}
