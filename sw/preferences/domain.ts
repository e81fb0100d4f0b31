import * as v from 'valibot'
import { DisplaySchema } from '#src/contract/shared/display-schema.ts'
import { PreferenceRow, preferences } from '#src/contract/shell/preferences.ts'
import { defineDomain, rowOf } from '#sw/server/define-domain.ts'

/** The preferences of each user: formats, page sizes, theme and layout. */
export const preferenceDomain = defineDomain({
  name: 'preferences',
  contract: preferences,
  handlers: { '{admin}/preference': () => import('./handlers.ts') },
  core: true,
  tables: {
    preferences: { indexes: { 1: 'employeeID' }, row: PreferenceRow, owner: 'employeeID' },
    favourites: {
      indexes: { 1: 'userId' },
      row: rowOf(DisplaySchema, { userId: v.string() }),
      owner: 'userId',
    },
  },
  alsoWrites: ['session', 'user', 'uploads'],
  seeds: { preferences: 1 },
})
