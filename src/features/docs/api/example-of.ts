import type { JsonSchema } from './document.ts'

type Definitions = Record<string, JsonSchema>

const MAX_DEPTH = 6
const MOMENT = '2026-11-20T09:30:00.000Z'

/** Texts for schemas with a pattern; the first one that matches is the example. */
const samples = [
  'text',
  '1',
  '10',
  MOMENT,
  '2026-11-20',
  'daily',
  '#4F4DD6',
  'staff@outpost.example',
  '09:30',
  'true',
  '',
]

/**
 * Returns a value that matches a schema, for an example. Optional parts of a request are left out when `onlyRequired`;
 * a schema that contains itself ends with an empty value.
 */
export function exampleOf(schema: JsonSchema, onlyRequired = false): unknown {
  return example(schema, schema.$defs ?? {}, onlyRequired, 0)
}

function example(schema: JsonSchema, known: Definitions, onlyRequired: boolean, depth: number): unknown {
  const definitions = { ...known, ...schema.$defs }
  const inner = (part: JsonSchema) => example(part, definitions, onlyRequired, depth + 1)
  if (schema.$ref !== undefined) {
    const target = definitions[schema.$ref.replace('#/$defs/', '')]
    return target && depth < MAX_DEPTH ? inner(target) : null
  }
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return inner(choices.find(({ type }) => type !== 'null') ?? choices[0] ?? {})
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(inner))
  return plain(schema, inner, onlyRequired, depth)
}

function plain(
  schema: JsonSchema,
  inner: (part: JsonSchema) => unknown,
  onlyRequired: boolean,
  depth: number,
): unknown {
  switch (schema.type) {
    case 'string':
      return textOf(schema)
    case 'number':
    case 'integer':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    case 'array':
      return schema.items && depth < MAX_DEPTH ? [inner(schema.items)] : []
    case 'object': {
      const own = Object.entries(schema.properties ?? {}).filter(
        ([name]) => !onlyRequired || schema.required?.includes(name),
      )
      const more =
        typeof schema.additionalProperties === 'object' ? { key: inner(schema.additionalProperties) } : {}
      return { ...Object.fromEntries(own.map(([name, part]) => [name, inner(part)])), ...more }
    }
    default:
      return null
  }
}

function textOf({ format, pattern, minLength = 0 }: JsonSchema) {
  if (format === 'date-time') return MOMENT
  const sample = pattern === undefined ? undefined : samples.find(text => new RegExp(pattern, 'u').test(text))
  return sample ?? 'text'.padEnd(minLength, '.')
}
