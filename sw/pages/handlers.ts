import { pages } from '#src/contract/pages.ts'
import { handle } from '#sw/server/handle.ts'
import { keepAddress } from './addresses.ts'
import { personStore } from './people.ts'
import { planStore } from './plan.ts'

export const handlers = handle(pages, {
  settings: ({ userId }) => personStore.find(userId),
  saveAccount: ({ body, userId }) => personStore.saveAccount(userId, body),
  saveAlerts: ({ body, userId }) => personStore.saveAlerts(userId, body.alerts),
  plan: () => planStore.find(),
  savePlan: ({ body }) => planStore.save(body),
  setRole: ({ body, userId }) => personStore.setRole(userId, body.id, body.groupID),
  waitFor: ({ body }) => keepAddress(body.email),
})
