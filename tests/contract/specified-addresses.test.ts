import { expect, it } from 'vitest'
import { screens } from '#scripts/build/screens.ts'
import { filled } from '#tests/support/filled.ts'
import { specifiedAddresses } from '#tests/support/specified-addresses.ts'

const isScreen = screens()

it.each(filled(specifiedAddresses))('%s is a screen of this build', address => {
  expect(isScreen(address)).toBe(true)
})

it.each(['/ui', '/ui/kits', '/docs/guides/getting-started', '/pages/pricing', '/nowhere'])(
  '%s is not a screen',
  address => {
    expect(isScreen(address)).toBe(false)
  },
)
