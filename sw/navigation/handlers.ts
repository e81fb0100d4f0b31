import { fromStored, type StoredSets } from '#seed/navigation/references.ts'
import type { Area } from '#src/contract/shared/areas.ts'
import { defaultDisplay } from '#src/contract/shared/display.ts'
import { navigation } from '#src/contract/shell/navigation.ts'
import { mailListRows } from '#sw/mails/list-rows.ts'
import { mayView } from '#sw/permissions/store.ts'
import { asset } from '#sw/server/assets.ts'
import { type Caller, handle } from '#sw/server/handle.ts'
import { db } from '#sw/storage/db.ts'
import { taskTitles } from '#sw/tasks/titles.ts'
import { localizeNavigation } from './localize.ts'

const stored = () => asset<StoredSets>('seed/navigation.json')

export { find } from './find.ts'

export const handlers = handle(navigation, {
  get: async caller => {
    const { theme, scheme, layout } = (await db.favourites.get(caller.userId)) ?? defaultDisplay
    const nav = localizeNavigation((await stored()).default, await readerOf(caller))
    return { nav, fav: JSON.stringify({ Theme: theme, Scheme: scheme, Layout: layout }) }
  },
  counts: async caller => (await readerOf(caller)).waiting,
  sets: async caller => {
    const { compact, default: usual, futuristic, horizontal } = fromStored(await stored())
    const reader = await readerOf(caller)
    return {
      compact: localizeNavigation(compact, reader),
      default: localizeNavigation(usual, reader),
      futuristic: localizeNavigation(futuristic, reader),
      horizontal: localizeNavigation(horizontal, reader),
    }
  },
})

const readerOf = async ({ userId, lang }: Caller) => {
  const may = await mayView(userId)
  return { lang, mayView: may, waiting: await waiting(userId, may) }
}

/** Returns the counts of waiting items: open tasks, unread mails in the inbox, unread messages of colleagues. */
const waiting = async (userId: string, may: (area: Area) => boolean) => ({
  tasks: may('tasks')
    ? (await taskTitles()).filter(({ type, completed }) => type === 'task' && !completed).length
    : 0,
  mailbox: (await mailListRows()).filter(({ folder, unread }) => folder === 'inbox' && unread).length,
  chat: (await db.chatUnread.where({ ownerId: userId }).toArray()).reduce((sum, { count }) => sum + count, 0),
})
