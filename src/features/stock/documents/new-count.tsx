import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { DocumentPage } from '#src/blocks/shop/documents/document-page.tsx'
import { useEditor } from '#src/blocks/shop/documents/use-editor.ts'
import { useWarehouses } from '#src/blocks/shop/documents/warehouses.ts'
import type { StockCount } from '#src/contract/shop/documents/documents.ts'
import { devicePrefix } from '#src/device/prefix.ts'
import { countCalls } from '#src/features/stock/calls.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { FieldsCard } from '#src/ui/layout/fields-card.tsx'
import { NoteField } from './note-field.tsx'
import { WarehouseField } from './warehouse-field.tsx'

interface Values {
  id: string
  warehouseId: string
  note: string
}

/** Where a count begins: the warehouse, and which shelf. */
export function NewCount() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [first] = useWarehouses()
  const [fresh] = useState<Values>(() => ({ id: crypto.randomUUID(), warehouseId: '', note: '' }))
  const editor = useEditor<StockCount, Values>({
    name: 'count',
    row: undefined,
    values: fresh,
    create: ({ id, warehouseId, note }) =>
      countCalls.create({
        body: {
          id,
          at: new Date().toISOString(),
          device: devicePrefix(),
          warehouseId: warehouseId || (first?.id ?? ''),
          note,
        },
      }),
    update: stored => Promise.resolve(stored),
    onCreated: ({ id }) =>
      navigate({ to: '/main/inventory/$kind/$id', params: { kind: 'count', id }, replace: true }),
  })
  const { draft, isRunning, save } = editor
  return (
    <DocumentPage
      title={t`New count`}
      back={{ to: '/main/inventory/count', label: t`All counts` }}
      actions={
        <Button variant="primary" loading={isRunning} disabled={!first} onClick={() => void save()}>
          <Trans>Begin to count</Trans>
        </Button>
      }
      side={
        <Notice>
          <Trans>The count is blind: what the stock should be is shown when you compare.</Trans>
        </Notice>
      }
    >
      <FieldsCard title={<Trans>What is counted</Trans>}>
        <WarehouseField
          label={t`Warehouse`}
          value={draft.values.warehouseId || (first?.id ?? '')}
          onChange={warehouseId => draft.change(() => ({ warehouseId }))}
        />
        <NoteField value={draft.values.note} onChange={note => draft.change(() => ({ note }))} />
      </FieldsCard>
    </DocumentPage>
  )
}
