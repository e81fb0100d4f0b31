import { TrashIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useAutosave } from '#src/api/use-autosave.ts'
import type { Tag } from '#src/contract/tags.ts'
import { useConfirm } from '#src/ui/confirm.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Input } from '#src/ui/input.tsx'
import { css } from '#styled-system/css'
import { useTasks } from './use-tasks.ts'

/** A tag that is being renamed, or deleted from everywhere. */
export function TagLine({ tag: { id, title } }: { tag: Tag }) {
  const { t } = useLingui()
  const { renameTag, removeTag } = useTasks()
  const confirm = useConfirm()
  const name = useAutosave({
    stored: title,
    // A tag without a name could not be found again.
    save: async text => text.trim() === '' || Boolean(await renameTag(id, text.trim())),
  })

  async function remove() {
    const isSure = await confirm({
      title: t`Delete the tag “${title}”?`,
      text: t`It goes from every task that has it.`,
      action: t`Delete`,
      danger: true,
    })
    if (isSure) await removeTag(id)
  }

  return (
    <div className={line}>
      <Input
        size="sm"
        aria-label={t`Name of the tag`}
        value={name.text}
        onChange={event => name.change(event.target.value)}
        onBlur={name.flush}
        onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <IconButton size="sm" label={t`Delete ${title}`} onClick={remove}>
        <TrashIcon />
      </IconButton>
    </div>
  )
}

const line = css({ display: 'flex', gap: '1', paddingBlock: '0.5' })
