import { expect, it } from 'vitest'
import { filled } from '#tests/support/filled.ts'
import { routesBehind } from '#tests/support/routes-behind.ts'
import { guestScreens, otherScreens, userScreens } from '#tests/support/screens.ts'

/** Routes without a screen of their own, and the one that ends the session. */
const exceptions = ['/apps/mailbox', '/dashboards', '/pages', '/sign-out']

const visited = [...guestScreens, ...userScreens, ...otherScreens].map(({ path }) => path.split('?')[0] ?? '')
const addresses = [...routesBehind('_app'), ...routesBehind('_session')].filter(
  address => !exceptions.includes(address),
)

it.each(filled(addresses))('the accessibility tests visit %s', address => {
  const pattern = new RegExp(`^${address.slice(1).replaceAll('some-id', '[^/]+')}$`)
  expect(visited.filter(path => pattern.test(path))).not.toEqual([])
})
