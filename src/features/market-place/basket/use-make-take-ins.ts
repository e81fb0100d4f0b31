import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { client } from '#src/api/client.ts'
import { useWarehouses } from '#src/blocks/shop/documents/warehouses.ts'
import { takeIns } from '#src/contract/shop/documents/take-ins.ts'
import { devicePrefix } from '#src/device/prefix.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { showError } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { type BasketGroup, groupsOf, type MadeLine } from './basket-lines.ts'
import { useBasket } from './use-basket.ts'

const calls = client(takeIns)

/**
 * Stores a draft of a take-in with the lines of a supplier, and returns its lines. When the call is repeated, one with
 * this id is there already: its lines are returned.
 */
async function make(
  id: string,
  warehouseId: string,
  { supplierId, lines }: BasketGroup,
): Promise<readonly MadeLine[]> {
  const order = lines.map(({ lineId, productId, unit, factor, quantity, cost = 0 }) => ({
    id: lineId,
    productId,
    unit,
    factor,
    ordered: quantity,
    cost,
    batch: '',
    expiry: '',
  }))
  const body = {
    id,
    at: new Date().toISOString(),
    device: devicePrefix(),
    warehouseId,
    supplierId,
    lines: order,
    note: '',
  }
  const made = await calls.create({ body }).catch((error: unknown) => {
    if (!(error instanceof ApiProblem) || error.code !== 'duplicate') throw error
    return calls.get({ params: { id } })
  })
  return made.lines
}

/**
 * Returns a function that makes a draft of a take-in for each supplier in the basket, and opens it, or the list of
 * drafts. What was made leaves the basket; a refusal is shown, and the rest stays in the basket.
 */
export function useMakeTakeIns() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const basket = useBasket()
  const [firstWarehouse] = useWarehouses()
  const once = useSingleAction()
  const [isMaking, setIsMaking] = useState(false)
  const warehouseId = basket.warehouseId || (firstWarehouse?.id ?? '')

  async function makeAll() {
    const made: string[] = []
    try {
      for (const group of groupsOf(basket.lines)) {
        const id = basket.takeIns[group.supplierId] ?? crypto.randomUUID()
        basket.settle(group.supplierId, await make(id, warehouseId, group))
        made.push(id)
      }
    } catch (error) {
      showError(error)
      return
    }
    const [only] = made
    if (only === undefined) return
    const count = made.length
    toast.success(count === 1 ? t`The take-in is made as a draft.` : t`Take-ins made as drafts: ${count}`)
    if (count === 1) await navigate({ to: '/main/take-in/$id', params: { id: only } })
    else await navigate({ to: '/main/take-in', search: { status: 'draft' } })
  }

  const run = () =>
    once(async () => {
      setIsMaking(true)
      await makeAll().finally(() => setIsMaking(false))
    })

  return { run: () => void run(), isMaking, warehouseId }
}
