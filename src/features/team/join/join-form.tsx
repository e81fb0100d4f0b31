import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type * as v from 'valibot'
import { Joining, type TeamStatus } from '#src/contract/team.ts'
import { allowUnload } from '#src/device/drafts/dirty.ts'
import { noteTeam } from '#src/device/note-team.ts'
import { api } from '#src/features/team/load-team.ts'
import { Button } from '#src/ui/button/button.tsx'
import { SchemaForm } from '#src/ui/form/schema/schema-form.tsx'
import { useSchemaForm } from '#src/ui/form/schema/use-schema-form.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { css } from '#styled-system/css'
import { DataChoice } from './data-choice.tsx'

const app = getRouteApi('/_app')

/** The team's server is usually on the site from which the app is loaded. */
const ownAddress = () => `${location.origin}/api/team`

/** Form that joins a team. `member` is the team that this device is in already: then it only signs in again. */
export function JoinForm({ member }: { member?: TeamStatus }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { user } = app.useLoaderData()
  const { form, isSending } = useSchemaForm({
    schema: Joining,
    defaultValues: {
      address: member?.address ?? ownAddress(),
      email: user.email,
      password: '',
      name: member ? '-' : '',
      data: 'team',
    },
    send: async body => {
      if (!member && !(await isMeant(body))) return
      await api.join({ body })
      if (member) return void (await api.sync({ query: {} }))
      noteTeam(true)
      // All data is another one.
      allowUnload()
      location.reload()
    },
  })

  const isMeant = ({ data, address }: v.InferInput<typeof Joining>) =>
    confirm(
      data === 'device'
        ? {
            title: t`Start the team with the data of this device?`,
            text: t`All data of this device is sent to ${address}, also its pictures and files. Everybody in the team gets what their role may see.`,
            action: t`Start the team`,
          }
        : {
            title: t`Replace the data of this device?`,
            text: t`This device takes the team’s data in the place of its own. A copy of its own is kept until the next restore, and can be taken back after leaving the team.`,
            action: t`Join`,
            danger: true,
          },
    )

  return (
    <Card title={member ? <Trans>Sign in to the team again</Trans> : <Trans>Join a team</Trans>}>
      <SchemaForm form={form} className={fields}>
        {!member && (
          <>
            <form.AppField name="data">
              {field => <DataChoice value={field.state.value ?? 'team'} onChange={field.handleChange} />}
            </form.AppField>
            <form.AppField name="address">
              {field => (
                <field.TextField
                  label={<Trans>Address of the team</Trans>}
                  required
                  type="url"
                  autoComplete="off"
                  hint={<Trans>Begins with https:// and usually ends with /api/team.</Trans>}
                  maxLength={1000}
                />
              )}
            </form.AppField>
          </>
        )}
        <form.AppField name="email">
          {field => (
            <field.TextField
              label={<Trans>E-mail</Trans>}
              required
              type="email"
              autoComplete="username"
              maxLength={1000}
            />
          )}
        </form.AppField>
        <form.AppField name="password">
          {field => (
            <field.PasswordField
              label={<Trans>Password in the team</Trans>}
              required
              autoComplete="current-password"
            />
          )}
        </form.AppField>
        {!member && (
          <form.AppField name="name">
            {field => (
              <field.TextField
                label={<Trans>Name of this device</Trans>}
                required
                autoComplete="off"
                hint={<Trans>For example: Counter 1. The team sees it.</Trans>}
                maxLength={1000}
              />
            )}
          </form.AppField>
        )}
        <Button type="submit" variant="primary" loading={isSending} className={css({ justifySelf: 'start' })}>
          {member ? (
            <Trans>Sign in</Trans>
          ) : (
            <form.Subscribe selector={({ values }) => values.data}>
              {data => (data === 'device' ? <Trans>Start the team</Trans> : <Trans>Join</Trans>)}
            </form.Subscribe>
          )}
        </Button>
      </SchemaForm>
    </Card>
  )
}

const fields = css({ display: 'grid', gap: '4', padding: 'card', paddingBlockStart: '2' })
