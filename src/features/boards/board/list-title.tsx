import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import type { ListRow } from '#src/contract/shared/board-rows.ts'
import { isComposing } from '#src/ui/keyboard/is-enter.ts'
import { css } from '#styled-system/css'

export const listTitleIdOf = (listId: string) => `list-title-${listId}`

interface Props {
  list: ListRow
  /** In the language on screen. */
  title: string
  onChange: (title: string) => unknown
}

/** The title of a list, which is changed in place: Enter or leaving the field saves, Escape restores it. */
export function ListTitle({ list, title, onChange }: Props) {
  const { t } = useLingui()
  const [text, setText] = useState(title)

  function save() {
    const words = text.trim()
    setText(words || title)
    if (words && words !== title) onChange(words)
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return
    if (event.key === 'Enter') event.currentTarget.blur()
    if (event.key !== 'Escape') return
    setText(title)
    event.stopPropagation()
  }

  return (
    <h2 className={css({ minWidth: '0', maxWidth: '[75%]' })}>
      <input
        id={listTitleIdOf(list.id)}
        aria-label={t`Title of the list`}
        maxLength={200}
        enterKeyHint="done"
        className={field}
        size={text.length || 1}
        value={text}
        onFocus={event => event.currentTarget.select()}
        onChange={event => setText(event.target.value)}
        onBlur={save}
        onKeyDown={press}
      />
    </h2>
  )
}

const field = css({
  fieldSizing: 'content',
  minWidth: '12',
  maxWidth: 'full',
  minHeight: '8',
  paddingInline: '2',
  textStyle: 'titleSm',
  background: '[transparent]',
  borderRadius: 'sm',
  textOverflow: 'ellipsis',
  _hover: { background: 'hover' },
  _touch: { minHeight: 'touch' },
})
