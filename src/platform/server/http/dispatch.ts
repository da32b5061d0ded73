import type { CallDefinition } from '../../shared/call.ts'
import type { Lang } from '../../shared/local-text.ts'
import { isLang } from '../../shared/local-text.ts'
import type { Principal } from '../../shared/principal.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import type { Liveness } from '../liveness.ts'
import { laterChild, type Log } from '../log.ts'
import type { SecretBox } from '../secret-box.ts'
import { admit, type Authentication } from './access.ts'
import type { AnswerCookie, CallContext, FileAnswer, IncomingUpload, StreamAnswer } from './call-context.ts'
import { failureEnvelope, OUTCOME, successEnvelope } from './envelope.ts'
import { answerOnce } from './idempotency.ts'
import { keyOf, principalKey } from './once.ts'
import { parseInput } from './input.ts'
import { idOf, recordDenial } from './record-denial.ts'
import type { Route } from './route.ts'
import { type Authenticators, onlyReads, resolvePrincipal } from './resolve-principal.ts'
import { wireRefusals } from './wire-refusals.ts'

/** A request as it came over HTTP, or as a page rendered on the server makes it. */
export type IncomingCall = {
  headers: Record<string, string | undefined>
  cookies?: Record<string, string | undefined>
  input: unknown
  rawBody: Buffer
  lang: Lang
  ip: string
  requestId: string
  log: Log
  upload?: () => Promise<IncomingUpload>
  /** Hears who makes the call, by id, for the line that the request leaves in the log. */
  onIdentified?: (who: string) => void
  /** Hears by which name it is refused. */
  onRefused?: (name: string) => void
}

export type Answer =
  | { status: number; body: string; cookies?: readonly AnswerCookie[] }
  | { status: 200; file: FileAnswer }
  | { status: 200; stream: StreamAnswer }

export type DispatchDeps = Authenticators & {
  db: Database
  clock: Clock
  liveness: Liveness
  box: SecretBox
  /** Called for every refusal of every call. Tests compare it with what the contract names. */
  onRefusal?(call: CallDefinition, refusal: Refusal): void
  /** Why the caller does not find what the input names, where another refusal says it better. */
  explainMissing?(who: Principal, input: unknown): Promise<Refusal | undefined>
  /** The input without what lies outside of what the caller sees: there it names what does not exist. */
  withinScope?(who: Principal, call: CallDefinition, input: unknown): Promise<unknown>
  /** Whether the call is closed to a seller who has not set up the second factor that is demanded. */
  needsFactor?(call: CallDefinition): boolean
  /** Whether there is room on the disk for what the call stores. */
  hasRoom?(call: CallDefinition): Promise<boolean>
  /** How long a call may take. Shorter in tests. */
  answerMs?: number
}

/**
 * The path of every call, over HTTP or in-process: principal → access → input → idempotency → use case. Whatever hangs,
 * the answer comes before clients give up (30 s); an upload takes as long as its bytes may, see `time-limits.ts`.
 */
export function dispatch(deps: DispatchDeps, route: Route, incoming: IncomingCall): Promise<Answer> {
  const answer = dispatchPatiently(deps, route, incoming)
  if (route.call.kind === 'upload') return answer
  return inTime(answer, deps.answerMs ?? ANSWER_MS, () => {
    incoming.log.warn({ call: route.call.path }, 'no answer in time')
    const isRead = route.call.method === 'GET'
    return failure(
      isRead ? wireRefusals.database_down() : wireRefusals.outcome_unknown({ data: OUTCOME }),
      incoming,
    )
  })
}

const ANSWER_MS = 28_000

function inTime<T>(work: Promise<T>, ms: number, otherwise: () => T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>()
  const timer = setTimeout(() => resolve(otherwise()), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

async function dispatchPatiently(deps: DispatchDeps, route: Route, sent: IncomingCall): Promise<Answer> {
  let incoming = sent
  try {
    const found = await resolvePrincipal(deps, route.call, sent)
    incoming = identified(sent, found)
    const principal = await admitOrRecord(deps, route.call, found, incoming)
    if (deps.hasRoom && !(await deps.hasRoom(route.call))) throw wireRefusals.disk_full()
    const within = async <T>(named: T): Promise<T> =>
      deps.withinScope ? ((await deps.withinScope(principal, route.call, named)) as T) : named
    const input = await within(parseInput(route.call, incoming.input))
    const cookies: AnswerCookie[] = []
    const context: CallContext = {
      ...incoming,
      principal,
      cookies: incoming.cookies ?? {},
      setCookie: (cookie) => void cookies.push(cookie),
      userAgent: incoming.headers['user-agent'] ?? '',
      upload: async () => {
        if (!incoming.upload) throw wireRefusals.bad_request()
        const upload = await incoming.upload()
        return { ...upload, fields: await within(upload.fields) }
      },
    }
    const key = keyOf(incoming)
    if (key && route.call.idempotent) {
      const scope = { principal: principalKey(context), call: route.call.path, key }
      return await answerOnce(deps, scope, sentBy(route.call, incoming), async () => {
        const answer = withCookies(await answerOf(deps, route, context, input), cookies)
        if (!('body' in answer)) throw new Error('only JSON can be stored under an idempotency key')
        return answer
      })
    }
    return withCookies(await answerOf(deps, route, context, input), cookies)
  } catch (error) {
    return failureOf(deps, route, error, incoming)
  } finally {
    if (!onlyReads(route.call)) deps.recent?.forget()
  }
}

/** From here on, what the call logs says who made it and from where. */
function identified(incoming: IncomingCall, found: Authentication): IncomingCall {
  const who = found === 'invalid' ? 'invalid' : idOf(found)
  incoming.onIdentified?.(who)
  return { ...incoming, log: laterChild(incoming.log, { who, ip: incoming.ip }) }
}

async function admitOrRecord(
  deps: DispatchDeps,
  call: CallDefinition,
  who: Authentication,
  { ip, log }: IncomingCall,
): Promise<Principal> {
  try {
    const principal = admit(call.access, who)
    if (principal.kind === 'seller' && principal.apiKey) {
      // What is open to anybody is open to a program too, as to anybody.
      if (call.access === 'public') return { kind: 'visitor' }
      if (!deps.admitKey) throw wireRefusals.key_scope()
      deps.admitKey(principal.apiKey, call)
    }
    if (principal.kind === 'seller' && principal.lacksFactor && deps.needsFactor?.(call))
      throw wireRefusals.second_factor()
    if (call.access !== 'public') deps.pace?.(principal)
    return principal
  } catch (error) {
    await recordDenial(deps, error, { call, who, ip, log })
    throw error
  }
}

/** What makes a request the same as another one: the bytes of its body, and the parameters of its path. */
function sentBy({ path }: CallDefinition, { input, rawBody }: IncomingCall): Buffer {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  if (names.length === 0) return rawBody
  const values = names.map((name) => (input as Record<string, unknown>)[name])
  return Buffer.concat([Buffer.from(`${JSON.stringify(values)}\n`), rawBody])
}

async function answerOf(
  deps: DispatchDeps,
  route: Route,
  context: CallContext,
  input: unknown,
): Promise<Answer> {
  try {
    const result = await route.handler(context, input)
    if (route.call.kind === 'file') return { status: 200, file: result as FileAnswer }
    if (route.call.kind === 'stream') return { status: 200, stream: result as StreamAnswer }
    const data = route.call.output.parse(result)
    return { status: 200, body: JSON.stringify(successEnvelope(data, context.lang)) }
  } catch (error) {
    return failureOf(deps, route, await explained(deps, error, context.principal, input), context)
  }
}

/** A look-up of ours that fails changes no answer. */
async function explained(
  { explainMissing }: DispatchDeps,
  error: unknown,
  who: Principal,
  input: unknown,
): Promise<unknown> {
  if (!explainMissing || !(error instanceof Refusal) || error.spec.status !== 404) return error
  return (await explainMissing(who, input).catch(() => undefined)) ?? error
}

function failureOf(
  deps: DispatchDeps,
  route: Route,
  error: unknown,
  about: Parameters<typeof failure>[1],
): Answer {
  if (error instanceof Refusal) deps.onRefusal?.(route.call, error)
  return failure(error, about)
}

function withCookies(answer: Answer, cookies: readonly AnswerCookie[]): Answer {
  return cookies.length === 0 || 'file' in answer || answer.status >= 400 ? answer : { ...answer, cookies }
}

export function failure(
  error: unknown,
  about: { lang: Lang; requestId: string; log: Log; onRefused?: (name: string) => void },
): Answer & { body: string } {
  if (error instanceof Refusal) about.onRefused?.(error.error)
  const { status, envelope } = failureEnvelope(error, about)
  return { status, body: JSON.stringify(envelope) }
}

/** The request's language: header first, then the `language` cookie, then English. */
export function langOf(header: string | undefined, cookie: string | undefined): Lang {
  if (isLang(header)) return header
  return isLang(cookie) ? cookie : 'en'
}
