import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import type { Plugin } from 'vite'
import { resolveBase } from '#src/contract/core/bases.ts'
import type { Endpoint } from '#src/contract/core/define.ts'
import { problemsOf } from '#src/contract/core/endpoint-problems.ts'
import { chatHub, maxHub } from '#src/contract/core/hubs.ts'
import { type ProblemCode, problemSchema, StorageProblemBody } from '#src/contract/core/problems.ts'
import { domains } from '#sw/domains.ts'
import type { DomainDefinition } from '#sw/server/define-domain.ts'

const toSchema = (schema: v.GenericSchema) => {
  const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' })
  return json
}

const media = (type: string, schema: v.GenericSchema) => ({
  content: { [type]: { schema: toSchema(schema) } },
})

/** Returns the parameters of one location, such as the query, each with its own schema. */
function parametersIn(place: 'query' | 'path' | 'header', schema: v.GenericSchema | undefined) {
  if (!schema) return []
  const { properties = {}, required = [] } = toSchema(schema)
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const operation = (domain: string, name: string, endpoint: Endpoint) => ({
  operationId: `${domain}.${name}`,
  tags: [domain],
  security: endpoint.public ? [] : [{ bearer: [] }],
  ...(endpoint.needs && { 'x-needs': endpoint.needs }),
  parameters: [
    ...parametersIn('path', endpoint.params),
    ...parametersIn('query', endpoint.query),
    ...parametersIn('header', endpoint.headers),
  ],
  ...(endpoint.body && {
    requestBody: {
      required: endpoint.body.type !== 'optional',
      ...media(endpoint.multipart ? 'multipart/form-data' : 'application/json', endpoint.body),
    },
  }),
  responses: {
    200: { description: 'The reply', ...media('application/json', endpoint.reply) },
    ...Object.fromEntries(
      Object.entries(problemsOf(endpoint)).map(([status, codes]) => [status, refusal(codes)]),
    ),
    503: { $ref: '#/components/responses/Storage' },
    default: { $ref: '#/components/responses/Problem' },
  },
})

const problem = (description: string, properties: object) => ({
  description,
  content: { 'application/json': { schema: { type: 'object', required: ['message'], properties } } },
})

/** Returns the response to a refused call: one schema for each of its codes. */
function refusal(codes: readonly ProblemCode[] | false) {
  if (!codes) return { description: 'Refused', content: { 'application/json': { schema: { const: false } } } }
  const schemas = codes.map(code => toSchema(problemSchema(code)))
  const schema = schemas.length === 1 ? schemas[0] : { oneOf: schemas }
  return { description: `Refused: ${codes.join(', ')}`, content: { 'application/json': { schema } } }
}

/** Returns the API reference as an OpenAPI 3.1 document, derived from the contract. */
export function openapi(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  const definitions: readonly DomainDefinition[] = domains
  for (const { name: domain, contract } of definitions)
    for (const [name, endpoint] of Object.entries(contract ?? {})) {
      const path = `/${resolveBase(endpoint.path).replace(/^\//, '')}`
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(domain, name, endpoint) }
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Outpost',
      version: '1',
      description: `Beside these calls there are two SignalR hubs (JSON protocol; long polling and server-sent events), described by src/contract/core/hubs.ts: ${[chatHub, maxHub].map(({ path }) => `/${resolveBase(path)}`).join(' and ')}.`,
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Problem: problem('What is wrong, in the language of `Accept-Language`', {
          message: { type: 'string' },
          code: { type: 'string' },
          field: { type: 'string', description: 'The field that the message is about: `task.title`' },
        }),
        Storage: {
          description: 'The database of the device cannot be used',
          ...media('application/json', StorageProblemBody),
        },
      },
    },
  }
}

/** Writes the document into the folder of the app. */
export const openapiDocument = (): Plugin => ({
  name: 'outpost:openapi',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'openapi.json', source: JSON.stringify(openapi()) })
  },
})
