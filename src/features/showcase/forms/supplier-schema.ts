import * as v from 'valibot'

const MAX_LENGTH = 200
const line = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_LENGTH))

/** The fields of a supplier. */
export const Supplier = v.object({
  name: line,
  email: v.pipe(v.string(), v.nonEmpty(), v.email()),
  address: line,
  kind: v.picklist(['goods', 'service']),
  notes: v.pipe(v.string(), v.maxLength(MAX_LENGTH)),
  invoices: v.boolean(),
})
export type Supplier = v.InferOutput<typeof Supplier>

export const blankSupplier: Supplier = {
  name: '',
  email: '',
  address: '',
  kind: 'goods',
  notes: '',
  invoices: true,
}
