import type { Endpoint } from '#src/contract/core/define.ts'
import { call, type send } from '#tests/support/server.ts'

/** What a well-formed call carries, of the sample's own rows. */
export type Sent = NonNullable<Parameters<typeof send>[1]>

/** A function when something has to happen first. */
export type Exercise = Sent | (() => Promise<Sent>)

/** By the name of the endpoint. */
export type Exercises = Record<string, Exercise>

/** One without input. */
export const plain: Exercise = {}

export const byId = (id: string): Sent => ({ query: { id } })

/** Takes back what was removed a moment before. */
export const afterRemoving =
  (remove: Endpoint, id: string, sent: Sent): Exercise =>
  async () => {
    await call(remove, byId(id))
    return sent
  }

/** A body as a form, each of its entries one part. */
export function formOf(body: Record<string, string | File | undefined>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, value)
  return form
}

export const picture = () => new File([new Uint8Array([137, 80, 78, 71])], 'me.png', { type: 'image/png' })
