import * as v from 'valibot'
import { define } from './core/define.ts'
import { User } from './shared/user.ts'

const UserFields = v.partial(v.pick(User, ['name', 'avatar', 'avatarID', 'status']))

/** spec: sample-data.md section 7, Common (mock) */
export const user = define({
  get: { method: 'GET', path: '/api/common/user', needs: 'signedIn', reply: User },
  update: {
    method: 'PATCH',
    path: '/api/common/user',
    needs: 'signedIn',
    body: v.object({ user: UserFields }),
    reply: User,
    writes: ['user'],
  },
  /** Beyond the specification: all users of the shop. */
  list: {
    method: 'GET',
    path: '{admin}/employee/all',
    needs: { area: 'employee', level: 'view' },
    reply: v.array(User),
  },
})
