import { PlusIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { tagTone } from '#src/ui/badge/tag-tone.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'
import type { PropertiesProps } from './use-save.ts'

const TagChooser = lazyWithRetry(() =>
  import('#src/blocks/tags/tag-chooser.tsx').then(module => module.TagChooser),
)

/** The tags of a task, and a button that opens all tags. */
export function TagsProperty({ task, save }: PropertiesProps) {
  const { t } = useLingui()
  const { tags, createTag, renameTag, removeTag } = useTasks()

  const toggle = (id: string, isChosen: boolean) =>
    save({ tags: isChosen ? [...task.tags, id] : task.tags.filter(other => other !== id) })

  return (
    <>
      {tags
        .filter(tag => task.tags.includes(tag.id))
        .map(tag => (
          <Tag key={tag.id} tone={tagTone(tag)} onRemove={() => toggle(tag.id, false)}>
            {tag.title}
          </Tag>
        ))}
      <Popover
        label={t`Tags`}
        width="sm"
        flush
        preload={TagChooser.preload}
        trigger={
          <IconButton size="sm" label={t`Change tags`}>
            <PlusIcon />
          </IconButton>
        }
      >
        {() => (
          <TagChooser
            tags={tags}
            chosen={task.tags}
            onToggle={toggle}
            onCreate={createTag}
            onRename={renameTag}
            onRemove={removeTag}
            removeText={t`It goes from every task that has it.`}
          />
        )}
      </Popover>
    </>
  )
}
