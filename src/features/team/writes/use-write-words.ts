import { useLingui } from '@lingui/react/macro'
import type { WaitingWrite } from '#src/contract/team.ts'
import { titleIn } from './title-in.ts'

/** Returns a function that says what a write is about, and what it did. */
export function useWriteWords(): (write: WaitingWrite) => { what: string; action: string } {
  const { t } = useLingui()
  // The first one whose path begins that of the write applies.
  const nouns: [path: string, noun: string][] = [
    ['/api/apps/tasks/tag', t`Tag of tasks`],
    ['/api/apps/tasks', t`Task`],
    ['/api/apps/notes/labels', t`Label of notes`],
    ['/api/apps/notes', t`Note`],
    ['/api/apps/contacts/tag', t`Tag of contacts`],
    ['/api/apps/contacts', t`Contact`],
    ['/api/apps/mailbox', t`Mail`],
    ['/api/apps/scrumboard', t`Board`],
    ['/api/apps/ecommerce', t`Product`],
    ['/api/apps/file-manager', t`File`],
    ['/api/apps/academy', t`Course`],
    ['/api/apps/help-center', t`Guide`],
    ['/api/shop/sales', t`Sale`],
    ['/api/shop/sessions', t`Drawer`],
    ['/api/shop/take-ins', t`Goods in`],
    ['/api/shop/take-outs', t`Goods out`],
    ['/api/shop/counts', t`Count of stock`],
    ['/api/shop/transfers', t`Transfer of stock`],
    ['/api/shop/adjustments', t`Adjustment of stock`],
    ['/api/shop/care', t`Care ticket`],
    ['/api/shop/funds', t`Fund`],
    ['/api/shop/products', t`Product`],
    ['/api/shop/warehouses', t`Warehouse`],
    ['/api/shop', t`Shop`],
    ['/api/chat', t`Chat`],
    ['/api/common/notifications', t`Notification`],
    ['/api/common/messages', t`Message to a colleague`],
    ['/api/common/shortcuts', t`Shortcut`],
    ['/api/common/user', t`Profile`],
    ['/api/admin/preference', t`Display settings`],
    ['/api/admin/permission', t`Permissions`],
    ['/api/pages', t`Page`],
    ['/api/dashboards', t`Wallet`],
  ]
  const byEnding: Record<string, string> = {
    remove: t`Removed`,
    read: t`Marked as read`,
    restore: t`Restored`,
    'restore-many': t`Restored`,
    purge: t`Removed`,
    move: t`Moved`,
    order: t`Moved`,
    positions: t`Moved`,
    import: t`Imported`,
    upload: t`Uploaded`,
    send: t`Sent`,
    cancel: t`Cancelled`,
    void: t`Cancelled`,
    complete: t`Completed`,
    merge: t`Merged`,
    copy: t`Copied`,
  }
  const byMethod: Record<string, string> = {
    POST: t`Added`,
    PUT: t`Edited`,
    PATCH: t`Edited`,
    DELETE: t`Removed`,
  }

  return ({ method, path, body }) => {
    const noun = nouns.find(([beginning]) => path.startsWith(beginning))?.[1] ?? t`Other data`
    const title = titleIn(body)
    const [plain = ''] = path.split('?')
    const [beforeLast = '', ending = ''] = plain.split('/').slice(-2)
    const isStep = method === 'POST' && /\d/.test(beforeLast)
    return {
      what: title ? t`${noun} “${title}”` : noun,
      action: byEnding[ending] ?? (isStep ? t`Carried out` : byMethod[method]) ?? method,
    }
  }
}
