import { TrashIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { isEnter } from '#src/ui/keyboard/is-enter.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { css } from '#styled-system/css'

interface Props {
  tag: { title: string }
  removeText: string
  onRename: (title: string) => unknown
  onRemove: () => unknown
}

/** A tag that is being renamed or deleted. */
export function TagEditRow({ tag: { title }, removeText, onRename, onRemove }: Props) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const [typed, setTyped] = useState<string>()

  function rename() {
    const name = typed?.trim()
    // A tag without a name could not be identified.
    if (!name) setTyped(undefined)
    else if (name !== title) onRename(name)
  }

  const leave = useEffectEvent(rename)
  useEffect(() => () => leave(), [])

  async function remove() {
    const isSure = await confirm({
      title: t`Delete the tag “${title}”?`,
      text: removeText,
      action: t`Delete`,
      danger: true,
    })
    if (!isSure) return
    setTyped(undefined)
    onRemove()
  }

  return (
    <div className={line}>
      <Input
        size="sm"
        aria-label={t`Name of the tag`}
        value={typed ?? title}
        onChange={event => setTyped(event.target.value)}
        onBlur={rename}
        onKeyDown={event => isEnter(event) && event.currentTarget.blur()}
      />
      <IconButton size="sm" label={t`Delete ${title}`} onClick={remove}>
        <TrashIcon />
      </IconButton>
    </div>
  )
}

const line = css({ display: 'flex', gap: '1', paddingBlock: '0.5' })
