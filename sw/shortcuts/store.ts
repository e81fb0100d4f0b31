import type { Area } from '#src/contract/shared/areas.ts'
import type { Shortcut } from '#src/contract/shell/shortcuts.ts'
import { canCreate, permissionsOf } from '#sw/permissions/store.ts'
import { newId } from '#sw/server/call-values.ts'
import { crudStore } from '#sw/storage/crud-store.ts'
import { db, type Positioned } from '#sw/storage/db.ts'

/** A default shortcut has the area that it belongs to. */
export type ShortcutRow = Positioned<Shortcut> & { area?: Area }

const entries = crudStore(db.shortcuts)

export const shortcutStore = {
  /** spec: a default shortcut is offered only with edit or create permission on its area. */
  async list(userId: string) {
    const permissions = await permissionsOf(userId)
    const rows = await db.shortcuts.orderBy('position').toArray()
    return rows.filter(({ area }) => !area || canCreate(permissions, area)).map(toShortcut)
  },

  /** Adds a shortcut at the end and returns it. */
  async create(fields: Omit<Shortcut, 'id'>) {
    const last = await db.shortcuts.orderBy('position').last()
    const row = { ...fields, id: newId(), position: (last?.position ?? -1) + 1 }
    await db.shortcuts.add(row)
    return toShortcut(row)
  },

  /** Changes a shortcut and returns it. Rejects with 404 for an unknown id. */
  update: async (id: string, fields: Partial<Shortcut>) => toShortcut(await entries.update(id, fields)),

  /** Deletes a shortcut and returns it. Rejects with 404 for an unknown id. */
  remove: async (id: string) => toShortcut(await entries.remove(id)),
}

const toShortcut = ({ position: _, area: _area, ...shortcut }: ShortcutRow): Shortcut => shortcut
