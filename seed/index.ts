import { activities } from './activities.ts'
import { boards } from './boards.ts'
import { chat } from './chat.ts'
import { contacts } from './contacts.ts'
import { dashboards } from './dashboards.ts'
import { files } from './files.ts'
import { guides, manual } from './guides.ts'
import { mails } from './mails.ts'
import { messages } from './messages.ts'
import { notes } from './notes.ts'
import { notifications } from './notifications.ts'
import { permissions } from './permissions.ts'
import { preferences } from './preferences.ts'
import { products } from './products.ts'
import { requests } from './requests.ts'
import { roles } from './roles.ts'
import { shop } from './shop.ts'
import { shortcuts } from './shortcuts.ts'
import { staff } from './staff.ts'
import { tasks } from './tasks.ts'

/** The sample data, by set. A set maps table names to rows and becomes one file, `seed/{set}.json`. */
export const seed = {
  activities,
  boards,
  chat,
  contacts,
  dashboards,
  files,
  guides,
  mails,
  manual,
  messages,
  notes,
  notifications,
  permissions,
  preferences,
  products,
  requests,
  roles,
  shop,
  shortcuts,
  staff,
  tasks,
}

export type SeedName = keyof typeof seed
