import * as v from 'valibot'
import { areas } from '#src/contract/shared/areas.ts'
import { Shortcut, shortcuts } from '#src/contract/shell/shortcuts.ts'
import { defineDomain, rowOf } from '#sw/server/define-domain.ts'

/** The shortcuts of the header. */
export const shortcutDomain = defineDomain({
  name: 'shortcuts',
  contract: shortcuts,
  handlers: { '/api/common/shortcuts': () => import('./handlers.ts') },
  tables: {
    // A default shortcut contains the area that it belongs to.
    shortcuts: {
      indexes: { 1: 'id, position' },
      row: rowOf(Shortcut, { position: v.number(), area: v.optional(v.picklist(areas)) }),
    },
  },
  seeds: { shortcuts: 1 },
})
