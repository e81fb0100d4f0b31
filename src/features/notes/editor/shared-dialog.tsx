import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Textarea } from '#src/ui/form/textarea.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { useNewNote } from './use-new-note.ts'
import { useShared } from './use-shared.ts'

/** Shows data from another app or from a link on any web site: it becomes a note only when the user confirms. */
export function SharedDialog() {
  const shared = useShared()
  const form = useId()
  const [isKeeping, setKeeping] = useState(false)
  return (
    <Dialog
      open={shared.isShared}
      onOpenChange={() => void shared.forget()}
      title={<Trans>Keep this as a note?</Trans>}
      footer={
        <>
          <Button disabled={isKeeping} onClick={() => void shared.forget()}>
            <Trans>Discard</Trans>
          </Button>
          <Button type="submit" form={form} variant="primary" loading={isKeeping || shared.isLoading}>
            <Trans>Keep the note</Trans>
          </Button>
        </>
      }
    >
      <SharedForm
        key={`${shared.title}\n${shared.content}`}
        id={form}
        shared={shared}
        isKeeping={isKeeping}
        onKeeping={setKeeping}
      />
    </Dialog>
  )
}

interface FormProps {
  id: string
  shared: ReturnType<typeof useShared>
  isKeeping: boolean
  onKeeping: (isKeeping: boolean) => void
}

function SharedForm({ id, shared, isKeeping, onKeeping }: FormProps) {
  const { t } = useLingui()
  const { open } = useNewNote()
  const [title, setTitle] = useState(shared.title)
  const [content, setContent] = useState(shared.content)
  const { image } = shared

  async function keep(event: FormEvent) {
    event.preventDefault()
    if (isKeeping || shared.isLoading) return
    onKeeping(true)
    await open({ title, content, ...(image && { image }) })
    onKeeping(false)
  }

  return (
    <form id={id} className={column} onSubmit={keep}>
      <Field label={<Trans>Title</Trans>}>
        <Input maxLength={1000} value={title} onChange={event => setTitle(event.target.value)} />
      </Field>
      <Field label={<Trans>Text</Trans>}>
        <Textarea
          rows={5}
          maxLength={100_000}
          value={content}
          onChange={event => setContent(event.target.value)}
        />
      </Field>
      {image && <img src={image} alt={t`Picture of the note`} className={picture} />}
    </form>
  )
}

const column = css({ display: 'grid', gap: '4' })
const picture = css({ maxWidth: 'full', maxHeight: '[40dvh]', borderRadius: 'lg', justifySelf: 'center' })
