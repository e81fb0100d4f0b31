import type { Endpoint } from '#src/contract/core/define.ts'

/** The build removes the schemas from the endpoints of the page (`scripts/smaller/strip-schemas.ts`), but not from these. */
const modules = import.meta.glob<Record<string, unknown>>(['../contract/*.ts', '../contract/shell/*.ts'], {
  eager: true,
})

/** Returns the method and the path. */
export const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value

const endpoints = new Map(
  Object.values(modules)
    .flatMap(exported => Object.values(exported))
    .flatMap(value => (typeof value === 'object' && value ? Object.values(value) : []))
    .filter(isEndpoint)
    .map(endpoint => [keyOf(endpoint), endpoint]),
)

/** Returns an endpoint with its schemas. */
export const endpointOf = (call: { method: string; path: string }) => endpoints.get(keyOf(call))
