import { connect, type HubClient } from '#src/api/hub.ts'
import { chatHub } from '#src/contract/core/hubs.ts'

/** spec: product.md section 9, chat retry */
const RETRY_DELAY_MS = 5000

let hub: HubClient<typeof chatHub> | undefined

/** This tab's connection to the team chat, created at its first use. */
export function teamHub() {
  hub ??= connect(chatHub, { retry: RETRY_DELAY_MS })
  return hub
}
