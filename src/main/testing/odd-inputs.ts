import { z } from 'zod'
import type { Random } from './random.ts'

type JsonSchema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  minimum?: number
}

const ODD_TEXTS =
  '|0|x|%|_|-1|1e9|😀|中文|\u0000|a\u0000b|\ud800|\uffff|%_\\|../../etc/passwd|{{constructor}}|__proto__'
    .split('|')
    .concat("'; drop table users; --", '2026-02-30', '0000-01-01', ' ', 'a'.repeat(300), 'a'.repeat(70_000))
const ODD_NUMBERS = [0, 1, -1, 1.5, 1e308, -0, 2 ** 31, 2 ** 53, 2 ** 63]
const ODD_SHAPES = [null, true, false, [], {}, [null], [[]], { a: { b: { c: 1 } } }, { en: '\u0000', zh: '' }]
const HUGE = [{ amount: 2 ** 53, currency: 'XXX' }, Array.from({ length: 200 }, () => 'x')]
const ODD: readonly unknown[] = [...ODD_TEXTS, ...ODD_NUMBERS, ...ODD_SHAPES, ...HUGE]

/**
 * Generates inputs for a call: mostly valid ones, with existing ids, and an odd value now and then, so that odd values
 * reach the use cases and the database too.
 */
export function oddInputs(random: Random, known: { ids: readonly string[]; texts: readonly string[] }) {
  const { often, pick, upTo } = random
  const schemas = new Map<z.ZodType, JsonSchema>()

  const textOf = (name: string): unknown => {
    if (/id$/i.test(name)) return pick(known.ids)
    if (/^(day|date|valid|from|to|due)/i.test(name))
      return pick(['2026-03-31', '2026-02-30', '0000-01-01', '9999-12-31'])
    return pick(known.texts)
  }
  const make = (schema: JsonSchema, name: string, depth = 0): unknown => {
    if (often(0.12)) return pick(ODD)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return pick(schema.enum)
    if (schema.anyOf) return make(pick(schema.anyOf), name, depth)
    if (schema.type === 'object') return objectOf(schema, depth)
    if (schema.type === 'array') {
      return Array.from({ length: upTo(3) }, () =>
        make(schema.items ?? {}, name.replace(/s$/, ''), depth + 1),
      )
    }
    if (schema.type === 'integer' || schema.type === 'number') return (schema.minimum ?? 0) + upTo(3)
    if (schema.type === 'boolean') return often(0.5)
    if (schema.type === 'null') return null
    return textOf(name)
  }
  const objectOf = (schema: JsonSchema, depth: number): Record<string, unknown> => {
    const made: Record<string, unknown> = {}
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      if (often(0.85)) made[name] = make(inner, name, depth + 1)
    }
    if (schema.additionalProperties && depth < 3) made[pick(known.texts)] = pick(ODD)
    return made
  }
  return (input: z.ZodType): Record<string, unknown> => {
    let schema = schemas.get(input)
    if (!schema) {
      schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema
      schemas.set(input, schema)
    }
    return objectOf(schema, 0)
  }
}
