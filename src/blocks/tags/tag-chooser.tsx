import { CheckIcon, PencilSquareIcon, PlusIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { fold } from '#src/lib/text/fold.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { isEnter } from '#src/ui/keyboard/is-enter.ts'
import { css } from '#styled-system/css'
import { TagEditRow } from './tag-edit-row.tsx'

export interface ChosenTag {
  id: string
  title: string
}

export interface TagChooserProps {
  tags: readonly ChosenTag[]
  chosen: readonly string[]
  /** Tags of some of the tagged entries, not of all. */
  partly?: readonly string[]
  onToggle: (id: string, isChosen: boolean) => void
  /** Resolves with the new tag, which is then chosen; with undefined when it could not be created. */
  onCreate: (title: string) => Promise<ChosenTag | undefined>
  onRename: (id: string, title: string) => unknown
  onRemove: (id: string) => unknown
  /** The consequence of deleting a tag, for the entries that have it. */
  removeText: string
}

/**
 * Filter, choose, create; after a click on the pencil also rename and delete. Enter applies the first match, or
 * creates.
 */
export function TagChooser({ tags, chosen, partly = [], onToggle, ...props }: TagChooserProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [isManaging, setIsManaging] = useState(false)
  const word = typed.trim()
  const fitting = tags.filter(tag => fold(tag.title).includes(fold(word)))
  const isNew = word !== '' && !tags.some(tag => fold(tag.title) === fold(word))
  const toggle = (id: string) => onToggle(id, !chosen.includes(id))

  async function create() {
    setTyped('')
    const tag = await props.onCreate(word)
    if (tag) onToggle(tag.id, true)
  }

  function applyOnEnter(event: KeyboardEvent) {
    if (!isEnter(event) || word === '') return
    event.preventDefault()
    const [first] = fitting
    if (!first) return void create()
    setTyped('')
    toggle(first.id)
  }

  return (
    <div className={frame}>
      <div className={head}>
        <Input
          size="sm"
          autoFocus
          aria-label={t`Find or create a tag`}
          placeholder={t`Find or create a tag`}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={applyOnEnter}
        />
        <IconButton
          size="sm"
          pressed={isManaging}
          label={isManaging ? t`Done` : t`Rename or delete tags`}
          onClick={() => setIsManaging(!isManaging)}
        >
          {isManaging ? <CheckIcon /> : <PencilSquareIcon />}
        </IconButton>
      </div>
      <ul className={list}>
        {fitting.map(tag => (
          <li key={tag.id}>
            {isManaging ? (
              <TagEditRow
                tag={tag}
                removeText={props.removeText}
                onRename={title => props.onRename(tag.id, title)}
                onRemove={() => props.onRemove(tag.id)}
              />
            ) : (
              <Checkbox
                className={line}
                checked={chosen.includes(tag.id)}
                indeterminate={partly.includes(tag.id)}
                onChange={() => toggle(tag.id)}
              >
                {tag.title}
              </Checkbox>
            )}
          </li>
        ))}
      </ul>
      {isNew && (
        <Button variant="text" size="sm" className={wide} onClick={create}>
          <PlusIcon />
          <Trans>Create “{word}”</Trans>
        </Button>
      )}
    </div>
  )
}

const frame = css({ padding: '2', display: 'grid', gap: '1' })
const head = css({ display: 'flex', gap: '1' })
const list = css({ maxHeight: '64', overflowY: 'auto' })
const line = css({
  width: 'full',
  alignItems: 'center',
  minHeight: 'control.md',
  paddingInline: '2',
  borderRadius: 'md',
  _hover: { background: 'hover' },
  _touch: { minHeight: 'touch' },
})
const wide = css({ justifyContent: 'flex-start', overflow: 'hidden', textOverflow: 'ellipsis' })
