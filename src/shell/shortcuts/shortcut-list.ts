import { client } from '#src/api/client.ts'
import { sharedQuery } from '#src/api/shared-query.ts'
import { shortcuts } from '#src/contract/shortcuts.ts'

export const api = client(shortcuts)

/** One's shortcuts; the server leaves out those to areas in which one may not work. */
export const shortcutList = sharedQuery(['shortcuts', 'permissions'], api.list)
