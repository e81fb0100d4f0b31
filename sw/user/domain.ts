import { User } from '#src/contract/shared/user.ts'
import { user } from '#src/contract/user.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

const handlers = () => import('./handlers.ts')

/** The users of the company. */
export const userDomain = defineDomain({
  name: 'user',
  contract: user,
  handlers: { '/api/common/user': handlers, '{admin}/employee': handlers },
  core: true,
  tables: {
    users: { indexes: { 1: 'id, groupID' }, row: User },
  },
  seeds: { staff: 1, roles: 1 },
})
