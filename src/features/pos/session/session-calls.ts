import { client } from '#src/api/client.ts'
import { sessions } from '#src/contract/shop/sessions.ts'
import { noteUsualPaper } from '#src/device/printer/receipt-paper.ts'

export const sessionCalls = client(sessions)

/** Loads how the shop sells; its usual paper is that of devices on which nobody has chosen one. */
export async function loadTerms() {
  const terms = await sessionCalls.terms()
  noteUsualPaper(terms.receiptPaper)
  return terms
}
