import type { Day } from '#platform/shared/calendar.ts'
import { POINT_DECIMALS } from '#platform/shared/decimal.ts'
import { determineVat } from '#vat/engine/determine-vat.ts'
import type { VatResult, Seller, Transaction, VatDecision } from '#vat/engine/vat-result.ts'
import { decimalOf, formatAmount, isCurrency, parseAmount, percentOf, splitGross } from '#vat/engine/money.ts'
import { currencyOn } from '#vat/rates/currency-on.ts'
import { type Answer, fieldsOf, idOf, unreadable } from './command.ts'

/**
 * `judge`: a case as in the shared cases, with the seller's facts among those of the sale; also `euro_per` (`{ "GBP":
 * "1.1520" }`) for limits in another currency. A case of type ROUNDING has gross and rate only.
 */
export function answer(question: unknown): Answer {
  const fields = fieldsOf(question)
  if (!fields)
    return unreadable(
      'NOT_AN_OBJECT',
      'A case is an object with named facts.',
      '每个案例应为带字段名的对象。',
    )
  if (fields.type === 'ROUNDING') return { ...idOf(fields), ...rounded(fields) }
  const seller = fieldsOf(fields.seller) as Seller | null
  const euroPer = fieldsOf(fields.euro_per) as Record<string, string> | null
  const result = determineVat(fields as Transaction, { seller, ...(euroPer ? { euroPer } : {}) })
  return { ...idOf(fields), ...describe(result) }
}

function describe(result: VatResult): Answer {
  const { decision } = result
  if (decision.refusal) {
    const { text, code, fact } = decision.refusal
    return { ...unreadable(code, text.en, text.zh), ...(fact ? { fact } : {}) }
  }
  return {
    scheme: decision.scheme,
    country: decision.country,
    rate: percent(decision.basisPoints),
    liable: decision.liable,
    return: decision.return,
    ...amounts(result),
    ...besides(decision),
    status: decision.status,
    reason: decision.reason,
    source: decision.sources.join('; '),
    rule: decision.rule,
    ...notes(decision),
  }
}

const percent = (basisPoints: number | null): number | null =>
  basisPoints === null ? null : percentOf(basisPoints)

function amounts({ net, vat, gross, taxable, acquisitionVat, currency, decision }: VatResult): Answer {
  const text = (units: number | null): string | null =>
    units === null || currency === null ? null : formatAmount(units, currency)
  const moved = decision.scheme !== null && gross === null
  return {
    net: text(net),
    vat: text(vat),
    gross: text(gross),
    ...(moved ? { taxable_amount: text(taxable) } : {}),
    ...(decision.acquisition ? { acquisition_vat: text(acquisitionVat) } : {}),
  }
}

/** Fields that only some answers have. */
function besides(decision: VatDecision): Answer {
  const { destination, dispatch, acquisition, oss, importBasisPoints, sellerSupply, boxes, correctionOf } =
    decision
  return {
    ...(importBasisPoints === null ? {} : { import_vat_rate: percentOf(importBasisPoints) }),
    ...(destination
      ? {
          destination: {
            country: destination.country,
            scheme: destination.scheme,
            rate: percentOf(destination.basisPoints),
            liable: destination.liable,
          },
        }
      : {}),
    ...(sellerSupply ? { seller_supply: sellerSupply } : {}),
    ...(dispatch ? { dispatch: withoutNull(dispatch) } : {}),
    ...(acquisition
      ? {
          acquisition: withoutNull({
            country: acquisition.country,
            rate: percentOf(acquisition.basisPoints),
            box: acquisition.box,
          }),
          acquisition_rate: percentOf(acquisition.basisPoints),
        }
      : {}),
    ...(decision.ecSalesList ? { ec_sales_list: true } : {}),
    ...(oss ? { msi: oss.identification, oss_section: `goods dispatched from ${oss.dispatchedFrom}` } : {}),
    ...(correctionOf ? { correction_of: correctionOf } : {}),
    ...(boxes ? { boxes } : {}),
  }
}

function withoutNull(fields: Record<string, unknown>): Answer {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}

/** `warning` is the first and most important; reminders to keep proof come last. */
function notes({ warnings, questions }: VatDecision): Answer {
  const first = warnings.find(({ code }) => code !== 'PROOF_NEEDED')
  return {
    ...(first ? { warning: first.code } : {}),
    ...(warnings.length > 0 ? { warnings } : {}),
    ...(questions.length > 0 ? { questions } : {}),
  }
}

const TODAY_OF_ROUNDING: Day = '2026-01-01'

function rounded({ gross, rate, currency, country }: Record<string, unknown>): Answer {
  const named = typeof currency === 'string' && isCurrency(currency) ? currency : undefined
  const own = typeof country === 'string' ? currencyOn(country, TODAY_OF_ROUNDING)?.code : undefined
  const unit = named ?? own ?? 'EUR'
  const units = parseAmount(gross, unit)
  const basisPoints = decimalOf(rate, 2, POINT_DECIMALS)
  if (units === null || basisPoints === null || basisPoints < 0 || basisPoints > 10_000)
    return unreadable(
      'AMOUNT_NOT_READABLE',
      'Give gross as 1234.56 and rate as a percentage from 0 to 100.',
      '请按1234.56的格式填写含税金额，税率填写0到100之间的百分数。',
    )
  const { net, vat } = splitGross(units, basisPoints)
  return {
    net: formatAmount(net, unit),
    vat: formatAmount(vat, unit),
    gross: formatAmount(units, unit),
    rate: percentOf(basisPoints),
  }
}
