import { PrinterIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '#src/api/rights.ts'
import { DocumentPage } from '#src/blocks/shop/documents/document-page.tsx'
import { DraftButtons } from '#src/blocks/shop/documents/draft-buttons.tsx'
import { FootTotal } from '#src/blocks/shop/documents/lines/foot-total.tsx'
import { LinesEditor } from '#src/blocks/shop/documents/lines/lines-editor.tsx'
import { useProductsById } from '#src/blocks/shop/documents/lines/products-by-id.ts'
import { TotalsView } from '#src/blocks/shop/documents/lines/totals-view.tsx'
import { LinkedEntries } from '#src/blocks/shop/documents/linked/linked-entries.tsx'
import { OutdatedNotice } from '#src/blocks/shop/documents/outdated-notice.tsx'
import { Timeline } from '#src/blocks/shop/documents/timeline.tsx'
import { useEditor } from '#src/blocks/shop/documents/use-editor.ts'
import { useWarehouses } from '#src/blocks/shop/documents/warehouses.ts'
import { useGranting } from '#src/blocks/shop/grant/granting.ts'
import { ShortageNotice } from '#src/blocks/shop/products/shortage-notice.tsx'
import { useShortages } from '#src/blocks/shop/products/use-shortages.ts'
import { useMay } from '#src/blocks/shop/use-may.ts'
import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import type { Linked } from '#src/contract/shop/documents/linked.ts'
import type { Act } from '#src/contract/shop/grants.ts'
import { devicePrefix } from '#src/device/prefix.ts'
import { outCalls } from '#src/features/goods/calls.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import type { VatMode } from '#src/lib/money/vat.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { printPage } from '#src/ui/layout/print-page.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { TakeOutActions } from './take-out-actions.tsx'
import { TakeOutFacts } from './take-out-facts.tsx'
import { TakeOutFields } from './take-out-fields.tsx'
import { TakeOutLines } from './take-out-lines.tsx'
import { TakeOutPaper } from './take-out-paper.tsx'
import {
  newTakeOut,
  orderOf,
  type TakeOutValues,
  totalsOfValues,
  valuesOfTakeOut,
} from './take-out-values.ts'
import { useTakeOutChanges } from './use-take-out-changes.ts'
import { useReceiver } from './use-take-out-rows.tsx'

/** Returns what a manager is asked to grant: the prices and discounts of an order. */
const actOf = (documentId: string, { lines, discount }: ReturnType<typeof orderOf>): Act => ({
  call: 'ticket',
  documentId,
  lines,
  discount,
})

interface Props {
  row: TakeOut | undefined
  vatMode: VatMode
  linked: Linked | undefined
}

/** A take-out: a draft can be edited, any other one moves on by its actions. `row` is undefined for a new one. */
export function TakeOutPage({ row, vatMode, linked }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const navigate = useNavigate()
  const may = useMay()
  const can = useCan()
  const receiverOf = useReceiver()
  const [firstWarehouse] = useWarehouses()
  const [fresh] = useState(newTakeOut)
  const changes = useTakeOutChanges()
  const granting = useGranting()
  const warehouseId = firstWarehouse?.id ?? ''
  const editor = useEditor<TakeOut, TakeOutValues>({
    name: 'takeOut',
    row,
    values: row ? valuesOfTakeOut(row) : fresh,
    create(values) {
      const { id } = values
      const order = orderOf(values, warehouseId, vatMode)
      const body = { id, at: new Date().toISOString(), device: devicePrefix(), ...order }
      return granting(actOf(id, order), grant => outCalls.create({ body: { ...body, grant } }))
    },
    update({ id, version }, values) {
      const order = orderOf(values, warehouseId, vatMode)
      const body = { version, at: new Date().toISOString(), ...order }
      return granting(actOf(id, order), grant =>
        outCalls.update({ params: { id }, body: { ...body, grant } }),
      )
    },
    onCreated: ({ id }) => navigate({ to: '/main/take-out/$id', params: { id }, replace: true }),
  })
  const { draft } = editor
  const { values } = draft
  const canEdit = (!row || row.status === 'draft') && can('check-out', 'create')
  const byId = useProductsById()
  const shortages = useShortages(canEdit ? values.lines : [], row?.warehouseId ?? warehouseId)
  const totals = canEdit || !row ? totalsOfValues(values, vatMode) : row.totals
  const { mode } = canEdit || !row ? values : row
  const isSold = mode !== 'internal'
  /** At the counter all steps are one, for those who may do all of them. */
  const isAtOnce = mode !== 'delivery' && can('collection', 'create') && can('delivery', 'create')

  return (
    <>
      <DocumentPage
        title={row?.code ?? t`New take-out`}
        status={row?.status}
        lead={row && receiverOf(row)}
        back={{ to: '/main/take-out', label: t`All take-outs` }}
        tools={
          row && (
            <IconButton size="lg" label={t`Print the slip`} onClick={printPage}>
              <PrinterIcon />
            </IconButton>
          )
        }
        summary={
          <FootTotal isUnsaved={canEdit && draft.isChanged}>
            {isSold ? formatMoney(totals.total, formats) : <Trans>Own use</Trans>}
          </FootTotal>
        }
        actions={
          canEdit ? (
            <DraftButtons
              editor={editor}
              isNew={!row}
              isIncomplete={values.lines.length === 0}
              isMoving={changes.isRunning}
              next={isAtOnce ? <Trans>Hand over now</Trans> : <Trans>Check out</Trans>}
              onNext={isAtOnce ? changes.handOver : changes.checkOut}
              onCancel={row && (() => void changes.cancel(row))}
            />
          ) : (
            row && <TakeOutActions row={row} changes={changes} />
          )
        }
        side={
          <>
            {canEdit ? (
              <TakeOutFields values={values} vatMode={vatMode} onChange={next => draft.change(() => next)} />
            ) : (
              row && <TakeOutFacts row={row} />
            )}
            {isSold && (
              <Card title={<Trans>Totals</Trans>}>
                <TotalsView {...totals} />
              </Card>
            )}
            {row && <Timeline stamps={row.stamps} />}
          </>
        }
      >
        {draft.isOutdated && <OutdatedNotice onKeep={draft.keepMine} onDiscard={draft.drop} />}
        <ShortageNotice shortages={shortages} byId={byId}>
          {may('sellBelowZero') ? (
            <Trans>The stock will be below zero until it is counted.</Trans>
          ) : (
            <Trans>Somebody who may sell below zero has to check it out.</Trans>
          )}
        </ShortageNotice>
        {changes.refusal && <Notice tone="danger">{changes.refusal}</Notice>}
        {canEdit ? (
          <LinesEditor
            amount="price"
            mayChangePrice
            hasDiscount
            priceOf={(_, unit) => unit.price}
            lines={values.lines}
            onChange={next => draft.change(({ lines }) => ({ lines: next(lines) }))}
          />
        ) : (
          row && <TakeOutLines row={row} />
        )}
        <LinkedEntries linked={linked} list="/main/take-out" />
      </DocumentPage>
      {row && <TakeOutPaper row={row} />}
    </>
  )
}
