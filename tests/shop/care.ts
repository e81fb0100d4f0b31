import { care } from '#src/contract/shop/documents/care.ts'
import type { CareState, CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { call } from '#tests/support/server.ts'
import { at, device, newId } from './shop.ts'

export const ticketFields = {
  customerId: null as string | null,
  contact: '0903 111 222',
  productId: null as string | null,
  item: 'Nồi cơm điện',
  serial: 'SN-77',
  issue: 'Không vào điện',
  priority: 'normal' as const,
  assigneeId: null as string | null,
  due: '2026-11-24',
  soldOn: '',
  soldCode: '',
  warrantyMonths: 0,
  labour: 50_000,
  photos: [] as string[],
  note: '',
}

/** The calls that lead to each state from the one before it. */
const ways: Record<CareState, readonly (keyof typeof steps)[]> = {
  received: [],
  diagnosing: ['diagnose'],
  quoted: ['diagnose', 'quote'],
  'in-progress': ['diagnose', 'quote', 'start'],
  waiting: ['diagnose', 'quote', 'start', 'wait'],
  ready: ['diagnose', 'quote', 'start', 'ready'],
  rejected: ['reject'],
  returned: ['diagnose', 'quote', 'start', 'ready', 'return'],
  closed: ['diagnose', 'quote', 'start', 'ready', 'return', 'close'],
}

const bodyOf = ({ version }: CareTicket) => ({ version, at })

const steps = {
  diagnose: (row: CareTicket) => call(care.diagnose, { params: { id: row.id }, body: bodyOf(row) }),
  quote: (row: CareTicket) =>
    call(care.quote, { params: { id: row.id }, body: { ...bodyOf(row), amount: 120_000 } }),
  start: (row: CareTicket) => call(care.start, { params: { id: row.id }, body: bodyOf(row) }),
  wait: (row: CareTicket) => call(care.wait, { params: { id: row.id }, body: bodyOf(row) }),
  ready: (row: CareTicket) => call(care.ready, { params: { id: row.id }, body: bodyOf(row) }),
  reject: (row: CareTicket) =>
    call(care.reject, { params: { id: row.id }, body: { ...bodyOf(row), reason: 'Hết linh kiện' } }),
  return: (row: CareTicket) =>
    call(care.return, {
      params: { id: row.id },
      body: { ...bodyOf(row), accountId: 'bank', amount: row.labour },
    }),
  close: (row: CareTicket) => call(care.close, { params: { id: row.id }, body: bodyOf(row) }),
} as const

/** Returns a ticket in a state, with other fields than `ticketFields` where they are given. */
export async function ticketIn(state: CareState, fields: Partial<typeof ticketFields> = {}) {
  let row = await call(care.create, { body: { id: newId(), at, device, ...ticketFields, ...fields } })
  for (const name of ways[state]) row = await steps[name](row)
  return row
}
