import { activityRoutes } from './activities/handlers.ts'
import { boardRoutes } from './boards/handlers.ts'
import { chatRoutes } from './chat/handlers.ts'
import { companyRoutes } from './company/handlers.ts'
import { contactRoutes } from './contacts/handlers.ts'
import { dashboardRoutes } from './dashboards/handlers.ts'
import { fileRoutes } from './files/handlers.ts'
import { guideRoutes } from './guides/handlers.ts'
import { iconRoutes } from './icons/handlers.ts'
import { mailRoutes } from './mails/handlers.ts'
import { messageRoutes } from './messages/handlers.ts'
import { navigationRoutes } from './navigation/handlers.ts'
import { noteRoutes } from './notes/handlers.ts'
import { notificationRoutes } from './notifications/handlers.ts'
import { permissionRoutes } from './permissions/handlers.ts'
import { preferenceRoutes } from './preferences/handlers.ts'
import { productRoutes } from './products/handlers.ts'
import { searchRoutes } from './search/handlers.ts'
import { createServer } from './server.ts'
import { sessionRoutes } from './session/handlers.ts'
import { shortcutRoutes } from './shortcuts/handlers.ts'
import { taskRoutes } from './tasks/handlers.ts'
import { uploadRoutes } from './uploads/handlers.ts'
import { userRoutes } from './user/handlers.ts'

/** Every route that the worker answers. */
export const routes = [
  ...sessionRoutes,
  ...shortcutRoutes,
  ...activityRoutes,
  ...boardRoutes,
  ...chatRoutes,
  ...companyRoutes,
  ...contactRoutes,
  ...dashboardRoutes,
  ...fileRoutes,
  ...guideRoutes,
  ...iconRoutes,
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
  ...uploadRoutes,
  ...userRoutes,
]

export const createApp = (base?: string) => createServer(routes, { base })
