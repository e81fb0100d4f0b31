import * as v from 'valibot'
import { Request, type RequestField, type RequestType } from '#src/contract/shop/documents/request.ts'
import { Comment } from '#src/contract/shop/documents/requests.ts'

/** A field of a type of request; with `hasBefore` the value that it replaces is asked for too. */
interface AskedField {
  field: RequestField
  hasBefore?: true
}

/** What each type of request asks for. */
export const askedFields: Readonly<Record<RequestType, readonly AskedField[]>> = {
  leave: [{ field: 'from' }, { field: 'to' }],
  shift: [{ field: 'day' }, { field: 'shift', hasBefore: true }],
  overtime: [{ field: 'day' }, { field: 'hours' }],
  late: [{ field: 'day' }, { field: 'time', hasBefore: true }],
  advance: [{ field: 'amount' }],
  expense: [{ field: 'item' }, { field: 'amount' }],
  purchase: [{ field: 'item' }, { field: 'amount' }],
  price: [{ field: 'item' }, { field: 'price', hasBefore: true }],
  other: [],
}

const none: Record<RequestField, string> = {
  from: '',
  to: '',
  day: '',
  hours: '',
  time: '',
  shift: '',
  item: '',
  amount: '',
  price: '',
}

interface RequestValues {
  type: RequestType
  note: string
  before: Record<RequestField, string>
  after: Record<RequestField, string>
}

export const emptyRequest: RequestValues = { type: 'leave', note: '', before: none, after: none }

/** Returns what a new request changes: the values of the fields of its type. */
export const changesOf = ({ type, before, after }: RequestValues): Request['changes'] =>
  askedFields[type].map(({ field, hasBefore }) => ({
    field,
    before: hasBefore ? before[field].trim() : '',
    after: after[field].trim(),
  }))

const texts = Request.entries.changes.item.entries.after
const Texts = v.object({
  from: texts,
  to: texts,
  day: texts,
  hours: texts,
  time: texts,
  shift: texts,
  item: texts,
  amount: texts,
  price: texts,
})

/** The form: the fields of the type are required by themselves. */
export const RequestForm = v.object({
  type: Request.entries.type,
  note: Comment,
  before: Texts,
  after: Texts,
})

/** A field that cannot be empty. */
export const Filled = v.pipe(texts, v.trim(), v.nonEmpty())
