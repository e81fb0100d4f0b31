import { beforeAll, describe, expect, it } from 'vitest'
import { resolveBase } from '#src/contract/core/bases.ts'
import { domains } from '#sw/domains.ts'
import { handlersOf } from '#sw/server/define-domain.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { freshServer } from '#tests/support/server.ts'
import { endpoints, named } from './attack.ts'
import { sampleRequestOf, sampleRequests } from './sample-requests/all.ts'
import { type Specified, specified } from './specified.ts'

beforeAll(freshServer)

/** Returns a call in the form of the worker's routing: `{auth}/sign-in` and `api/auth/sign-in` are the same. */
const callOf = ({ method, path }: Specified) => `${method} ${resolveBase(path).replace(/^\//, '')}`

/** Each icon set is a value of the same parameter. */
const anySet = (call: string) => call.replace(/(?<=api\/ui\/icons\/).*/, '{set}')

describe.each(Object.entries(specified))('of %s', (_, calls) => {
  it.each(calls.map(callOf))('%s is in the contract and has a handler', async call => {
    const routes = (await Promise.all(domains.map(handlersOf))).flatMap(handlers => Object.values(handlers))
    const found = [...endpoints, ...routes].filter(({ endpoint }) => callOf(endpoint) === anySet(call))
    expect(found.length).toBe(2)
  })
})

describe('every endpoint of the contract', () => {
  it('has a sample request, and every sample request has an endpoint', () => {
    const named = Object.entries(sampleRequests).flatMap(([domain, ofDomain]) =>
      Object.keys(ofDomain).map(name => `${domain}.${name}`),
    )
    expect(named.toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted())
  })

  it('has its own method and path', () => {
    const calls = endpoints.map(({ endpoint }) => callOf(endpoint))
    expect(calls.filter((call, index) => calls.indexOf(call) < index)).toEqual([])
  })

  it.each(named(endpoints))('%s returns what the contract declares', async (name, { endpoint }) => {
    covers('errors.otherwise-200')
    if (endpoint.writes) await freshServer()
    await conforming(endpoint, await sampleRequestOf(name))
  })
})
