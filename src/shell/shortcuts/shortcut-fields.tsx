import { Trans } from '@lingui/react/macro'
import type { Shortcut } from '#src/contract/shortcuts.ts'
import { resolveLink } from '#src/lib/url/link.ts'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { IconField } from './icon-field.tsx'

export type Fields = Omit<Shortcut, 'id'>

interface Props {
  value: Fields
  onChange: (value: Fields) => void
}

/** spec: label, icon, link and the router toggle are required. A link must lead somewhere. */
export const isComplete = ({ label, icon, link, useRouter }: Fields) =>
  label.trim() !== '' && icon.trim() !== '' && resolveLink(link, useRouter) !== undefined

export function ShortcutFields({ value, onChange }: Props) {
  const set = (change: Partial<Fields>) => onChange({ ...value, ...change })
  const leadsNowhere = value.link.trim() !== '' && !resolveLink(value.link, value.useRouter)

  return (
    <>
      <Field label={<Trans>Label</Trans>} required>
        <Input
          autoFocus
          maxLength={1000}
          value={value.label}
          onChange={event => set({ label: event.target.value })}
        />
      </Field>
      <Field label={<Trans>Description</Trans>}>
        <Input
          maxLength={1000}
          value={value.description ?? ''}
          onChange={event => set({ description: event.target.value })}
        />
      </Field>
      <IconField value={value.icon} onChange={icon => set({ icon })} />
      <Field
        label={<Trans>Link</Trans>}
        required
        hint={
          value.useRouter ? (
            <Trans>A place in the app, such as /apps/tasks</Trans>
          ) : (
            <Trans>An address, such as https://example.com; it opens in a new tab</Trans>
          )
        }
        error={leadsNowhere && <Trans>This is not an address that can be opened.</Trans>}
      >
        <Input
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={1000}
          value={value.link}
          onChange={event => set({ link: event.target.value })}
        />
      </Field>
      <Switch checked={value.useRouter} onChange={event => set({ useRouter: event.target.checked })}>
        <Trans>Use router for the link</Trans>
      </Switch>
    </>
  )
}
