import type { LocalText } from '#platform/shared/local-text.ts'
import type { VatDecision } from '#vat/engine/vat-result.ts'
import type { Field } from './formats/fields.ts'
import type { Severity } from './issues.ts'

/** Something that a decision says about each of its rows. */
export type RowNote = {
  code: string
  severity: Severity
  field: Field | null
  reason: LocalText
  aboutSeller: boolean
}

/** The engine's names of facts → the fields of a file. */
const FIELD_OF: Readonly<Record<string, Field>> = {
  type: 'type',
  date: 'date',
  depart: 'depart',
  arrive: 'arrive',
  depart_postcode: 'departPostcode',
  arrive_postcode: 'arrivePostcode',
  gross: 'gross',
  sale_sign: 'gross',
  refund_sign: 'gross',
  currency: 'currency',
  cost_price: 'costPrice',
  buyer: 'buyerNumber',
  buyer_vat_id: 'buyerNumber',
  marketplace: 'marketplace',
  original_supply_date: 'saleDate',
}
/** Reminders that hold for every row of their kind: no issue of each. */
const NO_ISSUE = new Set(['PROOF_NEEDED', 'LAW_NOT_KNOWN'])

const known = new WeakMap<VatDecision, readonly RowNote[]>()

/** The day is behind the law that is known here. */
export const behindLaw = ({ warnings }: VatDecision): LocalText | undefined =>
  warnings.find(({ code }) => code === 'LAW_NOT_KNOWN')?.text

export function notesOf(decision: VatDecision): readonly RowNote[] {
  const found = known.get(decision)
  if (found) return found
  const notes = makeNotes(decision)
  known.set(decision, notes)
  return notes
}

function makeNotes({ status, refusal, questions, warnings }: VatDecision): RowNote[] {
  if (refusal)
    return [{ ...about(refusal.fact), code: refusal.code, severity: 'ERROR', reason: refusal.text }]
  const severity: Severity = status === 'QUESTION' ? 'ERROR' : 'WARNING'
  return [
    ...questions.map(({ fact, text }) => ({ ...about(fact), code: codeOf(fact), severity, reason: text })),
    ...warnings
      .filter(({ code }) => !NO_ISSUE.has(code))
      .map(({ code, text }) => ({
        ...about(null),
        code,
        field: code.startsWith('BUYER_NUMBER') ? ('buyerNumber' as const) : null,
        aboutSeller: code === 'NO_REGISTRATION' || code === 'REGISTERED_LATER',
        severity: 'WARNING' as const,
        reason: text,
      })),
  ]
}

const about = (fact: string | null): Pick<RowNote, 'field' | 'aboutSeller'> => ({
  field: fact === null ? null : (FIELD_OF[fact] ?? null),
  aboutSeller: fact?.startsWith('seller.') ?? false,
})

/** `seller.oss_union` → `ASK_OSS_UNION` */
const codeOf = (fact: string): string => `ASK_${fact.replace('seller.', '').toUpperCase()}`
