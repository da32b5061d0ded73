import { z } from 'zod'
import { SCHEMA_NAMES } from './schema-names.ts'

export type JsonSchema = Record<string, unknown>
export type SchemaBook = {
  /** The JSON schema of an input or output, with a `$ref` for each shared schema. */
  schemaOf(type: z.ZodType, io: 'input' | 'output'): JsonSchema
  /** `components.schemas`: everything that `schemaOf` has referred to so far. */
  shared: Record<string, JsonSchema>
}

const PLACE = '#/components/schemas/'

/** Names for this document alone, beside what is said of schemas everywhere. */
class NamesOfDocument extends z.core.$ZodRegistry<{ id?: string }> {
  override get(schema: z.core.$ZodType): ReturnType<typeof z.globalRegistry.get> {
    return { ...z.globalRegistry.get(schema), ...this._map.get(schema) }
  }
}

/** A named schema is in the document once, however many calls use it. */
export function schemaBook(): SchemaBook {
  const metadata = new NamesOfDocument()
  for (const [schema, id] of SCHEMA_NAMES) metadata.add(schema, { id })
  const shared: Record<string, JsonSchema> = {}
  const share = (name: string, schema: JsonSchema): void => {
    if (shared[name] && JSON.stringify(shared[name]) !== JSON.stringify(schema))
      throw new Error(`two schemas are called ${name}`)
    shared[name] = schema
  }
  return {
    shared,
    schemaOf(type, io) {
      const whole = z.toJSONSchema(type, { io, unrepresentable: 'any', reused: 'inline', metadata })
      const { $schema: _schema, $defs = {}, ...schema } = whole as JsonSchema
      const defined = $defs as Record<string, JsonSchema>
      const names = new Map(Object.entries(defined).map(([id, def]) => [id, nameOf(id, def, io)]))
      for (const [id, def] of Object.entries(defined))
        share(names.get(id) ?? id, tidy(def, names) as JsonSchema)
      return tidy(schema, names) as JsonSchema
    },
  }
}

/** Enums are the same for input and output. Inputs may omit keys with a default, and may have additional keys. */
function nameOf(id: string, schema: JsonSchema, io: 'input' | 'output'): string {
  return io === 'input' && schema['enum'] === undefined ? `${id}Input` : id
}

/** References point to the components, and the required keys of a record are written out. */
function tidy(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => tidy(item, names))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    if (key !== '$ref' || typeof inner !== 'string') return [key, tidy(inner, names)]
    const id = inner.slice('#/$defs/'.length)
    return [key, `${PLACE}${names.get(id) ?? id}`]
  })
  return withKeys(Object.fromEntries(entries))
}

function withKeys(schema: JsonSchema): JsonSchema {
  const { propertyNames, additionalProperties, required, ...rest } = schema
  if (!propertyNames || !Array.isArray(required) || schema['properties']) return schema
  const properties = Object.fromEntries(required.map((key: string) => [key, additionalProperties]))
  return { ...rest, properties, required, additionalProperties: false }
}
