import { ArrowLeftIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Shortcut } from '#src/contract/shortcuts.ts'
import { PanelFrame } from '#src/shell/panels/panel-frame.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { showError } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { css } from '#styled-system/css'
import { dropForm, keepForm, keptForm } from './kept-form.ts'
import { type Fields, isComplete, ShortcutFields } from './shortcut-fields.tsx'
import { api } from './shortcut-list.ts'

const blank = { label: '', description: '', icon: '', link: '', useRouter: true }

interface Props {
  /** Without one a new shortcut is added. */
  shortcut?: Shortcut
  /** Back to the shortcuts, because it is done or given up. */
  onLeave: () => void
  onClose: () => void
}

/** The form of one shortcut. */
export function EditShortcut({ shortcut, onLeave, onClose }: Props) {
  const { t } = useLingui()
  const [fields, setFields] = useState<Fields>(() => keptForm()?.fields ?? { ...blank, ...shortcut })
  const [isSaving, setSaving] = useState(false)

  function change(next: Fields) {
    setFields(next)
    keepForm({ fields: next, ...(shortcut && { shortcut }) })
  }

  function leave() {
    dropForm()
    onLeave()
  }

  async function send(call: () => Promise<unknown>) {
    setSaving(true)
    // What was refused stays in the form.
    await call().then(leave, showError)
    setSaving(false)
  }

  const save = () =>
    send(() =>
      shortcut
        ? api.update({ body: { id: shortcut.id, shortcut: fields } })
        : api.create({ body: { shortcut: fields } }),
    )

  const remove = ({ id, ...rest }: Shortcut) =>
    send(async () => {
      await api.remove({ query: { id } })
      toast.undo(t`Removed`, () => void api.create({ body: { shortcut: rest } }).catch(showError))
    })

  return (
    <PanelFrame
      title={shortcut ? <Trans>Edit shortcut</Trans> : <Trans>Add a shortcut</Trans>}
      tools={
        <IconButton label={t`Back`} onClick={leave}>
          <ArrowLeftIcon />
        </IconButton>
      }
      onClose={onClose}
    >
      <form
        className={form}
        onSubmit={event => {
          event.preventDefault()
          if (isComplete(fields)) void save()
        }}
      >
        <ShortcutFields value={fields} onChange={change} />
        <div className={actions}>
          {shortcut && (
            <Button variant="ghost" className={away} onClick={() => remove(shortcut)}>
              <Trans>Delete</Trans>
            </Button>
          )}
          <Button onClick={leave}>
            <Trans>Close</Trans>
          </Button>
          <Button type="submit" variant="primary" disabled={!isComplete(fields)} loading={isSaving}>
            {shortcut ? <Trans>Update</Trans> : <Trans>Add</Trans>}
          </Button>
        </div>
      </form>
    </PanelFrame>
  )
}

const form = css({ display: 'grid', gap: '4', padding: '5' })
const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2.5' })
const away = css({ marginInlineEnd: 'auto', color: 'danger.text' })
