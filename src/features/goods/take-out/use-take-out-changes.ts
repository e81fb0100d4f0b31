import { useLingui } from '@lingui/react/macro'
import { changeOf, useChange } from '#src/blocks/shop/documents/use-change.ts'
import { type Granting, useGranting } from '#src/blocks/shop/grant/granting.ts'
import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import { devicePrefix } from '#src/device/prefix.ts'
import { outCalls } from '#src/features/goods/calls.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'

const params = ({ id }: TakeOut) => ({ id })

/** Checks a take-out out. A manager is asked for what the user may not do. */
const checkOut = (row: TakeOut, granting: Granting) =>
  granting({ call: 'checkOut', documentId: row.id, version: row.version }, grant =>
    outCalls.checkOut({ params: params(row), body: { ...changeOf(row), grant } }),
  )

/** Hands goods over in one step at the counter: checked out, collected, delivered. */
async function handOver(row: TakeOut, granting: Granting) {
  const out = await checkOut(row, granting)
  const collected = await outCalls.collect({
    params: params(out),
    body: {
      ...changeOf(out),
      device: devicePrefix(),
      backOrderId: crypto.randomUUID(),
      lines: out.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
    },
  })
  const cash = collected.mode === 'internal' ? 0 : collected.cashOnDelivery
  return outCalls.deliver({
    params: params(collected),
    body: { ...changeOf(collected), cash, proof: [] },
  })
}

/** Returns the changes of a take-out that need no dialog, and whether one is running. */
export function useTakeOutChanges() {
  const { t } = useLingui()
  const confirm = useConfirm()
  const granting = useGranting()
  const { run, isRunning, refusal } = useChange(['overLimit', 'shortStock'])

  async function told(change: () => Promise<TakeOut>, words: string) {
    const done = await run(change)
    if (done) toast.success(words)
    return done
  }

  return {
    run,
    isRunning,
    /** Why the goods cannot leave: too much debt, or not enough of them. */
    refusal,
    checkOut: (row: TakeOut) => told(() => checkOut(row, granting), t`Checked out: the goods are set aside.`),
    handOver: (row: TakeOut) => told(() => handOver(row, granting), t`Handed over.`),
    takeBack: (row: TakeOut) =>
      told(
        () => outCalls.return({ params: params(row), body: changeOf(row) }),
        t`The goods are back in the warehouse.`,
      ),
    async cancel(row: TakeOut) {
      const isSure = await confirm({
        title: t`Cancel ${{ code: row.code }}?`,
        text: t`The goods are free for others again. The document stays in the list.`,
        action: t`Cancel the take-out`,
        cancel: t`Keep it`,
        danger: true,
      })
      if (!isSure) return undefined
      return told(() => outCalls.cancel({ params: params(row), body: changeOf(row) }), t`Cancelled.`)
    },
  }
}
