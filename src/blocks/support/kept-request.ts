import * as v from 'valibot'
import { dropUnsentText, loadUnsentText, saveUnsentText } from '#src/device/drafts/unsent-text.ts'

const name = 'support-request'

const KeptRequest = v.object({
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
})

export type KeptRequest = v.InferOutput<typeof KeptRequest>

/** Typed text that was not sent; the form shows it again when it opens. */
export function keptRequest(): KeptRequest | undefined {
  try {
    const { success, output } = v.safeParse(KeptRequest, JSON.parse(loadUnsentText(name)))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

export const keepRequest = (request: KeptRequest) => saveUnsentText(name, JSON.stringify(request))

export const dropRequest = () => dropUnsentText(name)
