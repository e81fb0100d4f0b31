import * as v from 'valibot'
import { dropUnsentText, loadUnsentText, saveUnsentText } from '#src/device/drafts/unsent-text.ts'
import type { FormValues } from './form-values.ts'

const nameOf = (id: string) => `product.${id}`

/** A figure that is not a number is stored as `null`. */
const Figure = v.nullable(v.number())
const Values = v.object({
  name: v.string(),
  active: v.boolean(),
  sku: v.string(),
  barcode: v.string(),
  category: v.string(),
  brand: v.string(),
  vendor: v.string(),
  stock: Figure,
  reserved: Figure,
  /** Absent for users who may not see costs. */
  cost: v.optional(Figure),
  basePrice: Figure,
  taxPercent: Figure,
  weight: Figure,
  description: v.string(),
  tags: v.array(v.string()),
})
const Draft = v.object({ base: Values, values: Values })

/** Changes that were not saved, with the stored values at their start. */
export interface FormDraft {
  base: FormValues
  values: FormValues
}

/** The texts that this tab has read or stored, by product. Another tab may have stored another text since. */
const own = new Map<string, string>()

/** The changes that were left unsaved in the form of a product; the form shows them again. */
export function loadFormDraft(id: string): FormDraft | undefined {
  const text = loadUnsentText(nameOf(id))
  own.set(id, text)
  try {
    const { success, output } = v.safeParse(Draft, JSON.parse(text))
    // A field that is empty is invalid, which the form says.
    return success ? (output as FormDraft) : undefined
  } catch {
    return undefined
  }
}

export function keepFormDraft(id: string, draft: FormDraft) {
  const text = JSON.stringify(draft)
  own.set(id, text)
  saveUnsentText(nameOf(id), text)
}

/** Deletes the draft of this tab. */
export function dropFormDraft(id: string) {
  if (loadUnsentText(nameOf(id)) === own.get(id)) dropUnsentText(nameOf(id))
}

export const hasFormDraft = (id: string) => loadUnsentText(nameOf(id)) !== ''
