import { client } from '#src/api/client.ts'
import { user } from '#src/contract/user.ts'

const api = client(user)

/** Returns the signed-in user, who unlocks the session. */
export const loadLockedUser = () => api.get()
