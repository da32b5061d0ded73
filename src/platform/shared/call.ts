import { z } from 'zod'
import type { UploadForm } from './upload-form.ts'

/** The codes of the envelope, as fixed in `product-spec`. */
export const CODE = {
  success: 0,
  sessionInvalid: 1,
  payment: 3,
  badInput: 400,
  refused: 499,
  serverError: 500,
  upstream: 502,
} as const
export type Code = (typeof CODE)[keyof typeof CODE]

/** The shape of every answer. */
export type Envelope<T> = {
  code: number
  message: string
  data: T | null
  /** Stable dotted name of a failure, owned by one module: `cart.item_unavailable`. */
  error?: string
  /** For code 400: path of the input → message. */
  fields?: Record<string, string>
  requestId?: string
}

/**
 * Who may make a call.
 * - `public`: anyone; an invalid token is ignored.
 * - `visitorOrSeller`: anyone, but an invalid token answers code 1.
 * - `visitorOrSellerWriter`: the same, but a member who may only read is refused.
 * - `seller`: a member of the active company. `sellerWriter`: owner or editor. `sellerOwner`: owner alone.
 * - `key`: the holder of a valid key of that name, issued by a module.
 * - `staff`: any signed-in member of staff, also before the first password is changed; a list names the roles, and
 *   asks for a password that nobody else knows.
 * - `signed`: a provider that proves itself by a signature over the raw body.
 */
export type Access =
  | 'public'
  | 'visitorOrSeller'
  | 'visitorOrSellerWriter'
  | 'seller'
  | 'sellerWriter'
  | 'sellerOwner'
  | 'staff'
  | { staff: readonly StaffRole[] }
  | KeyAccess
  | 'signed'

/** A further key that a call accepts, sent in a header of its own. */
export type KeyAccess = {
  /** The kind of key, by the name that its issuer uses. */
  key: string
  /** Valid before its PIN was entered. */
  beforePin?: true
  /** Members of the company make this call too. Without it, tokens are ignored. */
  or?: 'seller' | 'sellerWriter'
}

export const STAFF_ROLES = ['agent', 'reviewer', 'finance', 'partner', 'admin'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/**
 * The stable dotted name of a refusal: `cart.item_unavailable`. Its status and texts are in the module's `*.errors.ts`.
 */
export type RefusalName = `${string}.${string}`

export type CallDefinition<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  method: 'GET' | 'POST'
  /** Below `/server/{product}`; `{id}` marks a path parameter. */
  path: string
  access: Access
  summary: string
  input: I
  output: O
  /** `json` in an envelope, a `file` or a `stream` of events whose failures alone are enveloped, or a multipart `upload`. */
  kind: 'json' | 'file' | 'stream' | 'upload'
  /** What an upload is sent as; of other kinds none. */
  upload?: UploadForm
  /** A POST that creates or pays: `Idempotency-Key` is honoured. */
  idempotent: boolean
  /** What its use case may refuse, besides what every call of its kind and access answers. */
  refusals: readonly RefusalName[]
  /** Codes of failures that the page itself shows: the browser shows no toast. */
  shownInPlace?: readonly Code[]
}

export type InputOf<C> = C extends CallDefinition<infer I, z.ZodType> ? z.output<I> : never
export type SentInputOf<C> = C extends CallDefinition<infer I, z.ZodType> ? z.input<I> : never
export type OutputOf<C> = C extends CallDefinition<z.ZodType, infer O> ? z.output<O> : never

/** Declares a call once for both sides: the server registers it, the browser makes it, the OpenAPI document lists it. */
export function defineCall<I extends z.ZodType, O extends z.ZodType>(definition: {
  method: 'GET' | 'POST'
  path: string
  access: Access
  summary: string
  input: I
  output: O
  kind?: 'json' | 'file' | 'stream' | 'upload'
  upload?: UploadForm
  idempotent?: boolean
  refusals?: readonly RefusalName[]
  shownInPlace?: readonly Code[]
}): CallDefinition<I, O> {
  return { kind: 'json', idempotent: false, refusals: [], ...definition }
}

/** The input of a list: `page` from 1, `pageSize` up to 100. */
export const pageInput = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
}

export function pageOf<T extends z.ZodType>(record: T) {
  return z.object({
    records: z.array(record),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  })
}
/** Beside the total of a list that is counted only up to a limit. */
export const moreOutput = z.boolean().describe('there are more than `total`')

/** An integer from outside that ends in a column of the database, or is compared with one: 32 bits. */
export const integerInput = z.int32()

export const emptyInput = z.object({})
/** An id from outside: short, and harmless to the database. */
export const idInput = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/)
/** The key with which the browser seals what somebody typed and the server does not have yet. */
export const draftKeyOutput = z.string().describe('seals unsent answers on this device; for memory only')
export const instantOutput = z.string().describe('ISO 8601 instant, UTC')
export const dayOutput = z.string().describe('calendar day, YYYY-MM-DD')

/** True for a list value in a query that was sent once and so is not an array yet. */
export const listInput = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z.array(item).max(50),
  )
