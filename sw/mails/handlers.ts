import { mails } from '#src/contract/mails.ts'
import { delay } from '#sw/server/delay.ts'
import { handle, prepared } from '#sw/server/handle.ts'
import { doSequential, mapSequential } from '#sw/storage/map-sequential.ts'
import { countedFolders, filters, settings, updateSettings } from './folders.ts'
import { mailLabels } from './labels.ts'
import { mailLines } from './list-rows.ts'
import { mailStore, toState } from './store.ts'

export { find } from './find.ts'

export const handlers = handle(mails, {
  settings,
  updateSettings: ({ body }) => updateSettings(body.settings),

  folders: countedFolders,
  filters,
  labels: mailLabels.all,
  createLabel: ({ body }) => mailLabels.create(body.label),
  updateLabel: ({ body }) => mailLabels.update(body.id, body.label),
  removeLabel: ({ query }) => mailLabels.remove(query.id),

  list: async ({ query }) => {
    const { attached, unread, from } = query
    const isNarrowed = Boolean(query.query || attached || unread || from)
    // spec: list latency 625 ms. A search, which is not in the specification, has no pause, because it runs while the
    // user types.
    const [page] = await Promise.all([mailStore.page(query), isNarrowed || delay(625)])
    return page
  },
  prepareSearch: async () => {
    await mailLines()
    return true
  },
  get: ({ query }) => mailStore.get(query.id),
  thread: async ({ query, userId }) => (await import('./threads.ts')).thread(query.id, userId),
  snoozed: async () => (await import('./threads.ts')).snoozed(),
  update: ({ body }) => mailStore.update(body.id, body.mail),

  select: ({ query }) => mailStore.all(query),
  updateMany: async ({ body }) => (await mailStore.updateMany(body.mails)).map(toState),
  create: ({ body, userId }) => mailStore.create(userId, body.mail),
  remove: ({ query, userId }) => mailStore.remove(query.id, userId),
  restore: ({ body }) => mailStore.restore(body.id),
  removeMany: ({ body, userId }) => doSequential(body.ids, id => mailStore.remove(id, userId)),
  restoreMany: async ({ body }) => (await mapSequential(body.ids, mailStore.restore)).map(toState),

  attach: prepared(
    // Bytes instead of a blob: WebKit has lost blobs that were stored in a database.
    ({ body }) => Promise.all([body.file.arrayBuffer(), import('./attachments.ts')]),
    ({ body }, [data, { attach }]) => attach(body.file, data),
  ),
  recipients: async ({ query, userId }) => (await import('./recipients.ts')).recipients(query.query, userId),
  send: prepared(
    () => import('./outbox.ts'),
    ({ body }, { send }) => send(body.id),
  ),
  outbox: async () => (await import('./outbox.ts')).outbox(),
  deliver: prepared(
    () => import('./outbox.ts'),
    (_, { deliver }) => deliver(),
  ),
})
