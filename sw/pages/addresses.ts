import { db } from '#sw/storage/db.ts'
import { referenceData } from '#sw/storage/reference-data.ts'

const id = 'waitingAddresses'

/** Keeps an e-mail address once, in whatever letters. Returns whether it is new. */
export async function keepAddress(email: string): Promise<{ isNew: boolean }> {
  const kept = (await referenceData<string[] | undefined>(id)) ?? []
  const address = email.toLowerCase()
  if (kept.includes(address)) return { isNew: false }
  await db.sets.put({ id, value: [...kept, address] })
  return { isNew: true }
}
