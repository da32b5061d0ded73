import type { z } from 'zod'
import type { Amazon, Tokens, Unanswered } from './amazon.ts'
import { isUnanswered } from './amazon.ts'
import { ask } from './ask.ts'
import { createReportsClient } from './reports-client.ts'
import { accountSchema, participationsSchema, tokenErrorSchema, tokensSchema } from './models.ts'

export type AmazonClientSettings = {
  /** Read for each request: tests and demos listen on any free port. */
  urls(): { consent: string; token: string; api: string }
  applicationId: string
  clientId: string
  clientSecret: string
  /** Where Amazon sends the browser back to; registered with the application, so that it is exactly this one. */
  redirectUrl(): string
  /** An application that Amazon has not listed yet. */
  isDraft: boolean
  timeoutMs: number
}

/** The Selling Partner API over HTTP, by the website authorization workflow. */
export function createAmazonClient(settings: AmazonClientSettings): Amazon {
  return {
    consentUrl(state) {
      const url = new URL(settings.urls().consent)
      url.searchParams.set('application_id', settings.applicationId)
      url.searchParams.set('state', state)
      url.searchParams.set('redirect_uri', settings.redirectUrl())
      if (settings.isDraft) url.searchParams.set('version', 'beta')
      return url.href
    },
    exchange: (code) =>
      askForTokens(settings, {
        grant_type: 'authorization_code',
        code,
        redirect_uri: settings.redirectUrl(),
      }),
    refresh: (refreshToken) =>
      askForTokens(settings, { grant_type: 'refresh_token', refresh_token: refreshToken }),
    participations: (accessToken) =>
      read(settings, '/sellers/v1/marketplaceParticipations', accessToken, participationsSchema),
    account: async (accessToken) =>
      (await read(settings, '/sellers/v1/account', accessToken, accountSchema)) ?? { fault: 'UNREADABLE' },
    reports: createReportsClient(settings),
  }
}

async function askForTokens(
  { urls, clientId, clientSecret, timeoutMs }: AmazonClientSettings,
  grant: Record<string, string>,
): Promise<Tokens | Unanswered> {
  const body = new URLSearchParams({ ...grant, client_id: clientId, client_secret: clientSecret })
  const answer = await ask(urls().token, { method: 'POST', body }, timeoutMs)
  if (isUnanswered(answer)) return answer
  const tokens = tokensSchema.safeParse(answer.body)
  if (answer.status === 200 && tokens.success) {
    const { access_token: accessToken, refresh_token: fresh } = tokens.data
    const refreshToken = fresh ?? grant['refresh_token']
    return refreshToken === undefined ? { fault: 'UNREADABLE' } : { accessToken, refreshToken }
  }
  const error = tokenErrorSchema.safeParse(answer.body)
  if (!error.success) return { fault: 'UNREADABLE' }
  // Everything else that is refused here is a mistake in the settings, never the seller's.
  return { fault: error.data.error === 'invalid_grant' ? 'WITHDRAWN' : 'MISCONFIGURED' }
}

async function read<S extends z.ZodType>(
  { urls, timeoutMs }: AmazonClientSettings,
  path: string,
  accessToken: string,
  schema: S,
): Promise<z.output<S> | Unanswered> {
  const headers = { 'x-amz-access-token': accessToken, accept: 'application/json' }
  const answer = await ask(urls().api + path, { headers }, timeoutMs)
  if (isUnanswered(answer)) return answer
  if (answer.status === 401 || answer.status === 403) return { fault: 'NOT_ALLOWED' }
  const parsed = schema.safeParse(answer.body)
  return answer.status === 200 && parsed.success ? parsed.data : { fault: 'UNREADABLE' }
}
