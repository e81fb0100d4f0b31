import { client } from '#src/api/client.ts'
import { sharedQuery } from '#src/api/shared-query.ts'
import { shortcuts } from '#src/contract/shell/shortcuts.ts'

export const api = client(shortcuts)

/** The user's shortcuts; the server leaves out those to areas in which the user may not work. */
export const shortcutList = sharedQuery(['shortcuts', 'permissions'], api.list)
