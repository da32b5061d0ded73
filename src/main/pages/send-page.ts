import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName } from '#platform/shared/cookie-name.ts'
import { isLang } from '#platform/shared/local-text.ts'
import type { PageContext } from '#platform/web/caller.ts'
import type { FinishedPage } from './render-page.ts'

/** Sends a page, uncacheable; a language or currency chosen in the address is stored in a cookie. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageContext,
  finished: FinishedPage,
): FastifyReply {
  const { mode } = page.config
  const attributes = `Path=/; Max-Age=31536000; SameSite=Lax${mode === 'production' ? '; Secure' : ''}`
  const chosen = (request.query as Record<string, unknown>)['lang']
  if (isLang(chosen)) reply.header('set-cookie', `language=${page.lang}; ${attributes}`)
  const currency = (request.query as Record<string, unknown>)['currency']
  if (currency === page.currency) {
    reply.header('set-cookie', `${cookieName('currency', mode)}=${page.currency}; ${attributes}`)
  }
  for (const [name, value] of Object.entries(finished.headers))
    if (name !== 'content-length') reply.header(name, value)
  return reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Cookie')
    .status(finished.status)
    .send(finished.body)
}
