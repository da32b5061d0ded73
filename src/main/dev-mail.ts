import type { FastifyInstance } from 'fastify'
import { mailboxPage } from './dev-mail-page.ts'
import type { LocalMailbox } from '#platform/server/mailer.ts'

/** The local mailbox of demo mode, for people (`/dev/mail`) and for scripts (`/dev/mail.json`, newest first). */
export function registerDevMail(app: FastifyInstance, mailbox: LocalMailbox): void {
  app.get('/dev/mail.json', async () => mailbox.list())
  app.get('/dev/mail', async (_request, reply) => {
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    )
    return reply.type('text/html; charset=utf-8').send(mailboxPage(await mailbox.list()))
  })
}
