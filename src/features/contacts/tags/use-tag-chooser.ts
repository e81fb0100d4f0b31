import { useLingui } from '@lingui/react/macro'
import { useContacts } from '#src/features/contacts/use-contacts.ts'

/** What every place that chooses tags of contacts shows and does. */
export function useTagChooser() {
  const { t } = useLingui()
  const { tags, createTag, renameTag, removeTag } = useContacts()
  return {
    tags,
    onCreate: createTag,
    onRename: renameTag,
    onRemove: removeTag,
    removeText: t`It goes from every contact that has it.`,
  }
}
