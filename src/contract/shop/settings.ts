import * as v from 'valibot'
import { Company } from '#src/contract/company.ts'
import { define } from '#src/contract/core/define.ts'
import { holdsUpload, shortText } from '#src/contract/core/fields.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'
import { methods } from './documents/documents.ts'
import { change, required } from './values.ts'

/** Cash is rounded to a multiple of so many đồng; 1 means not at all. */
export const cashSteps = [1, 500, 1000] as const
/** The widths of the rolls of receipts, in mm. */
export const receiptPapers = ['58', '80'] as const

/** How the shop sells. */
export const SettingFields = v.object({
  /** VAT is inside the prices, or on top of them. */
  vatMode: v.picklist(['inside', 'onTop']),
  cashStep: v.picklist(cashSteps),
  /** A larger discount of a line or an order, in percent, needs the right `discountOverLimit`. */
  discountLimitPercent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  /** The ways of paying that a till offers. */
  methods: v.pipe(v.array(v.picklist(methods)), v.minLength(1), v.maxLength(methods.length)),
  /** The lines below a receipt; empty for the usual thanks. */
  receiptFooter: v.pipe(shortText, v.maxLength(300)),
  /** The paper of devices on which nobody has chosen another. */
  receiptPaper: v.picklist(receiptPapers),
})

export type ShopSettings = v.InferOutput<typeof ShopSettings>
export const ShopSettings = v.object({ ...SettingFields.entries, version: v.number() })

/** What the shop says about itself. */
export const CompanyFields = v.object({
  companyName: required,
  companyAddress: shortText,
  taxCode: shortText,
  phone: shortText,
})

const path = '/api/shop/settings'
const may = rightsIn('setting')
const logoUrl = v.nullable(v.pipe(shortText, holdsUpload))

/** The settings of the shop. A till reads them with `sessions.terms`, everybody the company with `company.get`. */
export const settings = define({
  get: { method: 'GET', path, needs: may.view, reply: ShopSettings },
  /** Changes some settings. They apply from the next sale. */
  update: {
    method: 'PATCH',
    path,
    needs: may.edit,
    body: v.object({ ...change, settings: v.partial(SettingFields) }),
    reply: ShopSettings,
    writes: ['shop'],
    errors: { 409: ['conflict'] },
  },
  updateCompany: {
    method: 'PATCH',
    path: `${path}/company`,
    needs: may.edit,
    body: v.object({ ...change, company: v.partial(v.object({ ...CompanyFields.entries, logoUrl })) }),
    reply: Company,
    writes: ['company', 'shop'],
    errors: { 409: ['conflict'] },
  },
})
