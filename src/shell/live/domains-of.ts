import * as v from 'valibot'
import type { Domain } from '#src/contract/core/define.ts'
import { everyone, type ForecastCommand, PermissionCommand } from '#src/contract/core/hubs.ts'

/** The domains to reload after a permission command to a whole group. */
const ofTheGroup: readonly Domain[] = ['navigation', 'permissions', 'contacts', 'user']

/**
 * Returns the domains to reload after a command. spec: product.md section 6: a command for the current user reloads
 * the navigation; one for the whole group reloads navigation and permissions, and clears the lists of customers,
 * suppliers and employees. Only the screens that show these lists hold them.
 */
export function domainsOf({ items }: ForecastCommand, me: { id: string; groupID: string }): Domain[] {
  const domains = items.flatMap(({ command }): readonly Domain[] => {
    const { success, output } = v.safeParse(PermissionCommand, parsed(command))
    if (!success) return []
    if (output.userID === me.id) return ['navigation']
    return output.userID === everyone && output.groupID === me.groupID ? ofTheGroup : []
  })
  return [...new Set(domains)]
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
