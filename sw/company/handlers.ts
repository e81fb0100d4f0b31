import { company } from '#src/contract/company.ts'
import { db } from '#sw/db.ts'
import { handle } from '#sw/handle.ts'
import { notFound } from '#sw/problem.ts'

export const companyRoutes = handle(company, {
  // A device serves one merchant, so there is one company in its database.
  get: async () => (await db.companies.toCollection().first()) ?? notFound('company', 'own'),
})
