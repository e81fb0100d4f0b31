import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '#src/api/rights.ts'
import { DocumentPage } from '#src/blocks/shop/documents/document-page.tsx'
import type { EditLine } from '#src/blocks/shop/documents/lines/edit-lines.ts'
import { LinesEditor } from '#src/blocks/shop/documents/lines/lines-editor.tsx'
import { LinesView } from '#src/blocks/shop/documents/lines/lines-view.tsx'
import { Timeline } from '#src/blocks/shop/documents/timeline.tsx'
import { changeOf } from '#src/blocks/shop/documents/use-change.ts'
import { useEditor } from '#src/blocks/shop/documents/use-editor.ts'
import { useWarehouses } from '#src/blocks/shop/documents/warehouses.ts'
import type { Adjustment } from '#src/contract/shop/documents/documents.ts'
import { devicePrefix } from '#src/device/prefix.ts'
import { adjustmentCalls } from '#src/features/stock/calls.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { FieldsCard } from '#src/ui/layout/fields-card.tsx'
import { css } from '#styled-system/css'
import { FactsCard } from './facts-card.tsx'
import { NoteField } from './note-field.tsx'
import { stockUnits } from './stock-units.ts'
import { useStep } from './use-step.ts'
import { WarehouseField } from './warehouse-field.tsx'

interface Values {
  id: string
  warehouseId: string
  /** The goods are there no more, or more of them are there. */
  direction: 'less' | 'more'
  reason: string
  lines: EditLine[]
  note: string
}

const empty = { warehouseId: '', direction: 'less', reason: '', lines: [], note: '' } as const

/** The stock corrected for a reason: broken, expired, found. It is posted immediately. */
export function AdjustmentPage({ row }: { row: Adjustment | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const can = useCan()
  const [first] = useWarehouses()
  const [fresh] = useState<Values>(() => ({ ...empty, id: crypto.randomUUID(), lines: [] }))
  const { step, isRunning } = useStep()
  const editor = useEditor<Adjustment, Values>({
    name: 'adjustment',
    row,
    values: fresh,
    create: ({ id, direction, reason, lines, note, warehouseId }) =>
      adjustmentCalls.post({
        body: {
          id,
          at: new Date().toISOString(),
          device: devicePrefix(),
          warehouseId: warehouseId || (first?.id ?? ''),
          reason: reason.trim(),
          lines: stockUnits(lines).map(line => ({
            ...line,
            quantity: direction === 'less' ? -line.quantity : line.quantity,
          })),
          note,
        },
      }),
    // A posted adjustment is not edited.
    update: stored => Promise.resolve(stored),
    onCreated: ({ id }) =>
      navigate({ to: '/main/inventory/$kind/$id', params: { kind: 'adjustment', id }, replace: true }),
  })
  const { values } = editor.draft
  const change = (next: Partial<Values>) => editor.draft.change(() => next)
  const reasons =
    values.direction === 'less' ? [t`Broken`, t`Expired`, t`Lost`, t`Own use`] : [t`Found`, t`Counted wrong`]

  return (
    <DocumentPage
      title={row?.code ?? t`New adjustment`}
      status={row?.status}
      lead={row?.reason}
      back={{ to: '/main/inventory/adjustment', label: t`All adjustments` }}
      actions={
        row
          ? row.status === 'posted' &&
            can('inventory', 'edit') && (
              <Button
                loading={isRunning}
                onClick={() =>
                  void step(
                    () => adjustmentCalls.cancel({ params: { id: row.id }, body: changeOf(row) }),
                    t`Cancelled: the stock is as before.`,
                    { title: t`Cancel ${{ code: row.code }}?`, action: t`Cancel the adjustment` },
                  )
                }
              >
                <Trans>Cancel the adjustment</Trans>
              </Button>
            )
          : can('inventory', 'edit') && (
              <Button
                variant="primary"
                loading={editor.isRunning}
                disabled={
                  values.reason.trim() === '' ||
                  values.lines.length === 0 ||
                  values.lines.some(({ quantity }) => quantity === 0)
                }
                onClick={() => void editor.save()}
              >
                <Trans>Post</Trans>
              </Button>
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
            <SegmentedControl
              label={t`Direction`}
              value={values.direction}
              onChange={direction => change({ direction })}
              options={[
                { value: 'less', label: t`Take away` },
                { value: 'more', label: t`Add to the stock` },
              ]}
            />
            <WarehouseField
              label={t`Warehouse`}
              value={values.warehouseId || (first?.id ?? '')}
              onChange={warehouseId => change({ warehouseId })}
            />
            <Field label={t`Reason`} required>
              <Input
                maxLength={200}
                value={values.reason}
                onChange={event => change({ reason: event.target.value })}
              />
            </Field>
            <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
              {reasons.map(reason => (
                <Button
                  key={reason}
                  size="sm"
                  variant={values.reason === reason ? 'soft' : 'secondary'}
                  aria-pressed={values.reason === reason}
                  onClick={() => change({ reason })}
                >
                  {reason}
                </Button>
              ))}
            </div>
            <NoteField value={values.note} onChange={note => change({ note })} />
          </FieldsCard>
        )
      }
    >
      {row ? (
        <LinesView lines={row.lines.map((line, index) => ({ ...line, id: String(index) }))} />
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
