import { client } from '#src/api/client.ts'
import { live } from '#src/api/live.ts'
import { shortcuts } from '#src/contract/shortcuts.ts'

export const api = client(shortcuts)

/** One's shortcuts; the server leaves out those to areas in which one may not work. */
export const shortcutList = live(['shortcuts', 'permissions'], api.list)
