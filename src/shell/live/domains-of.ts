import * as v from 'valibot'
import type { Domain } from '#src/contract/core/define.ts'
import { everyone, type ForecastCommand, PermissionCommand } from '#src/contract/core/hubs.ts'

/** What a permission command to a whole group, whose partners it may open or close, makes old. */
const ofTheGroup: readonly Domain[] = ['navigation', 'permissions', 'contacts', 'user']

/**
 * What is to be read again after a command. spec: product.md section 6: one aimed at the current user reloads the
 * navigation; one aimed at the whole group reloads navigation and permissions, and clears the lists of customers,
 * suppliers and employees, which are kept by nobody but the screens that show them.
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
