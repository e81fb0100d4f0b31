import { chatRoutes } from './chat/handlers.ts'
import { companyRoutes } from './company/handlers.ts'
import { contactRoutes } from './contacts/handlers.ts'
import { mailRoutes } from './mails/handlers.ts'
import { messageRoutes } from './messages/handlers.ts'
import { navigationRoutes } from './navigation/handlers.ts'
import { noteRoutes } from './notes/handlers.ts'
import { notificationRoutes } from './notifications/handlers.ts'
import { part } from './part.ts'
import { permissionRoutes } from './permissions/handlers.ts'
import { preferenceRoutes } from './preferences/handlers.ts'
import { productRoutes } from './products/handlers.ts'
import { searchRoutes } from './search/handlers.ts'
import { createServer } from './server/server.ts'
import { sessionRoutes } from './session/handlers.ts'
import { shortcutRoutes } from './shortcuts/handlers.ts'
import { taskRoutes } from './tasks/handlers.ts'
import { trashRoutes } from './trash/handlers.ts'
import { uploadRoutes } from './uploads/handlers.ts'
import { userRoutes } from './user/handlers.ts'

/** The routes that the worker answers; what is asked for seldom is in `more.ts`. */
export const routes = [
  ...sessionRoutes,
  ...shortcutRoutes,
  ...chatRoutes,
  ...companyRoutes,
  ...contactRoutes,
  ...mailRoutes,
  ...messageRoutes,
  ...navigationRoutes,
  ...noteRoutes,
  ...notificationRoutes,
  ...permissionRoutes,
  ...preferenceRoutes,
  ...productRoutes,
  ...searchRoutes,
  ...taskRoutes,
  ...trashRoutes,
  ...uploadRoutes,
  ...userRoutes,
]

export const createApp = (base?: string) =>
  createServer(routes, {
    base,
    more: async () => (await part('more')).moreRoutes,
    toHub: async (...asked) => (await part('hubs')).answer(...asked),
  })
