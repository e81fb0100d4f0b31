import { PlusIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#src/ui/icon-button.tsx'
import { lazily } from '#src/ui/lazily.tsx'
import { Popover } from '#src/ui/popover.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { toneOf } from '#src/ui/tag-tone.ts'
import type { PropertiesProps } from './task-properties.tsx'
import { useTasks } from './use-tasks.ts'

const TagChooser = lazily(() => import('#src/ui/tag-chooser.tsx').then(module => module.TagChooser))

/** The tags of a task, and the way to all tags there are. */
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
          <Tag key={tag.id} tone={toneOf(tag)} onRemove={() => toggle(tag.id, false)}>
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
