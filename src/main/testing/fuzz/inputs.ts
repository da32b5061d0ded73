import { z } from 'zod'
import type { Random } from '../random.ts'

type JsonSchema = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  minItems?: number
  minimum?: number
  maximum?: number
}

const ODD_TEXTS =
  '|0|x|%|_|-1|1e9|😀|中文|\u0000|a\u0000b|\ud800|\uffff|%_\\|../../etc/passwd|{{constructor}}|__proto__'
    .split('|')
    .concat("'; drop table users; --", '2026-02-30', '0000-01-01', ' ', 'a'.repeat(300), 'a'.repeat(70_000))
const ODD_NUMBERS = [0, 1, -1, 1.5, 1e308, -0, 2 ** 31, 2 ** 53, 2 ** 63]
const ODD_SHAPES = [null, true, false, [], {}, [null], [[]], { a: { b: { c: 1 } } }, { en: '\u0000', zh: '' }]
const HUGE = [{ amount: 2 ** 53, currency: 'XXX' }, Array.from({ length: 200 }, () => 'x')]
const ODD: readonly unknown[] = [...ODD_TEXTS, ...ODD_NUMBERS, ...ODD_SHAPES, ...HUGE]

const DAYS = ['2026-03-31', '2026-11-22', '2027-02-28', '2020-02-29', '9999-12-31']

/** The kind of record that a call is about: `coupon` of `/staff/coupon/stop`. */
export const kindOf = (path: string) => path.split('/').at(-2) ?? ''

/** Tries to make an input that the schema takes, before the last try is sent as it is. */
const TRIES = 40

export type Making = {
  /** Values that real traffic had under a field's name; `id` of one kind of record under `id@coupon`. */
  seen: (name: string) => readonly unknown[]
  /** Ids that belong together, the newest last. */
  links: readonly Record<string, unknown>[]
  /** Whole inputs that the call took before. */
  samples: (path: string) => readonly Record<string, unknown>[]
}

/**
 * Generates inputs for a call from its own schema: sound ones, which the schema takes (odd texts where it takes any
 * text), and odd ones, of which it may refuse each part.
 */
export function fuzzInputs(random: Random, making: Making) {
  const { often, pick, upTo } = random
  const schemas = new Map<z.ZodType, JsonSchema>()
  /** The kind of record that the call at hand is about. */
  let kind = ''

  const textOf = (schema: JsonSchema, name: string): unknown => {
    const seen = name === 'id' && often(0.8) ? making.seen(`id@${kind}`) : making.seen(name)
    if (seen.length > 0 && often(0.8)) return pick(seen)
    if (schema.format === 'email') return `fuzz${upTo(999)}@example.com`
    if (schema.format === 'date' || /^(day|date|valid|from|to|due)|(On|Day|From|Until)$/.test(name))
      return pick(DAYS)
    const ids = making.seen('id')
    return /id$/i.test(name) && ids.length > 0 ? pick(ids) : pick(making.seen(''))
  }
  const numberOf = ({ minimum = 0, maximum }: JsonSchema): number => {
    const lowest = Math.max(minimum, -1000)
    if (maximum !== undefined && maximum < 2 ** 53 && often(0.1)) return maximum
    return Math.min(lowest + upTo(often(0.7) ? 3 : 500), maximum ?? Infinity)
  }
  const make = (schema: JsonSchema, name: string, odd: number, depth = 0): unknown => {
    if (often(odd)) return pick(ODD)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return pick(schema.enum)
    const options = schema.anyOf ?? schema.oneOf
    if (options) return make(pick(options), name, odd, depth)
    if (schema.type === 'object' || schema.properties) return objectOf(schema, odd, depth)
    if (schema.type === 'array') {
      const length = Math.max(schema.minItems ?? 0, upTo(3))
      return Array.from({ length }, () => make(schema.items ?? {}, name.replace(/s$/, ''), odd, depth + 1))
    }
    if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema)
    if (schema.type === 'boolean') return often(0.5)
    if (schema.type === 'null') return null
    return textOf(schema, name)
  }
  const objectOf = (schema: JsonSchema, odd: number, depth: number): Record<string, unknown> => {
    const made: Record<string, unknown> = {}
    const parts = [schema, ...(schema.allOf ?? [])]
    for (const part of parts) {
      for (const [name, inner] of Object.entries(part.properties ?? {})) {
        const isRequired = part.required?.includes(name) && !often(odd)
        if (isRequired || often(0.6)) made[name] = make(inner, name, odd, depth + 1)
      }
    }
    if (schema.additionalProperties && depth < 3)
      made[String(pick(making.seen('')))] = pick(often(0.5) ? making.seen('') : ODD)
    return made
  }
  const schemaOf = (input: z.ZodType): JsonSchema => {
    const known = schemas.get(input)
    if (known) return known
    const schema = z.toJSONSchema(input, {
      io: 'input',
      unrepresentable: 'any',
      reused: 'inline',
    }) as JsonSchema
    schemas.set(input, schema)
    return schema
  }
  /** An input of before with some parts made anew. */
  const variant = (sample: Record<string, unknown>, schema: JsonSchema, odd: number) => {
    const fresh = objectOf(schema, odd, 0)
    const mixed: Record<string, unknown> = { ...sample }
    for (const name of Object.keys(fresh)) if (often(0.25)) mixed[name] = fresh[name]
    return mixed
  }
  /** The newest that fit, mostly those that say most: a record with its company and revision rather than any id. */
  const linksFor = ({ properties = {} }: JsonSchema) => {
    const fitting = making.links.filter((link) => Object.keys(link).every((name) => name in properties))
    const most = fitting.reduce((size, link) => Math.max(size, Object.keys(link).length), 0)
    const chosen = often(0.6) ? fitting.filter((link) => Object.keys(link).length === most) : fitting
    return chosen.slice(-12)
  }
  return {
    odd: (input: z.ZodType) => objectOf(schemaOf(input), 0.12, 0),
    sound(call: { path: string; input: z.ZodType }): Record<string, unknown> {
      kind = kindOf(call.path)
      const schema = schemaOf(call.input)
      let made: Record<string, unknown> = {}
      for (let tries = 0; tries < TRIES; tries++) {
        const samples = making.samples(call.path)
        // Odd parts first, as far as the schema takes them.
        const odd = tries < 6 ? 0.08 : 0
        const asBefore = samples.length > 0 && often(tries < TRIES / 2 ? 0.4 : 0.9)
        made = asBefore ? variant(pick(samples), schema, odd) : objectOf(schema, odd, 0)
        const fitting = linksFor(schema)
        // An id that an answer gave for this kind of record says more than an id of any kind.
        const known =
          making.seen(`id@${kind}`).length > 0 && fitting.every((link) => Object.keys(link).join() === 'id')
        if (fitting.length > 0 && often(known ? 0.3 : 0.8)) Object.assign(made, pick(fitting))
        if (call.input.safeParse(made).success) return made
      }
      return made
    },
  }
}
