import { company } from '#src/contract/company.ts'
import { handle } from '#sw/server/handle.ts'
import { notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'

export const handlers = handle(company, {
  // A device serves one merchant, so there is one company in its database.
  get: async () => (await db.companies.toCollection().first()) ?? notFound('company', 'own'),
})
