import { useLingui } from '@lingui/react/macro'
import { ChosenTags } from '#src/blocks/tags/chosen-tags.tsx'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import type { PropertiesProps } from './use-save.ts'

/** The tags of a task, and a button that opens all tags. */
export function TagsProperty({ task, save }: PropertiesProps) {
  const { t } = useLingui()
  const { tags, createTag, renameTag, removeTag } = useTasks()
  return (
    <ChosenTags
      tags={tags}
      chosen={task.tags}
      onChange={chosen => save({ tags: chosen })}
      label={t`Tags`}
      changeLabel={t`Change tags`}
      onCreate={createTag}
      onRename={renameTag}
      onRemove={removeTag}
      removeText={t`It goes from every task that has it.`}
    />
  )
}
