import type { Envelope } from '../../shared/call.ts'
import { pickText, type Lang } from '../../shared/local-text.ts'
import { Refusal } from '../../shared/refusal.ts'
import { isDatabaseDown, unknownOutcomeIn } from '../database-errors.ts'
import { causeOf, framesOf } from '../error-text.ts'
import type { Log } from '../log.ts'
import { storageFaultIn } from '../storage/storage-fault.ts'
import { BROKEN_FORM } from './call-context.ts'
import { wireRefusals } from './wire-refusals.ts'

/** For programs: repeating under the same `Idempotency-Key` does nothing twice. */
export const OUTCOME = { outcome: 'unknown', repeat: 'with the same Idempotency-Key only' }

const SUCCESS = { en: 'Success', zh: '成功' }

export function successEnvelope<T>(data: T, lang: Lang): Envelope<T> {
  return { code: 0, message: SUCCESS[lang], data }
}

/**
 * Turns anything thrown into an envelope. Only refusals carry details; everything else is logged and reported as our
 * fault.
 */
export function failureEnvelope(
  error: unknown,
  about: { lang: Lang; requestId: string; log: Log },
): { status: number; envelope: Envelope<unknown> } {
  const refusal = error instanceof Refusal ? error : asWireRefusal(error, about)
  const { lang } = about
  const envelope: Envelope<unknown> = {
    code: refusal.spec.code,
    message: refusal.messageIn(lang),
    data: refusal.data ?? null,
    error: refusal.error,
  }
  if (refusal.fields) {
    envelope.fields = Object.fromEntries(
      Object.entries(refusal.fields).map(([path, text]) => [path, pickText(text, lang)]),
    )
  }
  if (refusal.spec.code >= 500) envelope.requestId = about.requestId
  return { status: refusal.spec.status, envelope }
}

function asWireRefusal(error: unknown, about: { requestId: string; log: Log }): Refusal {
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return wireRefusals.too_large()
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return wireRefusals.bad_request()
  // A sender that stops in the middle of a form: no error of ours. Where more is known of it, the call says more.
  if (code === BROKEN_FORM || code === 'ERR_STREAM_PREMATURE_CLOSE') return wireRefusals.bad_request()
  if (unknownOutcomeIn(error)) {
    about.log.warn({ err: causeOf(error) }, 'outcome unknown')
    return wireRefusals.outcome_unknown({ data: OUTCOME })
  }
  const fault = storageFaultIn(error)
  if (fault) {
    about.log.error({ err: fault.message }, 'the store of files failed')
    return wireRefusals.storage_down()
  }
  if (isDatabaseDown(error)) {
    about.log.warn({ err: causeOf(error) }, 'database not reachable')
    return wireRefusals.database_down()
  }
  about.log.error({ err: causeOf(error), at: framesOf(error) }, 'unexpected error')
  return wireRefusals.server_error({ params: { requestId: about.requestId } })
}
