import { activities } from '#src/contract/activities.ts'
import { backup } from '#src/contract/backup.ts'
import { boards } from '#src/contract/boards.ts'
import { chat } from '#src/contract/chat.ts'
import { company } from '#src/contract/company.ts'
import { contacts } from '#src/contract/contacts.ts'
import { dashboards } from '#src/contract/dashboards.ts'
import { files } from '#src/contract/files.ts'
import { guides } from '#src/contract/guides.ts'
import { icons } from '#src/contract/icons.ts'
import { mails } from '#src/contract/mails.ts'
import { messages } from '#src/contract/messages.ts'
import { navigation } from '#src/contract/navigation.ts'
import { notes } from '#src/contract/notes.ts'
import { notifications } from '#src/contract/notifications.ts'
import { permissions } from '#src/contract/permissions.ts'
import { preferences } from '#src/contract/preferences.ts'
import { products } from '#src/contract/products.ts'
import { sample } from '#src/contract/sample.ts'
import { search } from '#src/contract/search.ts'
import { session } from '#src/contract/session.ts'
import { shortcuts } from '#src/contract/shortcuts.ts'
import { tasks } from '#src/contract/tasks.ts'
import { trash } from '#src/contract/trash.ts'
import { uploads } from '#src/contract/uploads.ts'
import { user } from '#src/contract/user.ts'
import type { Endpoints } from './define.ts'

/** The whole API by domain, for what is derived from it: the reference and the tests. Screens import their own domain. */
export const contract: Record<string, Endpoints> = {
  activities,
  backup,
  boards,
  chat,
  company,
  contacts,
  dashboards,
  files,
  guides,
  icons,
  mails,
  messages,
  navigation,
  notes,
  notifications,
  permissions,
  preferences,
  products,
  sample,
  search,
  session,
  shortcuts,
  tasks,
  trash,
  uploads,
  user,
}
