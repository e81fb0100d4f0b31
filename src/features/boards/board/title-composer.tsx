import { Trans } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { dropUnsentText, loadUnsentText, saveUnsentText } from '#src/device/drafts/unsent-text.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { focusWhenMounted } from '#src/ui/keyboard/focus-when-mounted.ts'
import { isComposing } from '#src/ui/keyboard/is-enter.ts'
import { css } from '#styled-system/css'
import { fieldIdOf } from './lazy-composer.ts'

interface Props {
  label: string
  action: string
  /**
   * The name of the text on this device: it is still there after a reload. Also the id of the button that opens the field
   * again, which gets the focus.
   */
  draftName: string
  /** Resolves to `undefined` if it failed; the text returns to the field then. */
  onAdd: (title: string) => Promise<unknown>
  onClose: () => void
}

/** A field for a title: Enter adds and stays for the next one, Escape closes. */
export function TitleComposer({ label, action, draftName, onAdd, onClose }: Props) {
  const [text, setText] = useState(() => loadUnsentText(draftName))

  function write(next: string) {
    setText(next)
    saveUnsentText(draftName, next)
  }

  async function add(event?: FormEvent) {
    event?.preventDefault()
    const words = text.replaceAll(/\s+/g, ' ').trim()
    if (words === '') return
    setText('')
    if ((await onAdd(words)) === undefined) setText(current => current || words)
    else if (loadUnsentText(draftName).trim() === text.trim()) dropUnsentText(draftName)
  }

  function close() {
    onClose()
    focusWhenMounted(draftName)
  }

  function press(event: KeyboardEvent) {
    if (isComposing(event)) return
    if (event.key === 'Enter') void add(event)
    if (event.key === 'Escape') close()
  }

  return (
    <form className={frame} onSubmit={add}>
      <Textarea
        autoFocus
        id={fieldIdOf(draftName)}
        rows={1}
        aria-label={label}
        placeholder={label}
        maxLength={1000}
        enterKeyHint="done"
        className={field}
        value={text}
        onChange={event => write(event.target.value)}
        onKeyDown={press}
      />
      <div className={css({ display: 'flex', gap: '1.5' })}>
        <Button type="submit" size="sm" variant="primary">
          {action}
        </Button>
        <Button size="sm" variant="ghost" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

const frame = css({
  display: 'grid',
  gap: '2',
  padding: '3',
  background: 'surface',
  borderRadius: 'lg',
  boxShadow: '[0 0 0 2px {colors.accent.ring}]',
})
const field = css({
  minHeight: '8',
  padding: '0',
  background: '[transparent]',
  boxShadow: '[none !important]',
  outline: '[none !important]',
})
