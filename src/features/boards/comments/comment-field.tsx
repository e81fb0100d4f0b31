import { Trans } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { dropUnsentText, loadUnsentText, saveUnsentText } from '#src/device/drafts/unsent-text.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { css } from '#styled-system/css'

interface Props {
  label: string
  /** The text of the button that sends. */
  action: string
  /** The name of the text on this device: it is still there after a reload. */
  draftName: string
  /** The comment that is edited. */
  stored?: string
  autoFocus?: boolean
  /** Resolves to `undefined` if it failed; the text returns to the field then. */
  onSend: (text: string) => Promise<unknown>
  onCancel?: () => void
}

/** A field for a comment. Ctrl or ⌘ with Enter sends it, like its button. */
export function CommentField({ label, action, draftName, stored = '', onSend, onCancel, autoFocus }: Props) {
  const [text, setText] = useState(() => loadUnsentText(draftName) || stored)

  function write(next: string) {
    setText(next)
    saveUnsentText(draftName, next)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    const words = text.trim()
    if (words === '') return
    setText('')
    if ((await onSend(words)) === undefined) setText(current => current || text)
    else if (loadUnsentText(draftName) === text) dropUnsentText(draftName)
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send(event)
  }

  function cancel() {
    dropUnsentText(draftName)
    onCancel?.()
  }

  return (
    <form className={frame} onSubmit={send}>
      <Textarea
        rows={1}
        autoFocus={autoFocus}
        aria-label={label}
        placeholder={label}
        maxLength={1000}
        value={text}
        onChange={event => write(event.target.value)}
        onKeyDown={press}
      />
      {(onCancel || text.trim() !== '') && (
        <div className={css({ display: 'flex', gap: '1.5' })}>
          <Button type="submit" size="sm" variant="primary" disabled={text.trim() === ''}>
            {action}
          </Button>
          {onCancel && (
            <Button size="sm" variant="ghost" onClick={cancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </div>
      )}
    </form>
  )
}

const frame = css({ flex: '1', minWidth: '0', display: 'grid', gap: '2', _print: { display: 'none' } })
