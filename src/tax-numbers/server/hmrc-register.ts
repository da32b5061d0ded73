import { z } from 'zod'
import { askJson, isSilence, type JsonAnswer } from './ask-json.ts'
import {
  NOTHING_PUBLISHED,
  publishedLine,
  type RegisterAnswer,
  type RegisterSettings,
  silence,
  type Silence,
  type VatRegister,
} from './vat-register.ts'

/*
 * HMRC, Check a UK VAT number 2.0: GET /organisations/vat/check-vat-number/lookup/{target}[/{requester}] with a token
 * of the application (OAuth 2.0 client credentials). Only its own NOT_FOUND means invalid: a gateway's 404 is silence.
 */

const tokenSchema = z.object({
  access_token: z.string().min(1).max(4_000),
  expires_in: z.number().positive(),
})
const foundSchema = z.object({
  target: z.object({
    vatNumber: z.string(),
    name: z.string().nullish(),
    address: z.record(z.string(), z.unknown()).nullish(),
  }),
  requester: z.string().nullish(),
  consultationNumber: z.string().max(64).nullish(),
})
const refusedSchema = z.object({ code: z.string() })

/** Numbers of companies and their branches; government departments and health authorities are not in this register. */
const isKnown = (vatNumber: string): boolean => /^GB(\d{9}|\d{12})$/.test(vatNumber)

export type HmrcSettings = RegisterSettings & {
  client: { id: string; secret: string }
  now(): Date
}

export function createHmrcRegister(settings: HmrcSettings): VatRegister {
  const requester =
    settings.requester && isKnown(settings.requester) ? settings.requester.slice(2, 11) : undefined
  const tokens = createTokens(settings)

  const lookUp = async (target: string): Promise<JsonAnswer | Silence> => {
    const token = await tokens.get()
    if (typeof token !== 'string') return token
    const path = `/organisations/vat/check-vat-number/lookup/${target}${requester ? `/${requester}` : ''}`
    const headers = { accept: 'application/vnd.hmrc.2.0+json', authorization: `Bearer ${token}` }
    return askJson(settings.url() + path, { headers }, settings.timeoutMs)
  }

  return {
    name: 'hmrc',
    knows: isKnown,
    async ask(requested) {
      const target = requested.slice(2)
      let answer = await lookUp(target)
      if (!isSilence(answer) && answer.status === 401) {
        // A token may be revoked early: once more with a new one.
        tokens.discard()
        answer = await lookUp(target)
      }
      return isSilence(answer) ? answer : readAnswer(answer, target)
    },
  }
}

function readAnswer({ status, body }: JsonAnswer, target: string): RegisterAnswer {
  if (status === 200) {
    const found = foundSchema.safeParse(body)
    if (!found.success) return silence('UNREADABLE_ANSWER', 'later')
    const { target: of, requester, consultationNumber } = found.data
    if (of.vatNumber.replace(/^GB/, '') !== target) return silence('OTHER_NUMBER', 'later')
    return {
      outcome: 'valid',
      consultationNumber: consultationNumber || null,
      requester: requester ? `GB${requester.replace(/^GB/, '').slice(0, 12)}` : null,
      published: { name: publishedLine(of.name), address: publishedLine(linesOf(of.address)) },
    }
  }
  const code = refusedSchema.safeParse(body).data?.code ?? ''
  if (status === 404 && code === 'NOT_FOUND')
    return { outcome: 'invalid', consultationNumber: null, requester: null, published: NOTHING_PUBLISHED }
  const word = code.replace(/[^A-Z_]/g, '').slice(0, 40) || `ANSWERED_${status}`
  if (status === 503) return silence(word, 'soon')
  return silence(word, status >= 500 || status === 429 ? 'later' : 'never')
}

/** Line 1 to 5 and the postcode, in HMRC's order; the country is the United Kingdom. */
function linesOf(address: Record<string, unknown> | null | undefined): string {
  const parts = Object.entries(address ?? {}).filter(([key]) => key !== 'countryCode')
  return parts.flatMap(([, text]) => (typeof text === 'string' ? [text] : [])).join(', ')
}

type Tokens = { get(): Promise<string | Silence>; discard(): void }

/** The application's token, requested when there is none or it is about to expire. */
function createTokens({ url, client, now, timeoutMs }: HmrcSettings): Tokens {
  let cached: { token: string; until: number } | undefined
  return {
    discard: () => {
      cached = undefined
    },
    async get() {
      if (cached && now().getTime() < cached.until) return cached.token
      const answer = await askJson(
        `${url()}/oauth/token`,
        {
          method: 'POST',
          body: new URLSearchParams({
            grant_type: 'client_credentials',
            client_id: client.id,
            client_secret: client.secret,
            scope: 'read:vat',
          }),
        },
        timeoutMs,
      )
      if (isSilence(answer)) return answer
      const made = answer.status === 200 ? tokenSchema.safeParse(answer.body) : undefined
      if (!made?.success) return silence(`NO_TOKEN_${answer.status}`, 'later')
      cached = { token: made.data.access_token, until: now().getTime() + (made.data.expires_in - 60) * 1_000 }
      return cached.token
    },
  }
}
