import * as v from 'valibot'
import { define } from './core/define.ts'
import { holdsUpload } from './core/fields.ts'

/** spec: product.md section 3, Company */
export type Company = v.InferOutput<typeof Company>
export const Company = v.object({
  companyId: v.string(),
  companyName: v.string(),
  companyAddress: v.string(),
  logo: v.nullable(v.string()),
  /** The path of the picture that the header and receipts show. */
  logoUrl: v.nullable(v.pipe(v.string(), holdsUpload)),
  /** The shop has written it: on receipts and slips. Another service does not know it. */
  taxCode: v.optional(v.string()),
  phone: v.optional(v.string()),
  version: v.optional(v.number()),
})

export const company = define({
  get: { method: 'GET', path: '{auth}/common/company', needs: 'signedIn', reply: Company },
})
