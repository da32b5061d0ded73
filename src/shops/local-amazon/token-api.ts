import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { sameSecret } from '#platform/server/secret-box.ts'
import { ACCESS_SECONDS, type LocalBooks } from './local-books.ts'
import type { LocalSeller } from './local-sellers.ts'

const grantSchema = z.object({
  grant_type: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
  code: z.string().optional(),
  redirect_uri: z.string().optional(),
  refresh_token: z.string().optional(),
})

type Application = { clientId: string; clientSecret: string }

/** Login with Amazon: codes and refresh tokens become access tokens. */
export function registerTokenApi(
  app: FastifyInstance,
  settings: { books: LocalBooks; application: Application; redirectUrl(): string },
): void {
  const { books, application } = settings
  app.post('/auth/o2/token', async (request, reply) => {
    const grant = grantSchema.safeParse(request.body)
    if (!grant.success) return refuse(reply, 400, 'invalid_request')
    const { client_id: id, client_secret: secret, grant_type: type } = grant.data
    if (id !== application.clientId || !sameSecret(secret, application.clientSecret))
      return refuse(reply, 401, 'invalid_client')
    if (type === 'refresh_token') return answer(reply, refreshed(grant.data.refresh_token))
    if (type !== 'authorization_code') return refuse(reply, 400, 'unsupported_grant_type')
    if (grant.data.redirect_uri !== settings.redirectUrl()) return refuse(reply, 400, 'invalid_grant')
    return answer(reply, books.takeCode(grant.data.code ?? ''))
  })

  const refreshed = (token = ''): LocalSeller | undefined => {
    const seller = books.sellerOfRefresh(token)
    return seller?.id.endsWith('999') ? undefined : seller
  }
  const answer = (reply: FastifyReply, seller: LocalSeller | undefined) => {
    if (!seller) return refuse(reply, 400, 'invalid_grant')
    const { access, refresh } = books.newTokens(seller)
    return { access_token: access, token_type: 'bearer', expires_in: ACCESS_SECONDS, refresh_token: refresh }
  }
}

const refuse = (reply: FastifyReply, status: number, error: string) =>
  reply.status(status).send({ error, error_description: 'The request was refused by the stand-in.' })
