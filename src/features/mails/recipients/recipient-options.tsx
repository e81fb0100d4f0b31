import type { Recipient } from '#src/contract/mails.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { option } from '#src/ui/form/option.ts'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

interface Props {
  id: string
  label: string
  options: Recipient[]
  chosen: number
  onChoose: (recipient: Recipient) => void
}

/** Suggests recipients for the typed text. The focus stays in the field. */
export function RecipientOptions({ id, label, options, chosen, onChoose }: Props) {
  return (
    <ul id={`${id}-list`} role="listbox" aria-label={label} className={list}>
      {options.map((recipient, index) => (
        <li
          key={recipient.address}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          data-highlighted={index === chosen || undefined}
          className={option({ chosen: index === chosen })}
          // The field handles the keys.
          onMouseDown={event => {
            event.preventDefault()
            onChoose(recipient)
          }}
        >
          <Avatar decorative size="sm" name={recipient.name} image={recipient.avatar} />
          <span className={words}>
            <span className={name}>{recipient.name}</span>
            <span className={address}>{recipient.address}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

const list = cx(
  sheet({ kind: 'floating' }),
  css({
    position: 'absolute',
    zIndex: 'popover',
    insetInline: '2',
    insetBlockStart: '[calc(100% + 0.25rem)]',
    maxWidth: '96',
    maxHeight: '80',
    overflowY: 'auto',
    padding: '1.5',
  }),
)
const words = css({ display: 'grid', minWidth: '0' })
const name = css({ truncate: true })
const address = css({ truncate: true, textStyle: 'caption', color: 'subtle' })
