import { type Analytics, dashboards, type Finance, type Project } from '#src/contract/dashboards.ts'
import { contactListRows } from '#sw/contacts/list-rows.ts'
import { mayView } from '#sw/permissions/store.ts'
import { wroteAt } from '#sw/server/call-values.ts'
import { handle } from '#sw/server/handle.ts'
import { referenceData } from '#sw/storage/reference-data.ts'
import { taskTitles } from '#sw/tasks/titles.ts'
import { cryptoAt } from './prices.ts'
import { projectWith } from './projects.ts'
import { storedCrypto, trade } from './wallets.ts'

export const handlers = handle(dashboards, {
  counts: async ({ userId }) => {
    const may = await mayView(userId)
    const [contacts, tasks] = await Promise.all([
      may('contacts') ? contactListRows() : [],
      may('tasks') ? taskTitles() : [],
    ])
    return { contacts: contacts.length, tasks: tasks.filter(({ type }) => type === 'task').length }
  },
  analytics: () => referenceData<Analytics>('analytics'),
  crypto: async () => cryptoAt(await storedCrypto(), wroteAt()),
  trade: ({ body }) => trade(body, wroteAt()),
  finance: () => referenceData<Finance>('finance'),
  project: async ({ query: { project }, lang }) =>
    projectWith(await referenceData<Project>('project'), project, lang),
})
