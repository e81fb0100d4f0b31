import { defaultDisplay } from '#src/contract/display.ts'
import { type NavigationSets, navigation } from '#src/contract/navigation.ts'
import { asset } from '#sw/assets.ts'
import { db } from '#sw/db.ts'
import { handle } from '#sw/handle.ts'
import { taskTitles } from '#sw/tasks/titles.ts'
import { present, type StoredItem } from './present.ts'

type Trees = Record<'product' | keyof NavigationSets, StoredItem[]>
const trees = () => asset<Trees>('seed/navigation.json')

export const navigationRoutes = handle(navigation, {
  get: async ({ userId, lang }) => {
    const { theme, scheme, layout } = (await db.favourites.get(userId)) ?? defaultDisplay
    const nav = present((await trees()).product, lang, await waiting())
    return { nav, fav: JSON.stringify({ Theme: theme, Scheme: scheme, Layout: layout }) }
  },
  sets: async ({ lang }) => {
    const { compact, default: usual, futuristic, horizontal } = await trees()
    return {
      compact: present(compact, lang),
      default: present(usual, lang),
      futuristic: present(futuristic, lang),
      horizontal: present(horizontal, lang),
    }
  },
})

/** What waits, counted now: open tasks, unread mails in the inbox, unread messages of colleagues. */
const waiting = async () => ({
  tasks: (await taskTitles()).filter(({ type, completed }) => type === 'task' && !completed).length,
  mailbox: await db.mails.where({ unreadIn: 'inbox' }).count(),
  chat: (await db.chatContacts.toArray()).reduce((sum, { unreadCount }) => sum + unreadCount, 0),
})
