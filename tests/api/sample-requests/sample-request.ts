import type { Endpoint } from '#src/contract/core/define.ts'
import { call, type send } from '#tests/support/server.ts'

/** The input of a valid call, with rows of the sample. */
export type Sent = NonNullable<Parameters<typeof send>[1]>

/** A function when a preparation is necessary. */
export type SampleRequest = Sent | (() => Promise<Sent>)

/** Sample requests by the name of the endpoint. */
export type SampleRequests = Record<string, SampleRequest>

/** A call without input. */
export const plain: SampleRequest = {}

export const byId = (id: string): Sent => ({ query: { id } })

/** Returns a sample request that first removes a row, so that the call can restore it. */
export const afterRemoving =
  (remove: Endpoint, id: string, sent: Sent): SampleRequest =>
  async () => {
    await call(remove, byId(id))
    return sent
  }

/** Returns a body as a form, with one part for each entry. */
export function formOf(body: Record<string, string | File | undefined>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, value)
  return form
}

export const picture = () => new File([new Uint8Array([137, 80, 78, 71])], 'me.png', { type: 'image/png' })

/** A file with a value as JSON. */
export const jsonFile = (value: unknown) => new File([JSON.stringify(value)], 'rows.json')
