import { client } from '#src/api/client.ts'
import { type Country, contacts } from '#src/contract/contacts.ts'
import { ApiProblem } from '#src/lib/problem.ts'

export const api = client(contacts)

/** All data of the list. Rejects with an `ApiProblem`. */
export async function loadContacts() {
  const [list, tags, countries] = await Promise.all([api.browse({ query: {} }), api.tags(), loadCountries()])
  return { list, tags, countries }
}

/** One contact; `null` when it does not exist. */
export const loadContact = (id: string) =>
  api.get({ query: { id } }).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.status === 404) return null
    throw error
  })

let known: Promise<Country[]> | undefined

/** Loaded once: countries do not change while a page is open. */
function loadCountries() {
  known ??= api.countries().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}
