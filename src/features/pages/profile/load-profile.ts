import { client } from '#src/api/client.ts'
import { ifAllowed } from '#src/api/rights.ts'
import { activities } from '#src/contract/activities.ts'
import { pages } from '#src/contract/pages.ts'
import { messages } from '#src/contract/shell/messages.ts'
import { tasks } from '#src/contract/tasks.ts'
import { user } from '#src/contract/user.ts'

const [own, shop, inbox] = [client(pages), client(activities), client(messages)]
const [work, people] = [client(tasks), client(user)]

export type Profile = Awaited<ReturnType<typeof loadProfile>>

/** Returns what the profile shows. What the user may not see is empty. */
export async function loadProfile() {
  const [settings, feed, received, all, colleagues] = await Promise.all([
    own.settings(),
    shop.list(),
    inbox.list(),
    ifAllowed(work.list(), []),
    ifAllowed(people.list(), []),
  ])
  return { settings, feed, unread: received.filter(({ read }) => !read).length, tasks: all, colleagues }
}
