import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import { NumberInput } from '#src/blocks/shop/amounts/number-input.tsx'
import { dropUnsentText, loadUnsentText, saveUnsentText } from '#src/device/drafts/unsent-text.ts'
import { parseJson } from '#src/lib/text/parse-json.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import {
  blankOf,
  type Changes,
  type ListField,
  type ListKind,
  type ListRow,
  type Value,
  valueOf,
} from './kind.ts'
import { useValueText } from './value-text.ts'

const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** Returns what was typed into a form and not saved; nothing when there is no such text. */
function readDraft(name: string): Changes {
  const fields = Object.entries(parseJson(loadUnsentText(name)) ?? {}).filter(([, value]) => isValue(value))
  return Object.fromEntries(fields)
}

interface Props {
  kind: ListKind
  /** Undefined for a new row. */
  row: ListRow | undefined
  onClose: () => void
}

const MAX_NUMBER = 1_000_000_000

/** All fields of a row, or of a new one. What is typed is kept on this device until it is saved. */
export function RowDialog({ kind, row, onClose }: Props) {
  const once = useSingleAction()
  const draft = `list.${kind.id}.${row?.id ?? 'new'}`
  const [newId] = useState(() => crypto.randomUUID())
  const [changes, setChanges] = useState<Changes>(() => readDraft(draft))
  const [wasTried, setWasTried] = useState(false)
  const blank = blankOf(kind.fields)
  const current = (name: string) => changes[name] ?? (row ? valueOf(row, name) : (blank[name] ?? null))
  const canSave = row ? kind.canEdit : kind.canCreate
  const isMissing = ({ name, isRequired }: ListField) =>
    isRequired && String(current(name) ?? '').trim() === ''
  const title = row ? String(valueOf(row, kind.fields[0]?.name ?? 'name') ?? '') : kind.newTitle

  function change(name: string, value: Value) {
    const next = { ...changes, [name]: value }
    setChanges(next)
    saveUnsentText(draft, JSON.stringify(next))
  }

  function discard() {
    dropUnsentText(draft)
    onClose()
  }

  const save = () =>
    once(async () => {
      setWasTried(true)
      if (kind.fields.some(isMissing)) return
      const done = await withErrorToast(async () => {
        if (!row) await kind.create(newId, { ...blank, ...changes })
        else if (Object.keys(changes).length > 0) await kind.save(row, changes)
        return true
      })
      if (!done) return
      dropUnsentText(draft)
      onClose()
    })

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={title}
      footer={
        <>
          {Object.keys(changes).length > 0 && (
            <Button variant="ghost" onClick={discard}>
              <Trans>Discard changes</Trans>
            </Button>
          )}
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          {canSave && (
            <Button variant="primary" onClick={() => void save()}>
              <Trans>Save</Trans>
            </Button>
          )}
        </>
      }
    >
      <div className={grid}>
        {kind.fields
          .filter(({ isLocked }) => row || !isLocked)
          .map(field => (
            <FormField
              key={field.name}
              field={field}
              value={current(field.name)}
              isReadOnly={!canSave || field.isLocked === true}
              isMissing={wasTried && isMissing(field) === true}
              onChange={value => change(field.name, value)}
            />
          ))}
      </div>
    </Dialog>
  )
}

interface FormFieldProps {
  field: ListField
  value: Value
  isReadOnly: boolean
  isMissing: boolean
  onChange: (value: Value) => void
}

function FormField({ field, value, isReadOnly, isMissing, onChange }: FormFieldProps) {
  const textOf = useValueText()
  const { type, label, options = [], isRequired } = field
  const number = typeof value === 'number' ? value : null
  if (type === 'flag')
    return (
      <Switch
        checked={value === true}
        disabled={isReadOnly}
        onChange={event => onChange(event.target.checked)}
      >
        {label}
      </Switch>
    )
  return (
    <Field label={label} required={isRequired} error={isMissing && <Trans>This is needed.</Trans>}>
      {isReadOnly ? (
        <Input readOnly value={textOf(field, value)} />
      ) : type === 'choice' ? (
        <Select value={String(value ?? '') || null} options={[...options]} onChange={onChange} />
      ) : type === 'money' ? (
        <MoneyInput value={number} onChange={next => onChange(next ?? 0)} />
      ) : type === 'number' ? (
        <NumberInput decimals={3} max={MAX_NUMBER} value={number} onChange={next => onChange(next ?? 0)} />
      ) : (
        <Input
          type={type === 'phone' ? 'tel' : 'text'}
          maxLength={200}
          value={String(value ?? '')}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

const grid = css({
  display: 'grid',
  gap: '4',
  alignItems: 'end',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
})
