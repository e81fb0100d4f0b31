import { CheckCircleIcon, PlusIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { dropDraft, loadDraft } from '#src/device/drafts/drafts.ts'
import { loadUnsentText, saveUnsentText } from '#src/device/drafts/unsent-text.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { type Press, useSingleAction } from '#src/ui/button/use-single-action.ts'
import { useGrowToContent } from '#src/ui/form/use-grow-to-content.ts'
import { isEnter } from '#src/ui/keyboard/is-enter.ts'
import { css } from '#styled-system/css'
import { PictureButton } from './picture-button.tsx'
import { useNewNote } from './use-new-note.ts'

const lineName = 'notes.new'

/** A field that saves one note on Enter; its buttons open a new note with a checklist or a picture. */
export function Composer() {
  const { t } = useLingui()
  const { add, open } = useNewNote()
  const once = useSingleAction()
  const [text, setText] = useState(keptText)
  const area = useGrowToContent()

  function write(next: string) {
    setText(next)
    saveUnsentText(lineName, next)
    dropDraft(lineName)
  }

  /** Saves the note. If that fails, its text returns to the field, before what was written in the meantime. */
  async function submit(save: (content: string) => Promise<unknown>) {
    write('')
    if (await save(text.trim())) return
    write([text, area.current?.value].filter(Boolean).join('\n'))
  }

  const keep = () => submit(content => add({ content }))

  const keepOrBegin = (press: Press) => once<unknown>(() => (text.trim() ? keep() : open()), press)

  const begin = (fields: Parameters<typeof open>[0], press?: Press) =>
    void submit(content => open({ content, ...fields }, press))

  function keepOnEnter(event: KeyboardEvent) {
    if (!isEnter(event) || event.shiftKey) return
    event.preventDefault()
    if (text.trim()) void keep()
  }

  const name = text.trim() ? t`Keep the note` : t`New note`

  return (
    <div className={frame}>
      <textarea
        ref={area}
        rows={1}
        maxLength={100_000}
        aria-label={t`Write a note`}
        placeholder={t`Write a note…`}
        className={field}
        value={text}
        onChange={event => write(event.target.value)}
        onKeyDown={keepOnEnter}
      />
      <IconButton
        label={t`New checklist`}
        onClick={event =>
          begin({ tasks: [{ id: crypto.randomUUID(), content: '', completed: false }] }, event)
        }
      >
        <CheckCircleIcon />
      </IconButton>
      <PictureButton label={t`New note with a picture`} onPicture={image => begin({ image })} />
      <Button variant="primary" className={plus} title={name} aria-label={name} onClick={keepOrBegin}>
        <PlusIcon />
      </Button>
    </div>
  )
}

/** Earlier releases stored this text as a draft. */
const keptText = () => loadUnsentText(lineName) || (loadDraft(lineName)?.text ?? '')

/** On a phone it floats at the bottom, near the thumb. */
const frame = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  padding: '1.5',
  paddingInlineStart: '4',
  minHeight: '14',
  borderRadius: 'xl',
  background: 'raised',
  border: 'hairline',
  boxShadow: { base: 'md', md: 'xs' },
  position: { base: 'absolute', md: 'static' },
  zIndex: 'sticky',
  insetInline: { base: '3.5', md: '[auto]' },
  insetBlockEnd: { base: '[max(1rem, env(safe-area-inset-bottom))]', md: '[auto]' },
  flex: 'none',
  width: { md: 'full' },
  maxWidth: { md: 'pane.formMax' },
  marginInline: { md: 'auto' },
  marginBlockEnd: { md: '5' },
  '&:has(textarea:focus-visible)': { outline: 'focus', outlineOffset: '[-1px]' },
  _print: { display: 'none' },
})
const plus = css({ flex: 'none', width: 'touch', minHeight: 'touch', paddingInline: '0' })
const field = css({
  flex: '1',
  minWidth: '0',
  fieldSizing: 'content',
  maxHeight: '[40dvh]',
  resize: 'none',
  paddingBlock: '2',
  background: '[transparent]',
  _focusVisible: { outline: 'none', boxShadow: 'none' },
  _placeholder: { color: 'placeholder' },
})
