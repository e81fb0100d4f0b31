import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useCan } from '#src/api/rights.ts'
import { GrantProvider } from '#src/blocks/shop/grant/grant-provider.tsx'
import { findByCode, indexCodes, type Picked } from '#src/blocks/shop/products/find-products.ts'
import { useShopProducts } from '#src/blocks/shop/products/shop-products.ts'
import { useShortages } from '#src/blocks/shop/products/use-shortages.ts'
import { TileContext } from '#src/features/pos/grid/tile-context.ts'
import { added, changedLine } from '#src/features/pos/ticket/lines.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { onIdle } from '#src/lib/on-idle.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'
import { TillContext } from './till-context.ts'
import { TillLayers } from './till-layers.tsx'
import { TillPanes } from './till-panes.tsx'
import { useTickets } from './use-tickets.ts'

const app = getRouteApi('/_app')
const route = getRouteApi('/_app/main/pos')

/** The till: products, the ticket of the customer, and what lies over them. */
export function Till() {
  const { t } = useLingui()
  const { terms, session, warehouses } = route.useLoaderData()
  const userId = app.useLoaderData({ select: ({ user }) => user.id })
  const { ticket, edit, editCurrent, ...tickets } = useTickets(userId)
  const [touched, touch] = useState<string>()
  const all = useShopProducts()
  const products = (all ?? []).filter(({ active }) => active)
  const canSell = useCan()('pos', 'create')
  const warehouseId = warehouses[0]?.id ?? ''
  const shortages = useShortages(ticket.lines, warehouseId)
  useTitle(t`Point of sale`)
  // The first scan does not wait for the index.
  useEffect(() => onIdle(() => indexCodes(products)), [products])

  function add(picked: Picked) {
    if (!canSell) return
    const id = crypto.randomUUID()
    editCurrent(current => {
      const next = added(current, picked, id)
      touch(next.lines.find((line, index) => line !== current.lines[index])?.id)
      return next
    })
  }

  function addCode(code: string) {
    const picked = findByCode(products, code)
    if (picked) add(picked)
    else toast.error(t`No product has the code ${code}.`)
  }

  function step(lineId: string, by: number) {
    editCurrent(current => {
      const line = current.lines.find(({ id }) => id === lineId)
      if (!line) return current
      touch(lineId)
      return changedLine(current, lineId, { quantity: Math.max(0, asQuantity(line.quantity + by)) })
    })
  }

  return (
    <TillContext
      value={{
        ...tickets,
        terms,
        session,
        warehouseId,
        shortages,
        products,
        byId: new Map((all ?? []).map(product => [product.id, product])),
        ticket,
        touched,
        canSell,
        edit,
        add,
        addCode,
        step,
        touch,
      }}
    >
      <TileContext value={{ canSell, add, step }}>
        <GrantProvider>
          <TillPanes isLoading={all === undefined} />
          <TillLayers />
        </GrantProvider>
      </TileContext>
    </TillContext>
  )
}
