import { type NavigationSets, navigation } from '#src/contract/navigation.ts'
import { defaultDisplay } from '#src/contract/shared/display.ts'
import { mailListRows } from '#sw/mails/list-rows.ts'
import { asset } from '#sw/server/assets.ts'
import { handle } from '#sw/server/handle.ts'
import { db } from '#sw/storage/db.ts'
import { taskTitles } from '#sw/tasks/titles.ts'
import { localizeNavigation, type StoredItem } from './localize.ts'

type Trees = Record<keyof NavigationSets, StoredItem[]>
const trees = () => asset<Trees>('seed/navigation.json')

export const handlers = handle(navigation, {
  get: async ({ userId, lang }) => {
    const { theme, scheme, layout } = (await db.favourites.get(userId)) ?? defaultDisplay
    const nav = localizeNavigation((await trees()).default, lang, await waiting(userId))
    return { nav, fav: JSON.stringify({ Theme: theme, Scheme: scheme, Layout: layout }) }
  },
  sets: async ({ userId, lang }) => {
    const { compact, default: usual, futuristic, horizontal } = await trees()
    const counts = await waiting(userId)
    return {
      compact: localizeNavigation(compact, lang, counts),
      default: localizeNavigation(usual, lang, counts),
      futuristic: localizeNavigation(futuristic, lang, counts),
      horizontal: localizeNavigation(horizontal, lang, counts),
    }
  },
})

/** What waits, counted now: open tasks, unread mails in the inbox, unread messages of colleagues. */
const waiting = async (userId: string) => ({
  tasks: (await taskTitles()).filter(({ type, completed }) => type === 'task' && !completed).length,
  mailbox: (await mailListRows()).filter(({ folder, unread }) => folder === 'inbox' && unread).length,
  chat: (await db.chatUnread.where({ ownerId: userId }).toArray()).reduce((sum, { count }) => sum + count, 0),
})
