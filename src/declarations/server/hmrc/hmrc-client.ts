import type { z } from 'zod'
import type { Asked, Hmrc, Receipt, Tokens, Unanswered, ViewedReturn } from './hmrc.ts'
import { isUnanswered } from './hmrc.ts'
import { ask, refusalIn, type Answer } from './ask.ts'
import * as models from './models.ts'

export type HmrcClientSettings = {
  /** Read for each request: tests and demos listen on any free port. */
  urls(): { consent: string; api: string }
  clientId: string
  clientSecret: string
  /** Registered with the application, so that it is exactly this one. */
  redirectUrl(): string
  timeoutMs: number
  /** What the sandbox is to play; only tests ask for one. */
  scenario?(): string | undefined
}

/** HMRC's VAT (MTD) API 1.0 over HTTP. */
export function createHmrcClient(settings: HmrcClientSettings): Hmrc {
  const list = <T>(asked: Asked, path: string, query: Record<string, string>, schema: z.ZodType<T>) =>
    read(settings, asked, `${path}?${new URLSearchParams(query)}`, schema)
  return {
    consentUrl(state) {
      const url = new URL(settings.urls().consent)
      url.searchParams.set('response_type', 'code')
      url.searchParams.set('client_id', settings.clientId)
      url.searchParams.set('scope', 'read:vat write:vat')
      url.searchParams.set('state', state)
      url.searchParams.set('redirect_uri', settings.redirectUrl())
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
    openObligations: (asked) =>
      emptyWhereNone(list(asked, 'obligations', { status: 'O' }, models.obligationsSchema)),
    obligations: (asked, between) =>
      emptyWhereNone(list(asked, 'obligations', between, models.obligationsSchema)),
    submit: (asked, body) => submit(settings, asked, body),
    viewReturn: (asked, periodKey) => viewReturn(settings, asked, periodKey),
    liabilities: (asked, between) =>
      emptyWhereNone(list(asked, 'liabilities', between, models.liabilitiesSchema)),
    payments: (asked, between) => emptyWhereNone(list(asked, 'payments', between, models.paymentsSchema)),
  }
}

/** HMRC answers NOT_FOUND where there is nothing to list. */
async function emptyWhereNone<T>(answer: Promise<T[] | Unanswered>): Promise<T[] | Unanswered> {
  const known = await answer
  return isNone(known) ? [] : known
}

const isNone = (answer: unknown): boolean =>
  isUnanswered(answer) && answer.fault === 'REFUSED' && answer.code === 'NOT_FOUND'

async function askForTokens(
  { urls, clientId, clientSecret, timeoutMs }: HmrcClientSettings,
  grant: Record<string, string>,
): Promise<Tokens | Unanswered> {
  const body = new URLSearchParams({ ...grant, client_id: clientId, client_secret: clientSecret })
  const answer = await ask(`${urls().api}/oauth/token`, { method: 'POST', body }, timeoutMs)
  if (isUnanswered(answer)) return answer
  const tokens = models.tokensSchema.safeParse(answer.body)
  if (answer.status === 200 && tokens.success) {
    const { access_token: accessToken, refresh_token: refreshToken, expires_in: lastsSeconds } = tokens.data
    return { accessToken, refreshToken, lastsSeconds }
  }
  const error = models.tokenErrorSchema.safeParse(answer.body)
  return error.success ? { fault: 'REFUSED', code: error.data.error, path: null } : { fault: 'UNCLEAR' }
}

function askApi(
  settings: HmrcClientSettings,
  { accessToken, headers, vrn }: Asked,
  path: string,
  request: { body?: string } = {},
): Promise<Answer | Unanswered> {
  const scenario = settings.scenario?.()
  return ask(
    `${settings.urls().api}/organisations/vat/${encodeURIComponent(vrn)}/${path}`,
    {
      ...(request.body === undefined ? {} : { method: 'POST', body: request.body }),
      headers: {
        ...headers,
        accept: 'application/vnd.hmrc.1.0+json',
        authorization: `Bearer ${accessToken}`,
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(scenario === undefined ? {} : { 'gov-test-scenario': scenario }),
      },
    },
    settings.timeoutMs,
  )
}

async function read<T>(
  settings: HmrcClientSettings,
  asked: Asked,
  path: string,
  schema: z.ZodType<T>,
): Promise<T | Unanswered> {
  const answer = await askApi(settings, asked, path)
  if (isUnanswered(answer)) return answer
  if (answer.status !== 200) return refusalIn(answer)
  const parsed = schema.safeParse(answer.body)
  return parsed.success ? parsed.data : { fault: 'UNCLEAR' }
}

async function viewReturn(
  settings: HmrcClientSettings,
  asked: Asked,
  periodKey: string,
): Promise<ViewedReturn | null | Unanswered> {
  // A key may contain a `#`.
  const path = `returns/${encodeURIComponent(periodKey)}`
  const answer = await read(settings, asked, path, models.returnSchema)
  return isNone(answer) ? null : answer
}

async function submit(
  settings: HmrcClientSettings,
  asked: Asked,
  body: string,
): Promise<Receipt | Unanswered> {
  const answer = await askApi(settings, asked, 'returns', { body })
  if (isUnanswered(answer)) return answer
  if (answer.status >= 400) return refusalIn(answer)
  const taken = models.takenSchema.safeParse(answer.body)
  if (answer.status !== 201 || !taken.success) return { fault: 'UNCLEAR' }
  const { headers } = answer
  const at = Date.parse(headers.get('receipt-timestamp') ?? '')
  return {
    ...taken.data,
    id: headers.get('receipt-id')?.slice(0, 100) ?? null,
    at: Number.isNaN(at) ? null : new Date(at),
    correlationId: headers.get('x-correlationid')?.slice(0, 100) ?? null,
  }
}
