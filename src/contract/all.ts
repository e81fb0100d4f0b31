import { activities } from './activities.ts'
import { backup } from './backup.ts'
import { boards } from './boards.ts'
import { chat } from './chat.ts'
import { company } from './company.ts'
import { contacts } from './contacts.ts'
import { dashboards } from './dashboards.ts'
import type { Endpoints } from './define.ts'
import { files } from './files.ts'
import { guides } from './guides.ts'
import { icons } from './icons.ts'
import { mails } from './mails.ts'
import { messages } from './messages.ts'
import { navigation } from './navigation.ts'
import { notes } from './notes.ts'
import { notifications } from './notifications.ts'
import { permissions } from './permissions.ts'
import { preferences } from './preferences.ts'
import { products } from './products.ts'
import { sample } from './sample.ts'
import { search } from './search.ts'
import { session } from './session.ts'
import { shortcuts } from './shortcuts.ts'
import { tasks } from './tasks.ts'
import { trash } from './trash.ts'
import { uploads } from './uploads.ts'
import { user } from './user.ts'

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
