import { PrinterIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '#src/api/rights.ts'
import { DocumentPage } from '#src/blocks/shop/documents/document-page.tsx'
import { DraftButtons } from '#src/blocks/shop/documents/draft-buttons.tsx'
import { type EditLine, withLine } from '#src/blocks/shop/documents/lines/edit-lines.ts'
import { FootTotal } from '#src/blocks/shop/documents/lines/foot-total.tsx'
import { LinesEditor } from '#src/blocks/shop/documents/lines/lines-editor.tsx'
import { LinkedEntries } from '#src/blocks/shop/documents/linked/linked-entries.tsx'
import { OutdatedNotice } from '#src/blocks/shop/documents/outdated-notice.tsx'
import { usePartnerNames } from '#src/blocks/shop/documents/partner-names.ts'
import { Timeline } from '#src/blocks/shop/documents/timeline.tsx'
import { useEditor } from '#src/blocks/shop/documents/use-editor.ts'
import { useWarehouses } from '#src/blocks/shop/documents/warehouses.ts'
import type { TakeIn } from '#src/contract/shop/documents/documents.ts'
import type { Linked } from '#src/contract/shop/documents/linked.ts'
import { devicePrefix } from '#src/device/prefix.ts'
import { inCalls } from '#src/features/goods/calls.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { printPage } from '#src/ui/layout/print-page.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { CsvButton } from './csv-button.tsx'
import { TakeInActions } from './take-in-actions.tsx'
import { TakeInFacts } from './take-in-facts.tsx'
import { TakeInFields } from './take-in-fields.tsx'
import { TakeInLines } from './take-in-lines.tsx'
import { TakeInPaper } from './take-in-paper.tsx'
import { newTakeIn, orderOf, type TakeInValues, valuesOfTakeIn, worthOf } from './take-in-values.ts'
import { useTakeInChanges } from './use-take-in-changes.ts'

interface Props {
  /** Undefined for a take-in that is not stored yet. */
  row: TakeIn | undefined
  /** The lines that a new take-in begins with. */
  lines: EditLine[]
  linked: Linked | undefined
}

/** A take-in: a draft can be edited, any other one moves on by its actions. */
export function TakeInPage({ row, lines, linked }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const navigate = useNavigate()
  const can = useCan()
  const supplier = usePartnerNames('supplier').get(row?.supplierId ?? '')
  const [firstWarehouse] = useWarehouses()
  const [fresh] = useState(newTakeIn)
  const changes = useTakeInChanges()
  const warehouseId = firstWarehouse?.id ?? ''
  const editor = useEditor<TakeIn, TakeInValues>({
    name: 'takeIn',
    row,
    values: row ? valuesOfTakeIn(row) : { ...fresh, lines },
    create: values =>
      inCalls.create({
        body: {
          id: values.id,
          at: new Date().toISOString(),
          device: devicePrefix(),
          ...orderOf(values, warehouseId),
        },
      }),
    update: ({ id, version }, values) =>
      inCalls.update({
        params: { id },
        body: { version, at: new Date().toISOString(), ...orderOf(values, warehouseId) },
      }),
    onCreated: ({ id }) => navigate({ to: '/main/take-in/$id', params: { id }, replace: true }),
  })
  const { draft } = editor
  const { values } = draft
  // Without its costs a stored draft cannot be sent back.
  const canEdit = can('check-in', 'create') && (!row || (row.status === 'draft' && row.worth !== undefined))
  const worth = canEdit || !row ? worthOf(values) : row.worth || worthOf(valuesOfTakeIn(row))

  return (
    <>
      <DocumentPage
        title={row?.code ?? t`New take-in`}
        status={row?.status}
        lead={supplier}
        back={{ to: '/main/take-in', label: t`All take-ins` }}
        tools={
          row && (
            <IconButton size="lg" label={t`Print the slip`} onClick={printPage}>
              <PrinterIcon />
            </IconButton>
          )
        }
        summary={
          (canEdit || row?.worth !== undefined) && (
            <FootTotal isUnsaved={canEdit && draft.isChanged}>{formatMoney(worth, formats)}</FootTotal>
          )
        }
        actions={
          canEdit ? (
            <DraftButtons
              editor={editor}
              isNew={!row}
              isIncomplete={values.lines.length === 0 || values.supplierId === null}
              isMoving={changes.isRunning}
              next={<Trans>Order the goods</Trans>}
              onNext={changes.order}
              onCancel={row && (() => void changes.cancel(row))}
            />
          ) : (
            row && <TakeInActions row={row} changes={changes} />
          )
        }
        side={
          <>
            {canEdit ? (
              <TakeInFields values={values} onChange={next => draft.change(() => next)} />
            ) : (
              row && <TakeInFacts row={row} />
            )}
            {row && <Timeline stamps={row.stamps} />}
          </>
        }
      >
        {draft.isOutdated && <OutdatedNotice onKeep={draft.keepMine} onDiscard={draft.drop} />}
        {canEdit && (
          <div>
            <CsvButton
              onLines={added => draft.change(({ lines }) => ({ lines: added.reduce(withLine, lines) }))}
            />
          </div>
        )}
        {canEdit ? (
          <LinesEditor
            amount="cost"
            mayChangePrice
            hasDiscount={false}
            priceOf={(product, { factor }) => Math.round((product.cost ?? 0) * factor)}
            lines={values.lines}
            onChange={next => draft.change(({ lines }) => ({ lines: next(lines) }))}
          />
        ) : (
          row && <TakeInLines row={row} />
        )}
        <LinkedEntries linked={linked} list="/main/take-in" />
      </DocumentPage>
      {row && <TakeInPaper row={row} />}
    </>
  )
}
