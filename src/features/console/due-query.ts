import { client } from '#src/api/client.ts'
import { ifAllowed } from '#src/api/rights.ts'
import { sharedQuery } from '#src/api/shared-query.ts'
import { tasks } from '#src/contract/tasks.ts'

const api = client(tasks)

/**
 * The tasks; `null` when the user may not view them. There can be thousands, so they load when the page is idle: the
 * figures of the shop do not wait for them.
 */
export const dueTasks = sharedQuery(['tasks', 'permissions'], () => ifAllowed(api.list(), null))
