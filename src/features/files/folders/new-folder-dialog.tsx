import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { useFolder } from '#src/features/files/use-folder.ts'
import { keyOf, numberedName } from '#src/lib/text/numbered-name.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

/** Asks for the name of a new folder. */
export function NewFolderDialog({ open, onClose }: Props) {
  const { t } = useLingui()
  const { items, folderId, createFolder } = useFolder()
  const formId = useId()
  const names = items.map(({ name }) => name)
  const [name, setName] = useState(() => numberedName(t`New folder`, names))
  const trimmed = name.trim()
  const isTaken = names.some(other => keyOf(other) === keyOf(trimmed))

  async function create(event: FormEvent) {
    event.preventDefault()
    if (trimmed === '' || isTaken) return
    if (await createFolder(folderId, trimmed)) onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={<Trans>New folder</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={formId} disabled={trimmed === '' || isTaken}>
            <Trans>Create</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={event => void create(event)}>
        <Field
          label={<Trans>Folder name</Trans>}
          error={isTaken ? <Trans>This name is taken in this folder. Choose another.</Trans> : undefined}
        >
          <Input
            value={name}
            maxLength={255}
            autoFocus
            onFocus={event => event.target.select()}
            onChange={event => setName(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
