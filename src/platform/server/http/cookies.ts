import type { FastifyReply } from 'fastify'
import { SECURE_COOKIE_PREFIX } from '../../shared/cookie-name.ts'
import type { AnswerCookie } from './call-context.ts'

type Cookies = Record<string, string | undefined>

/**
 * The cookies of a request by the names that handlers use. A secure site hears only those with the prefix: browsers
 * accept them over TLS from this very host alone, so that no neighbouring host can plant one.
 */
export function cookiesOf(sent: Cookies, secure: boolean): Cookies {
  if (!secure) return sent
  const own = Object.entries(sent).filter(([name]) => name.startsWith(SECURE_COOKIE_PREFIX))
  return Object.fromEntries(own.map(([name, value]) => [name.slice(SECURE_COOKIE_PREFIX.length), value]))
}

/** Sets a cookie. With the prefix, browsers demand TLS and the whole site as its path. */
export function handOut(
  reply: FastifyReply,
  { name, value, path, maxAgeSeconds }: AnswerCookie,
  { product, secure }: { product: string; secure: boolean },
): void {
  void reply.setCookie(secure ? `${SECURE_COOKIE_PREFIX}${name}` : name, value, {
    path: secure ? '/' : `/server/${product}${path}`,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: maxAgeSeconds,
  })
}
