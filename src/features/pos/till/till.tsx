import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '#src/api/rights.ts'
import { findByCode, type Picked } from '#src/blocks/shop/products/find-products.ts'
import { useShopProducts } from '#src/blocks/shop/products/shop-products.ts'
import { GrantProvider } from '#src/features/pos/grant/grant-provider.tsx'
import { added, changedLine } from '#src/features/pos/ticket/lines.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
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
  const { ticket, edit, ...tickets } = useTickets(userId)
  const [touched, touch] = useState<string>()
  const all = useShopProducts()
  const products = (all ?? []).filter(({ active }) => active)
  const canSell = useCan()('pos', 'create')
  useTitle(t`Point of sale`)

  function add(picked: Picked) {
    if (!canSell) return
    const id = crypto.randomUUID()
    const next = added(ticket, picked, id)
    edit(() => next)
    touch(next.lines.find((line, index) => line !== ticket.lines[index])?.id)
  }

  function addCode(code: string) {
    const picked = findByCode(products, code)
    if (picked) add(picked)
    else toast.error(t`No product has the code ${code}.`)
  }

  function step(lineId: string, by: number) {
    const line = ticket.lines.find(({ id }) => id === lineId)
    if (!line) return
    const quantity = Math.max(0, asQuantity(line.quantity + by))
    edit(current => changedLine(current, lineId, { quantity }))
    touch(lineId)
  }

  return (
    <TillContext
      value={{
        ...tickets,
        terms,
        session,
        warehouseId: warehouses[0]?.id ?? '',
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
      <GrantProvider>
        <TillPanes isLoading={all === undefined} />
        <TillLayers />
      </GrantProvider>
    </TillContext>
  )
}
