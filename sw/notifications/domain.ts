import { Notification, notifications } from '#src/contract/shell/notifications.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

/** The notifications of the header. */
export const notificationDomain = defineDomain({
  name: 'notifications',
  contract: notifications,
  handlers: { '/api/common/notifications': () => import('./handlers.ts') },
  tables: {
    notifications: {
      indexes: { 1: 'id, time' },
      row: Notification,
      label: { en: ['Notification', 'Notifications'], vi: ['Thông báo', 'Thông báo'] },
    },
  },
  seeds: { notifications: 1 },
})
