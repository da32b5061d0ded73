import { samplePicture } from '#documents/testing/pictures.ts'
import type { InjectOptions } from 'fastify'
import type { Wired } from '../../wiring.ts'
import type { Random } from '../random.ts'
import type { fuzzInputs } from './inputs.ts'
import type { Actor, Actors } from './actors.ts'

type Route = Wired['routes'][number]

const BOUNDARY = 'fuzz-boundary'
const WHOLE_BODIES = ['', '{', '[]', 'null', '1', '"x"', '{"a":1e999}', '{"__proto__":{"a":1}}']
const ODD_PATH_PARTS = ['x', '\u0000', '中', '%', '..', 'a'.repeat(3000)]
/** With success they end the session that came with the request, and its person would be left out of the rest. */
const BEGINS_SESSION = new Set([
  '/user/login',
  '/user/passkey/signIn',
  '/user/resetPassword',
  '/company/acceptInvitation',
  '/staff/login',
])
type File = readonly [name: string, bytes: Buffer]

const SMALL_PDF: File = ['paper.pdf', Buffer.from('%PDF-1.4\npaper\n%%EOF\n')]
const FILES: readonly File[] = [
  SMALL_PDF,
  ['photo.png', samplePicture('interlaced')],
  ['护照.pdf', Buffer.from('%PDF-1.7\n\n%%EOF\n')],
]
const ODD_FILES: readonly File[] = [
  ['', Buffer.alloc(0)],
  ['../../etc/passwd', Buffer.from('%PDF-1.4')],
  ['a"\r\nx: y.pdf', Buffer.from('%PDF-1.4\n%%EOF')],
  ['page.html', Buffer.from('<script>alert(1)</script>')],
  [`${'a'.repeat(5000)}.pdf`, Buffer.from('MZ\u0000\u0000')],
]

/** Fields and one file as multipart. */
function fileBody(fields: Record<string, unknown>, [name, bytes]: File) {
  const parts = Object.entries(fields).map(
    ([key, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${String(value)}\r\n`,
  )
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`
  const tail = `\r\n--${BOUNDARY}--\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([Buffer.from(parts.join('') + head), bytes, Buffer.from(tail)]),
  }
}

/** Makes requests of every kind to one route: sound ones in three of four cases, by somebody who may make the call in nine of ten. */
export function fuzzRequests(random: Random, actors: Actors, inputs: ReturnType<typeof fuzzInputs>) {
  const { often, pick } = random

  function headersOf(actor: Actor): Record<string, string> {
    return {
      lang: pick(['en', 'zh', 'xx']),
      ...(actor.session ? { [pick(['token', 'authorization', 'x-access-token'])]: actor.session.token } : {}),
      ...(actor.code ? { invitecommitcode: actor.code } : {}),
      ...(often(0.1) ? { 'idempotency-key': pick(['k', 'k'.repeat(500), '0', crypto.randomUUID()]) } : {}),
    }
  }

  /** A form that is cut off, whose boundary is another, or whose file is odd. */
  function brokenForm(options: InjectOptions, input: Record<string, unknown>): InjectOptions {
    const { headers, payload } = fileBody(input, pick(ODD_FILES))
    const boundary = often(0.2) ? pick(['', 'another', 'a'.repeat(100)]) : undefined
    const type = boundary === undefined ? {} : { 'content-type': `multipart/form-data; boundary=${boundary}` }
    return {
      headers: { ...options.headers, ...headers, ...type },
      payload: often(0.5) ? payload.subarray(0, random.upTo(payload.length)) : payload,
    }
  }

  function actorOf(call: Route['call']): Actor {
    if (BEGINS_SESSION.has(call.path)) return pick(actors.nobody)
    return often(0.9) ? pick(actors.allowed(call)) : pick(actors.all)
  }

  return function requestTo({ call }: Route): { actor: Actor; options: InjectOptions } {
    const actor = actorOf(call)
    const isSound = often(0.75)
    const input = isSound ? inputs.sound(call) : inputs.odd(call.input)
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = isSound ? String(input[name] ?? 'stripe').toWellFormed() : pick(ODD_PATH_PARTS)
      return encodeURIComponent(value)
    })
    const options = requestOf(call, input, headersOf(actor), { path, file: pick(FILES) })
    if (isSound || call.method === 'GET') return { actor, options }
    if (call.kind === 'upload') return { actor, options: { ...options, ...brokenForm(options, input) } }
    return { actor, options: { ...options, ...(often(0.2) && { payload: pick(WHOLE_BODIES) }) } }
  }
}

/** One request with this input: query, JSON or multipart, as the call takes it. */
export function requestOf(
  call: Route['call'],
  input: Record<string, unknown>,
  headers: Record<string, string>,
  { path = call.path.replace(/\{\w+\}/g, 'stripe'), file = SMALL_PDF }: { path?: string; file?: File } = {},
): InjectOptions {
  const url = `/server/portal${path}`
  if (call.method === 'GET') return { method: 'GET', url: `${url}?${queryOf(input)}`, headers }
  const body =
    call.kind === 'upload'
      ? fileBody(input, file)
      : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(input) }
  return { method: 'POST', url, ...body, headers: { ...headers, ...body.headers } }
}

function queryOf(input: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined) continue
      query.append(name, (typeof one === 'string' ? one : (JSON.stringify(one) ?? '')).slice(0, 2000))
    }
  }
  return query
}
