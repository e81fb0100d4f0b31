import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useGranting } from '#src/blocks/shop/grant/granting.ts'
import type { Method, Sale } from '#src/contract/shop/documents/documents.ts'
import { openDrawerAtPrinter } from '#src/device/printer/receipt-printer.ts'
import { storedPrinter } from '#src/device/printer/stored-printer.ts'
import { keepPaid } from '#src/features/pos/receipt/paid-sales.ts'
import { ticketTotals } from '#src/features/pos/ticket/lines.ts'
import { useTill } from '#src/features/pos/till/till-context.ts'
import { useTillLayers } from '#src/features/pos/till/use-till-layers.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { changeOf, isAllCash, sumOf } from './payments.ts'
import { type Payment, settle } from './settle.ts'
import { useVoided } from './use-voided.ts'

/** Returns the way of paying for what is left: money in hand and money on the account follow one another. */
function nextMethod(paid: Method, offered: readonly Method[]): Method {
  const usual = paid === 'cash' ? 'transfer' : 'cash'
  return offered.includes(usual) ? usual : (offered.find(other => other !== paid) ?? paid)
}

/** Opens the drawer at the printer of this device when a sale was paid in cash. The sale does not wait for it. */
function openDrawerFor({ payments }: Sale) {
  const isCash = payments.some(({ method }) => method === 'cash')
  if (!isCash || !storedPrinter()?.opensDrawer) return
  openDrawerAtPrinter().catch(() => toast.error(t`The drawer did not open: the printer does not answer.`))
}

/** The state of a payment: the parts that are taken, and the part that is being entered. */
export function usePayment() {
  const { ticket, terms, session, warehouseId, finish, addCode } = useTill()
  const { showPaid } = useTillLayers()
  const [parts, setParts] = useState<readonly Payment[]>([])
  const [method, setMethod] = useState<Method>(terms.methods[0] ?? 'cash')
  /** `null` while the field is empty; undefined: what is still to be paid. */
  const [typed, setTyped] = useState<number | null>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const once = useSingleAction()
  const granting = useGranting()
  const takeVoided = useVoided()

  const isCash = method === 'cash' && isAllCash(parts)
  const { total, rounding } = ticketTotals(ticket, terms, isCash)
  const rest = Math.max(0, total - sumOf(parts))
  const amount = typed === undefined ? rest : (typed ?? 0)
  const all = amount > 0 ? [...parts, { method, amount }] : parts
  const change = changeOf(all, total)
  const isEnough = change !== undefined
  const isTooMuch = !isEnough && sumOf(all) > total
  const lacksCustomer = ticket.customerId === null && all.some(part => part.method === 'credit')

  function choose(next: Method) {
    setMethod(next)
    setTyped(undefined)
    setProblem(undefined)
  }

  async function pay() {
    if (!session) return
    setBusy(true)
    setProblem(undefined)
    try {
      const place = { sessionId: session.id, warehouseId }
      const sale = await settle(ticket, all, place, granting)
      keepPaid(sale)
      showPaid(sale.id)
      openDrawerFor(sale)
      finish(ticket, sale.lines)
    } catch (error) {
      if (takeVoided(error, ticket)) return
      if (!(error instanceof ApiProblem)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }

  /** Adds a product that was scanned into the field of the amount, and keeps the amount. */
  function takeCode(code: string) {
    setTyped(now => (now === rest ? undefined : now))
    addCode(code)
  }

  function submit() {
    if (isEnough && !lacksCustomer) return once(pay)
    if (!isEnough && !isTooMuch && amount > 0) {
      setParts(all)
      choose(nextMethod(method, terms.methods))
    }
    return undefined
  }

  return {
    parts,
    method,
    choose,
    amount,
    typed,
    setTyped,
    takeCode,
    total,
    rounding,
    rest,
    change,
    problem,
    isBusy,
    isEnough,
    isTooMuch,
    lacksCustomer,
    submit,
    removePart: (index: number) => {
      setParts(parts.filter((_, place) => place !== index))
      setTyped(undefined)
    },
  }
}
export type PaymentState = ReturnType<typeof usePayment>
