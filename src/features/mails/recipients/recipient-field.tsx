import { useLingui } from '@lingui/react/macro'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
} from 'react'
import type { Recipient } from '#src/contract/mails.ts'
import { rowLabel } from '#src/features/mails/compose/composer-look.ts'
import { contactOf, isAddress, personOf, splitContacts } from '#src/lib/mail/addresses.ts'
import { isComposing } from '#src/ui/keyboard/is-enter.ts'
import { css } from '#styled-system/css'
import { RecipientChip } from './recipient-chip.tsx'
import { RecipientOptions } from './recipient-options.tsx'
import { useRecipients } from './use-recipients.ts'

interface Props {
  label: string
  contacts: string[]
  onChange: (contacts: string[]) => void
  autoFocus?: boolean
}

/** The recipients of a draft: chips, and a field that suggests colleagues and contacts. */
export function RecipientField({ label, contacts, onChange, autoFocus }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState('')
  const { found, find } = useRecipients(contacts)
  const [chosen, setChosen] = useState(0)
  const isOpen = typed.trim() !== '' && found.length > 0

  function type(text: string) {
    setTyped(text)
    setChosen(0)
    find(text)
  }

  function add(more: string[]) {
    onChange([...new Set([...contacts, ...more])])
    type('')
  }

  /** Accepts the typed text unchanged when it is an address or when nothing was found for it. */
  const accept = (recipient?: Recipient) => {
    if (recipient && !isAddress(typed.trim())) add([contactOf(recipient)])
    else if (typed.trim() !== '') add(splitContacts(typed))
  }

  // A field that is removed gets no blur event. In a layout effect: the draft is saved in the effects after it.
  const leave = useEffectEvent(() => accept())
  useLayoutEffect(() => () => leave(), [])

  function press(event: KeyboardEvent) {
    if (isComposing(event)) return
    const step = event.key === 'ArrowDown' ? 1 : -1
    if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp'))
      setChosen((chosen + step + found.length) % found.length)
    else if (isOpen && event.key === 'Escape') find('')
    else if (typed.trim() !== '' && ['Enter', ',', ';'].includes(event.key))
      accept(isOpen ? found[chosen] : undefined)
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) return event.preventDefault()
    else if (event.key === 'Backspace' && typed === '' && contacts.length > 0) onChange(contacts.slice(0, -1))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function paste(event: ClipboardEvent) {
    const pasted = splitContacts(event.clipboardData.getData('text'))
    if (!pasted.some(contact => personOf(contact).address)) return
    event.preventDefault()
    add(pasted)
  }

  return (
    <div className={frame}>
      <label htmlFor={id} className={rowLabel}>
        {label}
      </label>
      {contacts.map(contact => (
        <RecipientChip
          key={contact}
          contact={contact}
          onRemove={() => onChange(contacts.filter(other => other !== contact))}
        />
      ))}
      <input
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${id}-${chosen}` : undefined}
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        autoFocus={autoFocus}
        className={line}
        placeholder={contacts.length === 0 ? t`Name or address` : undefined}
        value={typed}
        onChange={event => type(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => accept()}
      />
      {isOpen && (
        <RecipientOptions
          id={id}
          label={label}
          options={found}
          chosen={chosen}
          onChoose={recipient => add([contactOf(recipient)])}
        />
      )}
    </div>
  )
}

const frame = css({
  flex: '1',
  minWidth: '0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1.5',
  paddingBlock: '1.5',
})
const line = css({
  flex: '[1 1 6rem]',
  minWidth: '24',
  minHeight: '7',
  background: '[transparent]',
  fontSize: { base: '[max(1rem, {fontSizes.body})]', md: 'body' },
  _focusVisible: { outline: '[none]', boxShadow: 'none' },
})
