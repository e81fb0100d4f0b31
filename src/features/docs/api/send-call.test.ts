import { expect, it } from 'vitest'
import { addressOf } from './send-call.ts'

const parameters = [
  { name: 'set', in: 'path', required: true, schema: {} },
  { name: 'q', in: 'query', required: false, schema: {} },
  { name: 'page', in: 'query', required: false, schema: {} },
  { name: 'merchant-id', in: 'header', required: true, schema: {} },
] as const

it.each([
  [{ set: 'feather' }, '/api/ui/icons/feather'],
  [{ set: 'a/b' }, '/api/ui/icons/a%2Fb'],
  [{ set: 'x', q: 'trà sen', page: '2' }, '/api/ui/icons/x?q=tr%C3%A0+sen&page=2'],
  [{ set: 'x', q: '', 'merchant-id': 'go-vap' }, '/api/ui/icons/x'],
])('the address with %j is %s', (values, address) => {
  expect(addressOf({ path: '/api/ui/icons/{set}', parameters }, { parameters: values, body: '' })).toBe(
    address,
  )
})
