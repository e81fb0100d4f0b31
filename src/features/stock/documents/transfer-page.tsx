import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '#src/api/rights.ts'
import { DocumentPage } from '#src/blocks/shop/documents/document-page.tsx'
import { DraftButtons } from '#src/blocks/shop/documents/draft-buttons.tsx'
import type { EditLine } from '#src/blocks/shop/documents/lines/edit-lines.ts'
import { LinesEditor } from '#src/blocks/shop/documents/lines/lines-editor.tsx'
import { LinesView } from '#src/blocks/shop/documents/lines/lines-view.tsx'
import { Timeline } from '#src/blocks/shop/documents/timeline.tsx'
import { changeOf } from '#src/blocks/shop/documents/use-change.ts'
import { useEditor } from '#src/blocks/shop/documents/use-editor.ts'
import { useWarehouses } from '#src/blocks/shop/documents/warehouses.ts'
import { useGranting } from '#src/blocks/shop/grant/granting.ts'
import type { Transfer } from '#src/contract/shop/documents/documents.ts'
import { devicePrefix } from '#src/device/prefix.ts'
import { transferCalls } from '#src/features/stock/calls.ts'
import { Button } from '#src/ui/button/button.tsx'
import { FieldsCard } from '#src/ui/layout/fields-card.tsx'
import { css } from '#styled-system/css'
import { FactsCard } from './facts-card.tsx'
import { NoteField } from './note-field.tsx'
import { stockUnits } from './stock-units.ts'
import { useStep } from './use-step.ts'
import { WarehouseField } from './warehouse-field.tsx'

interface Values {
  id: string
  from: string
  to: string
  lines: EditLine[]
  note: string
}

/** Goods that move from one warehouse to another: sent there, and received here. */
export function TransferPage({ row }: { row: Transfer | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const can = useCan()
  const [first, second] = useWarehouses()
  const [fresh] = useState<Values>(() => ({ id: crypto.randomUUID(), from: '', to: '', lines: [], note: '' }))
  const { step, isRunning } = useStep()
  const granting = useGranting()
  const places = (values: Values) => ({
    warehouseId: values.from || (first?.id ?? ''),
    toWarehouseId: values.to || (second?.id ?? ''),
  })
  const editor = useEditor<Transfer, Values>({
    name: 'transfer',
    row,
    values: fresh,
    create: values =>
      transferCalls.create({
        body: {
          id: values.id,
          at: new Date().toISOString(),
          device: devicePrefix(),
          ...places(values),
          lines: stockUnits(values.lines),
          note: values.note,
        },
      }),
    // A stored transfer is not edited.
    update: stored => Promise.resolve(stored),
    onCreated: ({ id }) =>
      navigate({ to: '/main/inventory/$kind/$id', params: { kind: 'transfer', id }, replace: true }),
  })
  const { values } = editor.draft
  const { warehouseId, toWarehouseId } = places(values)
  const change = (next: Partial<Values>) => editor.draft.change(() => next)
  const send = (stored: Transfer) =>
    step(
      () =>
        granting({ call: 'send', documentId: stored.id, version: stored.version }, grant =>
          transferCalls.send({ params: { id: stored.id }, body: { ...changeOf(stored), grant } }),
        ),
      t`Sent: the goods are on their way.`,
    )
  const params = { id: row?.id ?? '' }

  return (
    <DocumentPage
      title={row?.code ?? t`New transfer`}
      status={row?.status}
      back={{ to: '/main/inventory/transfer', label: t`All transfers` }}
      actions={
        row ? (
          <>
            {(row.status === 'draft' || row.status === 'sent') && can('inventory', 'edit') && (
              <Button
                variant="ghost"
                loading={isRunning}
                onClick={() =>
                  void step(() => transferCalls.cancel({ params, body: changeOf(row) }), t`Cancelled.`, {
                    title: t`Cancel ${{ code: row.code }}?`,
                    action: t`Cancel the transfer`,
                  })
                }
              >
                <Trans>Cancel the transfer</Trans>
              </Button>
            )}
            {row.status === 'draft' && can('inventory', 'create') && (
              <Button variant="primary" loading={isRunning} onClick={() => void send(row)}>
                <Trans>Send</Trans>
              </Button>
            )}
            {row.status === 'sent' && can('inventory', 'create') && (
              <Button
                variant="primary"
                loading={isRunning}
                onClick={() =>
                  void step(
                    () => transferCalls.receive({ params, body: changeOf(row) }),
                    t`Received in the other warehouse.`,
                  )
                }
              >
                <Trans>Receive</Trans>
              </Button>
            )}
          </>
        ) : (
          <DraftButtons
            editor={editor}
            isNew
            isIncomplete={values.lines.length === 0 || warehouseId === toWarehouseId}
            isMoving={isRunning}
            next={<Trans>Send</Trans>}
            onNext={send}
          />
        )
      }
      side={
        row ? (
          <>
            <FactsCard row={row} />
            <Timeline stamps={row.stamps} />
          </>
        ) : (
          <FieldsCard title={<Trans>Facts</Trans>}>
            <WarehouseField
              label={t`From the warehouse`}
              value={warehouseId}
              onChange={from => change({ from })}
            />
            <WarehouseField
              label={t`To the warehouse`}
              value={toWarehouseId}
              onChange={to => change({ to })}
            />
            {warehouseId === toWarehouseId && (
              <p role="status" className={css({ color: 'danger.text' })}>
                <Trans>Choose two different warehouses.</Trans>
              </p>
            )}
            <NoteField value={values.note} onChange={note => change({ note })} />
          </FieldsCard>
        )
      }
    >
      {row ? (
        <LinesView lines={row.lines.map(line => ({ ...line, id: line.productId }))} />
      ) : (
        <LinesEditor
          mayChangePrice={false}
          hasDiscount={false}
          priceOf={() => 0}
          lines={values.lines}
          onChange={next => editor.draft.change(({ lines }) => ({ lines: next(lines) }))}
        />
      )}
    </DocumentPage>
  )
}
