import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { wireRefusals } from '#platform/server/http/wire-refusals.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { stopMails as stopMailsCall } from '../contract.ts'
import { stopMails } from './change-channels.ts'

const BODY_LIMIT = 2_000

/**
 * What a mail program posts to when its reader presses "unsubscribe" (RFC 8058): a form of one fixed field, at the
 * address in the mail's header. The same address, opened, is a page that changes nothing before a press.
 */
export async function registerOneClick(app: FastifyInstance, deps: ServerDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, _body, done) =>
      done(null, undefined),
    )
    scope.post('/unsubscribe', async (request) => {
      const asked = querySchema.safeParse(request.query)
      if (!asked.success) throw wireRefusals.bad_request()
      await stopMails(deps, asked.data, request.ip)
      return { code: 0, message: 'OK', data: null }
    })
  })
}

const querySchema = z.object(stopMailsCall.input.shape)
