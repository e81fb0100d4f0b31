import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { api, useFund } from './fund-api.ts'

/** Adds an account for cash or of a bank. */
export function AccountDialog() {
  const { t } = useLingui()
  const { close, change } = useFund()
  const once = useSingleAction()
  const [id] = useState(() => crypto.randomUUID())
  const [fields, setFields] = useState({ name: '', kind: 'cash' as 'cash' | 'bank', bin: '', account: '' })
  const [wasTried, setWasTried] = useState(false)
  const set = (changes: Partial<typeof fields>) => setFields({ ...fields, ...changes })
  const isMissing = fields.name.trim() === ''

  const save = () =>
    once(async () => {
      setWasTried(true)
      if (isMissing) return
      const account = { ...fields, name: fields.name.trim() }
      const made = await withErrorToast(() =>
        api.createAccount({ body: { id, account }, idempotencyKey: id }),
      )
      if (made) change({ entering: undefined, account: made.id }, true)
    })

  return (
    <Dialog
      open
      onOpenChange={close}
      title={t`New account`}
      footer={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" onClick={() => void save()}>
            <Trans>Add</Trans>
          </Button>
        </>
      }
    >
      <div className={css({ display: 'grid', gap: '4' })}>
        <Field
          label={t`Name`}
          required
          error={wasTried && isMissing && <Trans>An account needs a name.</Trans>}
        >
          <Input
            autoFocus
            data-autofocus
            maxLength={200}
            value={fields.name}
            onChange={event => set({ name: event.target.value })}
          />
        </Field>
        <SegmentedControl
          label={t`Kind`}
          value={fields.kind}
          onChange={kind => set({ kind })}
          options={[
            { value: 'cash', label: t`Cash` },
            { value: 'bank', label: t`Bank` },
          ]}
          className={css({ justifySelf: 'start' })}
        />
        {fields.kind === 'bank' && (
          <>
            <Field
              label={t`Number of the bank (BIN)`}
              hint={<Trans>Six digits, for the codes of transfers.</Trans>}
            >
              <Input
                inputMode="numeric"
                maxLength={6}
                value={fields.bin}
                onChange={event => set({ bin: event.target.value })}
              />
            </Field>
            <Field label={t`Number of the account`}>
              <Input
                inputMode="numeric"
                maxLength={30}
                value={fields.account}
                onChange={event => set({ account: event.target.value })}
              />
            </Field>
          </>
        )}
      </div>
    </Dialog>
  )
}
