import { PlusIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { LabelColor } from '#src/contract/shared/mail-folders.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { LabelColorMenu } from './label-color-menu.tsx'
import { LabelLine } from './label-line.tsx'

const route = getRouteApi('/_app/apps/mailbox')

/** All labels in one dialog: colour and name are edited in place, new ones are added at the top. */
export function LabelManager() {
  const { labels: open } = route.useSearch()
  const navigate = useNavigate()
  const close = () => navigate({ to: '.', search: previous => ({ ...previous, labels: undefined }) })

  return (
    <Dialog
      open={open === 'edit'}
      onOpenChange={close}
      title={<Trans>Labels</Trans>}
      footer={
        <Button variant="primary" onClick={close}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <Labels />
    </Dialog>
  )
}

function Labels() {
  const { labels } = useMails()
  return (
    <>
      <NewLabel />
      <ul className={list}>
        {labels.map(label => (
          <LabelLine key={label.id} label={label} />
        ))}
      </ul>
    </>
  )
}

function NewLabel() {
  const { t } = useLingui()
  const { createLabel } = useMails()
  const [title, setTitle] = useState('')
  const [color, setColor] = useState<LabelColor>('blue')

  async function create(event: FormEvent) {
    event.preventDefault()
    if (title.trim() === '') return
    setTitle('')
    await createLabel(title.trim(), color)
  }

  return (
    <form className={line} onSubmit={create}>
      <LabelColorMenu color={color} onChange={setColor} />
      <Input
        autoFocus
        aria-label={t`New label`}
        placeholder={t`New label`}
        maxLength={60}
        value={title}
        onChange={event => setTitle(event.target.value)}
      />
      <Button type="submit" disabled={title.trim() === ''}>
        <PlusIcon />
        <Trans>Add</Trans>
      </Button>
    </form>
  )
}

const list = css({ display: 'grid', gap: '1' })
const line = css({ display: 'flex', alignItems: 'center', gap: '1.5', marginBlockEnd: '4' })
