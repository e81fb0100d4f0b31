import { client } from '#src/api/client.ts'
import { ifAllowed } from '#src/api/rights.ts'
import { reports } from '#src/contract/shop/reports.ts'

const calls = client(reports)

/** Loads what a take-out has posted; nothing for a user who may not view it. Rejects with an `ApiProblem`. */
export const loadOfTakeOut = (id: string) => ifAllowed(calls.ofTakeOut({ params: { id } }), undefined)

/** Loads what a take-in has posted, likewise. */
export const loadOfTakeIn = (id: string) => ifAllowed(calls.ofTakeIn({ params: { id } }), undefined)
