/** A JSON schema, as far as the contract uses it. */
export interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  format?: string
  pattern?: string
  minimum?: number
  minLength?: number
  minItems?: number
  additionalProperties?: JsonSchema | boolean
  $ref?: string
  $defs?: Record<string, JsonSchema>
}

interface Content {
  content?: Record<string, { schema: JsonSchema }>
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
}

/** An operation of the document. */
interface DocumentOperation {
  operationId: string
  tags: string[]
  security?: object[]
  'x-needs'?: 'signedIn' | { area: string; level: string; or?: string[] }
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, (Content & { description?: string; $ref?: string }) | undefined>
}

/** The part of the OpenAPI document that the reference shows. `scripts/build/openapi.ts` writes it. */
export interface OpenApi {
  paths: Record<string, Record<string, DocumentOperation>>
}
