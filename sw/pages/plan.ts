import type { Plan } from '#src/contract/pages.ts'
import { db } from '#sw/storage/db.ts'
import { referenceData } from '#sw/storage/reference-data.ts'

const id = 'plan'

export const planStore = {
  /** Returns the plan of the shop; before one was chosen the smallest, billed to the company of this device. */
  async find(): Promise<Plan> {
    const company = await db.companies.toCollection().first()
    return {
      plan: 'stall',
      cycle: 'month',
      method: 'transfer',
      company: company?.companyName ?? '',
      taxCode: '',
      address: company?.companyAddress ?? '',
      email: '',
      ...(await referenceData<Partial<Plan> | undefined>(id)),
    }
  },

  /** Changes the plan and returns it. */
  async save(fields: Partial<Plan>): Promise<Plan> {
    const value = { ...(await planStore.find()), ...fields }
    await db.sets.put({ id, value })
    return value
  },
}
