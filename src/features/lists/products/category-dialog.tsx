import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { client } from '#src/api/client.ts'
import { categories as contract, type ShopCategory } from '#src/contract/shop/categories.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'

const api = client(contract)

interface Props {
  /** Undefined for a new category. */
  category: ShopCategory | undefined
  parentId: string | null
  onClose: () => void
  /** Called after the category was removed. */
  onRemoved: () => void
}

/** Adds a category below another one, or renames or removes it. One that is in use is not removed. */
export function CategoryDialog({ category, parentId, onClose, onRemoved }: Props) {
  const { t } = useLingui()
  const once = useSingleAction()
  const [id] = useState(() => crypto.randomUUID())
  const [name, setName] = useState(category?.name ?? '')
  const [code, setCode] = useState(category?.code ?? '')
  const [wasTried, setWasTried] = useState(false)
  const isMissing = name.trim() === ''

  const save = () =>
    once(async () => {
      setWasTried(true)
      if (isMissing) return
      const fields = { name: name.trim(), code: code.trim() }
      const saved = await withErrorToast(() =>
        category
          ? api.update({ body: { id: category.id, version: category.version, category: fields } })
          : api.create({ body: { id, category: { ...fields, parentId } }, idempotencyKey: id }),
      )
      if (saved) onClose()
    })

  const remove = () =>
    once(async () => {
      if (category && (await withErrorToast(() => api.remove({ query: { id: category.id } })))) onRemoved()
    })

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={category ? t`Category` : t`New category`}
      footer={
        <>
          {category && (
            <Button variant="ghost" onClick={() => void remove()}>
              <Trans>Delete</Trans>
            </Button>
          )}
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" onClick={() => void save()}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <div className={css({ display: 'grid', gap: '4' })}>
        <Field label={t`Name`} required error={wasTried && isMissing && <Trans>This is needed.</Trans>}>
          <Input
            autoFocus
            data-autofocus
            maxLength={200}
            value={name}
            onChange={event => setName(event.target.value)}
          />
        </Field>
        <Field label={t`Code`}>
          <Input maxLength={30} value={code} onChange={event => setCode(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}
