import type { z } from 'zod'
import { CODE, type CallDefinition, type Envelope } from '../shared/call.ts'
import { newId } from '../shared/ids.ts'
import type { Lang } from '../shared/local-text.ts'
import { currentPageConfig, dropToken, pageLang, readToken } from './session.ts'
import { endOutage, isNewOutage, NETWORK } from './outages.ts'
import { closeFailuresOf, showMessage } from './toasts.ts'

const REQUEST_TIMEOUT_MS = 30_000

export const NETWORK_FAILURE: Record<Lang, string> = {
  en: 'Network request exception, please try again later!',
  zh: '网络请求异常，请稍后重试！',
}

export { NETWORK }

/** What a call throws: the server's message, or a network failure (`code` is `NETWORK`). */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly code: number
  readonly error: string | undefined
  readonly fields: Record<string, string>
  readonly data: unknown
  readonly requestId: string | undefined

  constructor(
    envelope: Pick<Envelope<unknown>, 'code' | 'message' | 'error' | 'fields' | 'data' | 'requestId'>,
  ) {
    super(envelope.message)
    this.code = envelope.code
    this.error = envelope.error
    this.fields = envelope.fields ?? {}
    this.data = envelope.data
    this.requestId = envelope.requestId
  }
}

type Failed = Pick<Envelope<unknown>, 'code' | 'message' | 'error' | 'fields'>

export type CallOptions = {
  staff?: boolean
  /** The same key for the same action: made once per click, reused by retries. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Shows no toast: for what the person did not ask for, such as saving a draft, which shows its failure in place. */
  quiet?: boolean
  /** A read that a page repeats by itself: an outage is told once. */
  read?: boolean
  /** Whether the page shows this failure of a write where it was made: then it is not toasted too. */
  inPlace?: (failure: Failed) => boolean
}

/** Makes a call. @returns its data. @throws CallFailure, after the toast that the rules require */
export async function makeCall<I extends z.ZodType, O extends z.ZodType>(
  call: CallDefinition<I, O>,
  input: z.input<I>,
  options: CallOptions = {},
): Promise<z.output<O>> {
  const { url, rest } = addressOf(call, (input ?? {}) as Record<string, unknown>)
  const headers = callHeaders(options.staff ?? false)
  if (call.idempotent) headers['Idempotency-Key'] = options.idempotencyKey ?? newId('key')
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  const init: RequestInit = {
    method: call.method,
    headers,
    credentials: 'include',
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
  }
  if (call.method === 'POST') {
    headers['Content-Type'] = 'application/json'
    init.body = JSON.stringify(rest)
  }
  const address = call.method === 'GET' ? `${url}${queryOf(rest)}` : url
  const envelope = await fetchEnvelope(address, init, call.path, options)
  return applyEnvelope(envelope, call, { ...options, sentWith: headers['Token'] }) as z.output<O>
}

/**
 * Shows a failure as the error catalogue asks, once: a write's failure that the page shows in place is not told here. Of
 * reads that fail for one reason only the first is told; their place on the page only says that there is nothing to show.
 */
function tell(path: string, failure: Failed, options: CallOptions): void {
  if (options.quiet || (!options.read && options.inPlace?.(failure))) return
  if (options.read && !isNewOutage(path, failure, Date.now())) return
  showMessage(failure.message, 'bad', path)
}

export function callHeaders(staff: boolean): Record<string, string> {
  const headers: Record<string, string> = { lang: pageLang() }
  // Signed out too, and then empty: every call carries them.
  const token = readToken(staff) ?? ''
  headers['Token'] = token
  headers['Authorization'] = token
  headers['X-Access-Token'] = token
  return Object.assign(headers, ...furtherHeaders.map((headersOf) => headersOf()))
}

const furtherHeaders: (() => Record<string, string>)[] = []

/** Sends a module's own headers with every call from now on, such as a key stored in this window. */
export function addCallHeaders(headersOf: () => Record<string, string>): void {
  furtherHeaders.push(headersOf)
}

export function basePath(): string {
  return `/server/${currentPageConfig().product}`
}

function addressOf(call: CallDefinition, input: Record<string, unknown>) {
  const rest = { ...input }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return { url: `${basePath()}${path}`, rest }
}

export function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null || value === '') continue
    for (const item of Array.isArray(value) ? value : [value]) query.append(name, String(item))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

async function fetchEnvelope(
  url: string,
  init: RequestInit,
  path: string,
  options: CallOptions,
): Promise<Envelope<unknown>> {
  try {
    const response = await fetch(url, init)
    return envelopeFrom(await response.json())
  } catch (error) {
    if (options.signal?.aborted) throw error
    const failure = { code: NETWORK, message: NETWORK_FAILURE[pageLang()], data: null }
    tell(path, failure, options)
    throw new CallFailure(failure)
  }
}

/** The answer, if it is ours: a proxy in between may send JSON of its own. */
export function envelopeFrom(answer: unknown): Envelope<unknown> {
  if (typeof (answer as Envelope<unknown> | null)?.code !== 'number') throw new TypeError('not an envelope')
  return answer as Envelope<unknown>
}

let endSession: (staff: boolean) => void = dropToken

/** Registers, once, what else happens when the server no longer accepts a session. */
export function whenSessionInvalid(end: (staff: boolean) => void): void {
  endSession = end
}

const NEEDS_FACTOR = 'wire.second_factor'
let leadToFactor: (read: boolean) => void = () => {}

/** Registers, once, where somebody is led whose call is refused until they have a second factor. */
export function whenFactorIsMissing(lead: (read: boolean) => void): void {
  leadToFactor = lead
}

const listeners = new Set<(failure: CallFailure) => void>()

/** Hears of every refusal, besides whoever made the call. @returns a function that stops it */
export function onFailure(listener: (failure: CallFailure) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Not for the late answer to a session that another window has replaced: the new one is not over. */
function endSessionOf({ staff = false, sentWith }: CallOptions & { sentWith?: string | undefined }): void {
  const now = readToken(staff)
  if (now === null || sentWith === undefined || sentWith === now) endSession(staff)
}

/** Applies the error catalogue: what is toasted, what ends the session, what is only passed on. */
export function applyEnvelope(
  envelope: Envelope<unknown>,
  call: Pick<CallDefinition, 'shownInPlace'> & { path?: string },
  options: CallOptions & { sentWith?: string | undefined },
): unknown {
  const path = call.path ?? ''
  if (envelope.code === CODE.success) {
    endOutage(path)
    if (!options.read) closeFailuresOf(path)
    return envelope.data
  }
  const shownInPlace = call.shownInPlace?.some((code) => code === envelope.code)
  if (envelope.code === CODE.sessionInvalid) endSessionOf(options)
  else if (envelope.error === NEEDS_FACTOR) leadToFactor(options.read ?? false)
  else if (!shownInPlace) tell(path, envelope, options)
  const failure = new CallFailure(envelope)
  for (const listener of listeners) listener(failure)
  throw failure
}
