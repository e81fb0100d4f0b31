import { mails } from '#src/contract/mails.ts'
import { delay } from '#sw/delay.ts'
import { handle } from '#sw/handle.ts'
import { mailLabels } from './labels.ts'
import { countedFolders, filters, settings, updateSettings } from './places.ts'
import { mailStore, toState } from './store.ts'

export const mailRoutes = handle(mails, {
  settings,
  updateSettings: ({ body }) => updateSettings(body.settings),

  folders: countedFolders,
  filters,
  labels: mailLabels.all,
  createLabel: ({ body }) => mailLabels.create(body.label),
  updateLabel: ({ body }) => mailLabels.update(body.id, body.label),
  removeLabel: ({ query }) => mailLabels.remove(query.id),

  list: async ({ query }) => {
    // spec: list latency 625 ms
    const [page] = await Promise.all([mailStore.page(query), delay(625)])
    return page
  },
  get: ({ query }) => mailStore.find(query.id),
  update: ({ body }) => mailStore.update(body.id, body.mail),

  select: ({ query }) => mailStore.all(query),
  updateMany: async ({ body }) => (await mailStore.updateMany(body.mails)).map(toState),
  create: ({ body, userId }) => mailStore.create(userId, body.mail),
  remove: ({ query, userId }) => mailStore.remove(query.id, userId),
  restore: ({ body }) => mailStore.restore(body.id),
})
