import { user } from '#src/contract/user.ts'
import { handle } from '#sw/server/handle.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'

export const handlers = handle(user, {
  get: ({ userId }) => getOr404(db.users, userId, 'user'),
  update: async ({ body, userId }) => {
    const updated = { ...(await getOr404(db.users, userId, 'user')), ...body.user }
    await db.users.put(updated)
    return updated
  },
  list: () => db.users.toArray(),
})
