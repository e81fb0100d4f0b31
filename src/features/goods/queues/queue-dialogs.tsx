import { useSearch } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import { useDialog } from '#src/blocks/shop/documents/use-dialog.ts'
import type { TakeIn, TakeOut } from '#src/contract/shop/documents/documents.ts'
import { CheckInDialog } from '#src/features/goods/take-in/check-in-dialog.tsx'
import { CollectDialog } from '#src/features/goods/take-out/collect-dialog.tsx'
import { DeliverDialog } from '#src/features/goods/take-out/deliver-dialog.tsx'
import { FailDialog } from '#src/features/goods/take-out/fail-dialog.tsx'
import { BatchDialog } from './batch/batch-dialog.tsx'
import type { Batch } from './batch/use-batch.ts'

interface Props {
  rows: readonly (TakeOut | TakeIn)[]
  batch: Batch
}

/** The dialog of the queue's document that the address names, or that of several which are collected together. */
export function QueueDialogs({ rows, batch }: Props) {
  const { shown, close } = useDialog()
  const can = useCan()
  const id = useSearch({ strict: false, select: ({ open }) => open })
  const row = rows.find(one => one.id === id)
  if (shown === 'batch')
    return can('collection', 'create') && <BatchDialog batch={batch} open onClose={close} />
  if (!row) return null
  if (row.kind === 'takeIn')
    return (
      can('check-in', 'create') && (
        <CheckInDialog key={row.id} row={row} open={shown === 'checkIn'} onClose={close} />
      )
    )
  return (
    <>
      {can('collection', 'create') && row.status === 'checked-out' && (
        <CollectDialog key={`collect ${row.id}`} row={row} open={shown === 'collect'} onClose={close} />
      )}
      {can('delivery', 'create') && row.status !== 'checked-out' && (
        <>
          <DeliverDialog key={`deliver ${row.id}`} row={row} open={shown === 'deliver'} onClose={close} />
          <FailDialog key={`fail ${row.id}`} row={row} open={shown === 'fail'} onClose={close} />
        </>
      )}
    </>
  )
}
