import type { LocalText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import type { IdentifierReason } from './identifier.ts'
import { numberReasons } from './number-reasons.ts'
import { reasonParamsIn } from './reason-params.ts'

/** A reason in both languages, for answers of the server; a browser would load the words of the other language too. */
export function reasonText({ key, params }: IdentifierReason): LocalText {
  const { en, zh } = numberReasons[key]
  return { en: fillText(en, reasonParamsIn(params, 'en')), zh: fillText(zh, reasonParamsIn(params, 'zh')) }
}
