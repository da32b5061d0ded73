import { z } from 'zod'
import { registerOf } from '../register-of.ts'
import { askJson, isSilence } from './ask-json.ts'
import {
  NOTHING_PUBLISHED,
  publishedLine,
  type Retry,
  type RegisterAnswer,
  type RegisterSettings,
  silence,
  type VatRegister,
} from './vat-register.ts'

/*
 * VIES over REST: POST /check-vat-number. The Commission forwards the request to the member state, which is often
 * unavailable; its error codes for that are below. Anything but a plain yes or no about the requested number is
 * silence.
 */

const resultSchema = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  valid: z.boolean(),
  requestIdentifier: z.string().nullish(),
  userError: z.string().nullish(),
  name: z.string().nullish(),
  address: z.string().nullish(),
})
const errorSchema = z.object({
  actionSucceed: z.literal(false),
  errorWrappers: z.array(z.object({ error: z.string() })).min(1),
})

/** The Commission's error codes. After a day's quota or a block there is no retry. */
const FAULTS: Readonly<Record<string, Retry>> = {
  INVALID_INPUT: 'never',
  INVALID_REQUESTER_INFO: 'never',
  VAT_BLOCKED: 'never',
  IP_BLOCKED: 'never',
  GLOBAL_MAX_CONCURRENT_REQ: 'soon',
  MS_MAX_CONCURRENT_REQ: 'soon',
  SERVICE_UNAVAILABLE: 'soon',
  MS_UNAVAILABLE: 'soon',
  TIMEOUT: 'soon',
  GLOBAL_MAX_CONCURRENT_REQ_TIME: 'later',
  MS_MAX_CONCURRENT_REQ_TIME: 'later',
}

const isKnown = (vatNumber: string): boolean => registerOf(vatNumber) === 'vies'

export function createViesRegister(settings: RegisterSettings): VatRegister {
  const requester = settings.requester && isKnown(settings.requester) ? settings.requester : null
  return {
    name: 'vies',
    knows: isKnown,
    async ask(requested) {
      const answer = await askJson(
        `${settings.url()}/check-vat-number`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({
            countryCode: requested.slice(0, 2),
            vatNumber: requested.slice(2),
            ...(requester
              ? { requesterMemberStateCode: requester.slice(0, 2), requesterNumber: requester.slice(2) }
              : {}),
          }),
        },
        settings.timeoutMs,
      )
      return isSilence(answer) ? answer : readAnswer(answer, { requested, requester })
    },
  }
}

function readAnswer(
  { status, body }: { status: number; body: unknown },
  { requested, requester }: { requested: string; requester: string | null },
): RegisterAnswer {
  const refused = errorSchema.safeParse(body)
  if (refused.success) return fault(refused.data.errorWrappers[0]?.error ?? '')
  if (status !== 200)
    return silence(`ANSWERED_${status}`, status >= 500 || status === 429 ? 'later' : 'never')
  const parsed = resultSchema.safeParse(body)
  if (!parsed.success) return silence('UNREADABLE_ANSWER', 'later')
  const { countryCode, vatNumber, valid, userError, requestIdentifier } = parsed.data
  if (userError && !['VALID', 'INVALID'].includes(userError)) return fault(userError)
  // Otherwise an answer about another number would pass as proof of this one.
  if ((countryCode + vatNumber).replace(/[\s.-]/g, '').toUpperCase() !== requested)
    return silence('OTHER_NUMBER', 'later')
  return {
    outcome: valid ? 'valid' : 'invalid',
    consultationNumber: requestIdentifier?.slice(0, 64) || null,
    requester,
    published: valid
      ? { name: publishedLine(parsed.data.name), address: publishedLine(parsed.data.address) }
      : NOTHING_PUBLISHED,
  }
}

function fault(word: string): RegisterAnswer {
  const known = Object.hasOwn(FAULTS, word) ? FAULTS[word] : undefined
  return silence(
    known ? word : `UNKNOWN_FAULT_${word.replace(/[^A-Z_]/g, '').slice(0, 40)}`,
    known ?? 'later',
  )
}
