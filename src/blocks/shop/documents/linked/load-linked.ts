import { client } from '#src/api/client.ts'
import { ifAllowed } from '#src/api/rights.ts'
import { reports } from '#src/contract/shop/reports.ts'

const calls = client(reports)

/**
 * Loads what a take-out or a take-in has posted; nothing for a user who may not view it. Rejects with an `ApiProblem`.
 */
export const loadLinked = (id: string) => ifAllowed(calls.linked({ params: { id } }), undefined)
