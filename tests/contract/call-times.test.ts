import { expect, it } from 'vitest'
import { resolveBase } from '#src/contract/core/bases.ts'
import { callTimes } from '#src/features/diagnostics/facts/timings.ts'
import { domains } from '#sw/domains.ts'
import type { DomainDefinition } from '#sw/server/define-domain.ts'
import { filled } from '#tests/support/filled.ts'

const definitions: readonly DomainDefinition[] = domains
const paths = definitions.flatMap(({ contract = {} }) =>
  Object.values(contract).map(({ path }) => resolveBase(path).replace(/^\//, '')),
)

it('the diagnostics name a call only by parts of its path that contain no data', () => {
  const times = callTimes(filled(paths).map(path => ({ url: `https://shop.example/${path}`, duration: 1 })))
  expect(filled(times).filter(({ part }) => /[{%]/.test(part))).toEqual([])
})
