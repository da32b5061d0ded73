import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Failure } from '../../event-types.ts'
import { readTarget } from './read-target.ts'
import type { ResolveName } from './resolve-name.ts'

/** What became of one try. */
export type Answer = {
  failure: Failure | null
  /** What the receiver answered with, if it did. */
  status: number | null
  /** The beginning of its answer. */
  text: string
}

export type PostOptions = {
  allowLocal: boolean
  /** For everything: name, connection, handshake, answer. */
  timeoutMs: number
  resolve: ResolveName
  /** Which of the addresses of a name may be connected to. */
  isAllowed: (address: string) => boolean
}

type Message = { url: string; headers: Record<string, string>; body: string }

/** Nobody needs to say more, and somebody might say more than fits. */
const READ_BYTES = 64 * 1024
const KEPT_BYTES = 1024

/**
 * Sends a message to an address that somebody else chose. Its name is resolved once, all of its addresses are checked,
 * and the connection goes to those very addresses: what the name means a moment later changes nothing. Never rejects.
 */
export async function postOnce(message: Message, options: PostOptions): Promise<Answer> {
  const target = readTarget(message.url, options)
  if ('problem' in target) return failed('ADDRESS_REFUSED')
  const timer = new AbortController()
  const timeout = setTimeout(() => timer.abort(), options.timeoutMs)
  try {
    const addresses = isIP(target.host) ? [target.host] : await options.resolve(target.host, timer.signal)
    if (timer.signal.aborted) return failed('TIMEOUT')
    if (addresses.length === 0) return failed('NAME_UNKNOWN')
    if (!target.isLocal && !addresses.every(options.isAllowed)) return failed('ADDRESS_REFUSED')
    const answer = await send(target.url, message, { lookup: onlyTo(addresses), signal: timer.signal })
    return judged(answer.statusCode ?? 0, await readStart(answer))
  } catch (error) {
    return failed(timer.signal.aborted ? 'TIMEOUT' : failureOf(error))
  } finally {
    clearTimeout(timeout)
  }
}

const failed = (failure: Failure): Answer => ({ failure, status: null, text: '' })

/** Only what is taken counts: a redirect is not followed, for it may lead anywhere. */
function judged(status: number, text: string): Answer {
  if (status >= 200 && status < 300) return { failure: null, status, text }
  const isRedirect = status >= 300 && status < 400
  return { failure: status === 410 ? 'GONE' : isRedirect ? 'REDIRECT' : 'STATUS', status, text }
}

/** Answers every question for the name with the addresses that were checked. */
function onlyTo(addresses: readonly string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, options, answer) => {
    const [first] = known
    if (options.all) answer(null, known)
    else answer(null, first?.address ?? '', first?.family)
  }
}

function send(
  url: URL,
  { headers, body }: Message,
  pinned: Pick<RequestOptions, 'lookup' | 'signal'>,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const request = url.protocol === 'http:' ? requestHttp : requestHttps
  // No agent: a connection that is kept would be used for the next message without a look at its address.
  const sent = request(url, { ...pinned, method: 'POST', headers, agent: false }, resolve)
  sent.on('error', reject)
  sent.end(body)
  return promise
}

/** The beginning of an answer; the connection ends there. What was said counts also where the rest never comes. */
async function readStart(answer: IncomingMessage): Promise<string> {
  const kept: Buffer[] = []
  let read = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      if (read < KEPT_BYTES) kept.push(chunk.subarray(0, KEPT_BYTES - read))
      read += chunk.length
      if (read >= READ_BYTES) break
    }
  } catch {
    // Broken off, or too slow: the status has been said.
  }
  answer.destroy()
  return plain(Buffer.concat(kept))
}

/** As text for the log: without what a terminal obeys or the database refuses. */
const plain = (bytes: Buffer): string =>
  // oxlint-disable-next-line no-control-regex
  new TextDecoder().decode(bytes).replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')

function failureOf(error: unknown): Failure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME)/.test(code))
    return 'CERTIFICATE'
  return 'CONNECTION'
}
