import * as v from 'valibot'
import { define } from './core/define.ts'

/** spec: product.md section 3, Company */
export type Company = v.InferOutput<typeof Company>
export const Company = v.object({
  companyId: v.string(),
  companyName: v.string(),
  companyAddress: v.string(),
  logo: v.nullable(v.string()),
  logoUrl: v.nullable(v.string()),
})

export const company = define({
  get: { method: 'GET', path: '{auth}/common/company', needs: 'signedIn', reply: Company },
})
