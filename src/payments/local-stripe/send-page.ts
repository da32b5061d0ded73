import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { PAGE_STYLE } from './pay-page-style.ts'

const styleHash = createHash('sha256').update(PAGE_STYLE).digest('base64')

/**
 * Sends a page that may load nothing, run nothing and be framed nowhere; its forms post here or back to the
 * merchant.
 */
export function sendPage(reply: FastifyReply, html: string, returnUrl: string | undefined): FastifyReply {
  const back = returnUrl ? ` ${new URL(returnUrl).origin}` : ''
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(html)
}
