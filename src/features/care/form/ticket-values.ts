import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'

/** What the form of a ticket changes. */
export interface TicketValues
  extends Pick<
    CareTicket,
    | 'id'
    | 'customerId'
    | 'contact'
    | 'productId'
    | 'item'
    | 'serial'
    | 'issue'
    | 'priority'
    | 'assigneeId'
    | 'due'
    | 'soldOn'
    | 'soldCode'
    | 'warrantyMonths'
    | 'labour'
    | 'photos'
    | 'note'
  > {}

/** Returns the values of a ticket that is not stored yet. */
export const newTicket = (): TicketValues => ({
  id: crypto.randomUUID(),
  customerId: null,
  contact: '',
  productId: null,
  item: '',
  serial: '',
  issue: '',
  priority: 'normal',
  assigneeId: null,
  due: '',
  soldOn: '',
  soldCode: '',
  warrantyMonths: 0,
  labour: 0,
  photos: [],
  note: '',
})

export const valuesOfTicket = (row: CareTicket): TicketValues => ({
  id: row.id,
  customerId: row.customerId,
  contact: row.contact,
  productId: row.productId,
  item: row.item,
  serial: row.serial,
  issue: row.issue,
  priority: row.priority,
  assigneeId: row.assigneeId,
  due: row.due,
  soldOn: row.soldOn,
  soldCode: row.soldCode,
  warrantyMonths: row.warrantyMonths,
  labour: row.labour,
  photos: row.photos,
  note: row.note,
})

/** Returns the fields of the call that stores the values. */
export const fieldsOf = ({ id: _, ...fields }: TicketValues) => ({
  ...fields,
  photos: [...fields.photos],
  item: fields.item.trim(),
  issue: fields.issue.trim(),
})

/** Returns whether the values lack what every ticket has: a thing, and what is wrong with it. */
export const isIncomplete = ({ productId, item, issue }: TicketValues) =>
  (productId === null && item.trim() === '') || issue.trim() === ''

/** Returns the day of a date of this device: `yyyy-MM-dd`. */
export const dayOfDate = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-')
