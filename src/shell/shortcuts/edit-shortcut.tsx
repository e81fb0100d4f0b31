import { ArrowLeftIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from '@tanstack/react-form'
import { useState } from 'react'
import * as v from 'valibot'
import { Shortcut } from '#src/contract/shell/shortcuts.ts'
import { resolveLink } from '#src/lib/url/link.ts'
import { PanelFrame } from '#src/shell/panels/panel-frame.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { showError } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { SchemaForm } from '#src/ui/form/schema/schema-form.tsx'
import { useSchemaForm } from '#src/ui/form/schema/use-schema-form.ts'
import { SpriteIcon } from '#src/ui/icon/sprite-icon.tsx'
import { css } from '#styled-system/css'
import { IconChoices } from './icon-choices.tsx'
import { dropForm, keepForm, keptFields } from './kept-form.ts'
import { api } from './shortcut-list.ts'

const blank = { label: '', description: '', icon: '', link: '', useRouter: true }
const { id: _, ...entries } = Shortcut.entries
const Fields = v.object(entries)

interface Props {
  /** Undefined for a new shortcut. */
  shortcut?: Shortcut
  /** Returns to the shortcuts, after saving or cancelling. */
  onLeave: () => void
  onClose: () => void
}

/**
 * The form of one shortcut. spec: label, icon, link and the router toggle are required. The link must be a valid
 * address.
 */
export function EditShortcut({ shortcut, onLeave, onClose }: Props) {
  const { t } = useLingui()
  const [first] = useState(() => keptFields(shortcut) ?? { ...blank, ...shortcut })
  const { form, isComplete, isSending } = useSchemaForm({
    schema: Fields,
    defaultValues: first,
    send: async fields => {
      if (shortcut) await api.update({ body: { id: shortcut.id, shortcut: fields } })
      else await api.create({ body: { shortcut: fields } })
      leave()
    },
    onChange: fields => keepForm({ fields, ...(shortcut && { shortcut }) }),
  })
  const isInApp = useStore(form.store, ({ values }) => values.useRouter)

  function leave() {
    dropForm()
    onLeave()
  }

  async function remove({ id, ...rest }: Shortcut) {
    try {
      await api.remove({ query: { id } })
    } catch (error) {
      return showError(error)
    }
    toast.undo(t`Removed`, () => void api.create({ body: { shortcut: rest } }).catch(showError))
    leave()
  }

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
      <SchemaForm form={form} className={panel}>
        <form.AppField name="label">
          {field => <field.TextField label={<Trans>Label</Trans>} required autoFocus maxLength={1000} />}
        </form.AppField>
        <form.AppField name="description">
          {field => <field.TextField label={<Trans>Description</Trans>} maxLength={1000} />}
        </form.AppField>
        <form.AppField name="icon">
          {field => (
            <div>
              <field.TextField
                label={<Trans>Icon</Trans>}
                required
                hint={<Trans>Choose one, or write the name of a heroicon</Trans>}
                autoCapitalize="none"
                spellCheck={false}
                maxLength={100}
                lead={<SpriteIcon name={field.state.value.trim() || 'photo'} />}
              />
              <IconChoices value={field.state.value} onChange={name => field.handleChange(name)} />
            </div>
          )}
        </form.AppField>
        <form.AppField
          name="link"
          validators={{
            onChangeListenTo: ['useRouter'],
            onChange: ({ value, fieldApi }) =>
              value.trim() && !resolveLink(value, fieldApi.form.getFieldValue('useRouter'))
                ? t`This is not an address that can be opened.`
                : undefined,
          }}
        >
          {field => (
            <field.TextField
              label={<Trans>Link</Trans>}
              required
              hint={
                isInApp ? (
                  <Trans>A place in the app, such as /apps/tasks</Trans>
                ) : (
                  <Trans>An address, such as https://example.com; it opens in a new tab</Trans>
                )
              }
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={1000}
            />
          )}
        </form.AppField>
        <form.AppField name="useRouter">
          {field => (
            <field.SwitchField>
              <Trans>Use router for the link</Trans>
            </field.SwitchField>
          )}
        </form.AppField>
        <div className={actions}>
          {shortcut && (
            <Button variant="ghost" className={away} onClick={() => remove(shortcut)}>
              <Trans>Delete</Trans>
            </Button>
          )}
          <Button onClick={leave}>
            <Trans>Close</Trans>
          </Button>
          <Button type="submit" variant="primary" disabled={!isComplete} loading={isSending}>
            {shortcut ? <Trans>Update</Trans> : <Trans>Add</Trans>}
          </Button>
        </div>
      </SchemaForm>
    </PanelFrame>
  )
}

const panel = css({ display: 'grid', gap: '4', padding: '5' })
const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2.5' })
const away = css({ marginInlineEnd: 'auto', color: 'danger.text' })
