import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { blankOf, type ListKind, type ListRow, type Value } from './kind.ts'
import { ValueInput } from './table/value-input.tsx'

interface Props {
  kind: ListKind
  rows: readonly ListRow[]
  onClose: () => void
}

/** Gives a field of several rows the same value. */
export function BulkDialog({ kind, rows, onClose }: Props) {
  const { t, i18n } = useLingui()
  const once = useSingleAction()
  const fields = kind.fields.filter(
    ({ isLocked, isRequired, name }) => !isLocked && !isRequired && name !== 'code',
  )
  const [name, setName] = useState(fields.at(-1)?.name ?? '')
  const [value, setValue] = useState<Value>()
  const [isBusy, setIsBusy] = useState(false)
  const field = fields.find(one => one.name === name)
  const chosen = value ?? (field ? (blankOf([field])[name] ?? '') : '')
  const count = rows.length

  const save = () =>
    once(async () => {
      setIsBusy(true)
      let done = 0
      for (const row of rows) {
        const saved = await withErrorToast(() => kind.save(row, { [name]: chosen }).then(() => true))
        if (!saved) break
        done++
      }
      setIsBusy(false)
      onClose()
      if (done > 0)
        toast.success(t`${{ done: i18n.number(done) }} of ${{ count: i18n.number(count) }} changed`)
    })

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Plural value={count} one="Change # row" other="Change # rows" />}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" loading={isBusy} onClick={() => void save()}>
            <Trans>Change</Trans>
          </Button>
        </>
      }
    >
      <div className={css({ display: 'grid', gap: '4' })}>
        <Field label={t`Field`}>
          <Select
            value={name}
            options={fields.map(one => ({ value: one.name, label: one.label }))}
            onChange={next => {
              setName(next)
              setValue(undefined)
            }}
          />
        </Field>
        {field?.type === 'flag' ? (
          <Field label={t`New value`}>
            <Select
              value={chosen === false ? 'no' : 'yes'}
              options={[
                { value: 'yes', label: t`Yes` },
                { value: 'no', label: t`No` },
              ]}
              onChange={next => setValue(next === 'yes')}
            />
          </Field>
        ) : (
          field && (
            <Field label={t`New value`}>
              <ValueInput
                field={field}
                label={t`New value`}
                value={chosen}
                onChange={setValue}
                onDone={setValue}
                onCancel={() => undefined}
              />
            </Field>
          )
        )}
      </div>
    </Dialog>
  )
}
