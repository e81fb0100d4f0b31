import { LinkIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Editor, useEditorState } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'
import { css } from '#styled-system/css'

/** Makes the selection a link, changes the link at the cursor, or removes it. */
export function EditorLink({ editor }: { editor: Editor }) {
  'use no memo' // The editor is one object whose state changes.
  const { t } = useLingui()
  const href = useEditorState({ editor, selector: ({ editor }) => hrefAt(editor) })

  return (
    <Popover
      label={t`Link`}
      placement="top-start"
      trigger={
        <IconButton label={t`Link`} pressed={href !== undefined}>
          <LinkIcon />
        </IconButton>
      }
    >
      {close => <LinkForm editor={editor} href={href} onDone={close} />}
    </Popover>
  )
}

function LinkForm({
  editor,
  href,
  onDone,
}: {
  editor: Editor
  href: string | undefined
  onDone: () => void
}) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(href ?? '')
  const [isWrong, setIsWrong] = useState(false)
  const link = () => editor.chain().focus().extendMarkRange('link')

  function apply(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    const url = complete(typed.trim())
    setIsWrong(!url)
    if (!url) return
    const isText = editor.state.selection.empty && href === undefined
    if (isText)
      link()
        .insertContent({ type: 'text', text: typed.trim(), marks: [mark(url)] })
        .run()
    else link().setLink({ href: url }).run()
    onDone()
  }

  function remove() {
    link().unsetLink().run()
    onDone()
  }

  return (
    <form className={form} onSubmit={apply} noValidate>
      <Field
        label={<Trans>Address</Trans>}
        error={isWrong && <Trans>Write an address, such as nhasuong.vn or lan@nhasuong.vn.</Trans>}
      >
        <Input
          autoFocus
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t`nhasuong.vn`}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </Field>
      <div className={buttons}>
        {href !== undefined && (
          <Button variant="ghost" onClick={remove}>
            <Trans>Remove link</Trans>
          </Button>
        )}
        <Button variant="primary" type="submit">
          <Trans>Apply</Trans>
        </Button>
      </div>
    </form>
  )
}

const mark = (href: string) => ({ type: 'link', attrs: { href } })

const hrefAt = (editor: Editor): string | undefined =>
  editor.isActive('link') ? String(editor.getAttributes('link').href) : undefined

/** Returns the typed text as a link address; undefined when it cannot be one. */
function complete(typed: string): string | undefined {
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(typed)) return typed
  if (/^\S+@\S+\.\S+$/.test(typed)) return `mailto:${typed}`
  if (/^[^\s:/]+\.[^\s:]+$/.test(typed)) return `https://${typed}`
  return undefined
}

const form = css({ display: 'grid', gap: '4' })
const buttons = css({ display: 'flex', justifyContent: 'flex-end', gap: '2.5' })
