import { requests } from '#src/contract/shop/documents/requests.ts'
import { issue } from '#sw/session/token.ts'
import { plain, type SampleRequests } from '#tests/api/sample-requests/sample-request.ts'
import { call } from '#tests/support/server.ts'
import { at, device, newId } from './shop.ts'

/** Returns a new request for leave, of the caller. */
const leave = () => ({
  id: newId(),
  at,
  device,
  type: 'leave' as const,
  note: 'Về quê',
  changes: [{ field: 'from' as const, before: '', after: '2026-12-01' }],
})

const made = () => call(requests.create, { body: leave() })

/** Returns the input of a call that changes a new request, of the caller or of a colleague with a token. */
async function change(body: object = {}, token?: string) {
  const { id, version } = await call(requests.create, { body: leave(), ...(token && { token }) })
  return { params: { id }, body: { version, at, ...body } }
}

/** Valid calls for the settings of the shop and the requests of employees. */
export const officeRequests: SampleRequests = {
  settingsGet: plain,
  settingsUpdate: { body: { version: 1, at, settings: { cashStep: 500, methods: ['cash'] } } },
  settingsUpdateCompany: { body: { version: 1, at, company: { taxCode: '0312345678', logoUrl: null } } },

  requestsList: plain,
  requestsGet: async () => ({ params: { id: (await made()).id } }),
  requestsCreate: { body: leave() },
  requestsApprove: async () => change({ comment: 'Được' }, await issue('truc')),
  requestsReject: async () => change({ comment: 'Thiếu người' }, await issue('truc')),
  requestsWithdraw: () => change(),
  requestsComment: async () => ({
    params: { id: (await made()).id },
    body: { id: newId(), at, text: 'Mấy giờ?' },
  }),
}
