import { fold } from '#src/lib/text/fold.ts'
import type { JsonSchema, OpenApi, Parameter } from './document.ts'

/** A call of the API, as the reference shows it. */
export interface Operation {
  /** `tasks.update` */
  id: string
  domain: string
  method: string
  path: string
  /** The right that it needs: `tasks: edit`; empty for a call of any signed-in user; undefined for a public one. */
  needs: string | undefined
  parameters: readonly Parameter[]
  body: JsonSchema | undefined
  /** The body is sent as a form with files. */
  isMultipart: boolean
  reply: JsonSchema | undefined
  /** The statuses of its refusals, with their reasons. */
  refusals: readonly { status: string; description: string }[]
}

const json = 'application/json'

/** Returns the calls of a document, in its order. */
export const operationsOf = ({ paths }: OpenApi): Operation[] =>
  Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => {
      const { operationId, tags, security = [], requestBody, responses, parameters = [] } = operation
      const needs = operation['x-needs']
      const form = requestBody?.content?.['multipart/form-data']
      const right =
        typeof needs === 'object'
          ? [needs.area, ...(needs.or ?? [])].map(area => `${area}: ${needs.level}`).join(' / ')
          : ''
      return {
        id: operationId,
        domain: tags[0] ?? '',
        method: method.toUpperCase(),
        path,
        needs: security.length === 0 ? undefined : right,
        parameters,
        body: (form ?? requestBody?.content?.[json])?.schema,
        isMultipart: form !== undefined,
        reply: responses[200]?.content?.[json]?.schema,
        refusals: Object.entries(responses).flatMap(([status, response]) =>
          status.startsWith('4') && response?.description
            ? [{ status, description: response.description }]
            : [],
        ),
      }
    }),
  )

/** Returns the calls whose id, method or path contains every word of a text. */
export function findOperations(operations: readonly Operation[], text: string) {
  const words = fold(text).split(/\s+/)
  return operations.filter(({ id, method, path }) => {
    const names = fold(`${id} ${method} ${path}`)
    return words.every(word => names.includes(word))
  })
}

/** Returns calls by their domain, each domain once. */
export const byDomain = (operations: readonly Operation[]): [domain: string, calls: Operation[]][] =>
  [...new Set(operations.map(({ domain }) => domain))].map(name => [
    name,
    operations.filter(({ domain }) => domain === name),
  ])
