import type { Code, RefusalName } from '#platform/shared/call.ts'
import type { Route } from '#platform/server/http/route.ts'
import type { JsonSchema } from './schemas.ts'
import { REFUSALS, refusalsOf } from '../refusals.ts'

const CODES: readonly Code[] = [1, 3, 400, 499, 500, 502]

/** The shape of every failure. */
export const FAILURE: JsonSchema = {
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer', enum: CODES },
    message: { type: 'string', description: 'a sentence for people, in the language of the request' },
    data: {
      description: 'what a caller may use to go on, such as the newer answers of a conflict; else null',
    },
    error: { type: 'string', description: 'stable dotted name of the failure' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'for code 400: path of the input → sentence',
    },
    requestId: { type: 'string', description: 'for codes 500 and 502' },
  },
}

/** Answers implied by the kind and access of a call, by their refusals. Each is in the document once. */
const SHARED: Record<string, readonly RefusalName[]> = {
  BadQuery: ['wire.bad_input', 'wire.bad_request'],
  BadBody: ['wire.bad_input', 'wire.bad_request', 'wire.bad_json'],
  TooLarge: ['wire.too_large'],
  SessionInvalid: ['wire.session_invalid'],
  NotAllowed: ['wire.not_allowed'],
  KeyScope: ['wire.key_scope'],
  TooFast: ['wire.too_fast'],
  TooOften: ['wire.too_fast', 'limits.too_many_tries'],
  KeyTooFast: ['wire.too_fast', 'wire.key_too_fast'],
  KeyTooOften: ['wire.too_fast', 'wire.key_too_fast', 'limits.too_many_tries'],
  StaffRole: ['wire.staff_role'],
  StaffRoleOrKeyReused: ['wire.key_reused', 'wire.staff_role'],
  KeyReused: ['wire.key_reused'],
  StillWorking: ['wire.still_working'],
  TooManyTries: ['limits.too_many_tries'],
  ServerError: ['wire.server_error'],
  DatabaseDown: ['wire.database_down'],
  DatabaseLost: ['wire.database_down', 'wire.outcome_unknown'],
  StoreDown: ['wire.database_down', 'wire.storage_down'],
  StoreLost: ['wire.database_down', 'wire.outcome_unknown', 'wire.storage_down'],
  DiskFull: ['wire.disk_full'],
  Stopping: ['wire.stopping'],
  TooSlow: ['wire.too_slow'],
}

export type AnswerBook = {
  /** The failures of a call, by status. */
  failuresOf(call: Route['call']): Record<string, JsonSchema>
  /** `components.responses`: everything that `failuresOf` has referred to so far. */
  shared: Record<string, JsonSchema>
}

export function answerBook(): AnswerBook {
  const shared: Record<string, JsonSchema> = {}
  return {
    shared,
    failuresOf(call) {
      const byStatus = Map.groupBy(refusalsOf(call), (name) => specOf(name).status)
      const answers = [...byStatus].map(([status, names]): [string, JsonSchema] => {
        const known = Object.keys(SHARED).find((key) => isSame(SHARED[key] ?? [], names))
        if (known === undefined) return [String(status), failureOf(names)]
        shared[known] ??= failureOf(names)
        return [String(status), { $ref: `#/components/responses/${known}` }]
      })
      return Object.fromEntries(answers)
    },
  }
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((name) => others.includes(name))

function specOf(name: RefusalName) {
  const spec = REFUSALS.get(name)
  if (!spec) throw new Error(`${name} is not declared`)
  return spec
}

function failureOf(names: readonly RefusalName[]): JsonSchema {
  const codes = [...new Set(names.map((name) => specOf(name).code))]
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Failure' },
      { type: 'object', properties: { code: { enum: codes }, error: { enum: names } } },
    ],
  }
  return {
    description: names.map((name) => `- \`${name}\`: ${specOf(name).en}`).join('\n'),
    content: { 'application/json': { schema } },
  }
}
