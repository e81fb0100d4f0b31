import { client } from '#src/api/client.ts'
import { type SharedQuery, sharedQuery } from '#src/api/shared-query.ts'
import { type Colleague, chat } from '#src/contract/chat.ts'

const api = client(chat)
const people = new Map<string, SharedQuery<Colleague>>()

/** What is known of a colleague. */
export function personWith(userID: string): SharedQuery<Colleague> {
  const person =
    people.get(userID) ??
    sharedQuery(['chat', 'contacts', 'user'], () => api.person({ query: { userID } }), { first: 'now' })
  people.set(userID, person)
  return person
}
