import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ACCESS_SECONDS, type LocalTokens } from './local-tokens.ts'

const client = { client_id: z.string(), client_secret: z.string() }
const grantSchema = z.discriminatedUnion('grant_type', [
  z.object({
    ...client,
    grant_type: z.literal('authorization_code'),
    code: z.string(),
    redirect_uri: z.string(),
  }),
  z.object({ ...client, grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
])

type Settings = {
  tokens: LocalTokens
  client: { id: string; secret: string }
  redirectUrl(): string
}

/** HMRC's token endpoint. */
export function registerTokenApi(
  app: FastifyInstance,
  { tokens, client: known, redirectUrl }: Settings,
): void {
  app.post('/oauth/token', async (request, reply) => {
    const grant = grantSchema.safeParse(request.body ?? {})
    if (!grant.success) return reply.status(400).send({ error: 'invalid_request' })
    const asked = grant.data
    if (asked.client_id !== known.id || asked.client_secret !== known.secret)
      return reply.status(401).send({ error: 'invalid_client' })
    const isGood =
      asked.grant_type === 'refresh_token'
        ? tokens.takeRefresh(asked.refresh_token)
        : asked.redirect_uri === redirectUrl() && tokens.takeCode(asked.code)
    if (!isGood) return reply.status(400).send({ error: 'invalid_grant' })
    const { access, refresh } = tokens.newTokens()
    return {
      access_token: access,
      refresh_token: refresh,
      expires_in: ACCESS_SECONDS,
      scope: 'read:vat write:vat',
      token_type: 'bearer',
    }
  })
}
