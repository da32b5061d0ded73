import { isCurrency } from '#vat/engine/money.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Refusal } from '#platform/shared/refusal.ts'
import type { RateRow } from '#vat/rates/facts.ts'
import { claimFault, monthOf } from '../claim-month.ts'
import type { addLedgerLine } from '../contract.ts'
import { documentKey } from '../document-key.ts'
import { isKindIn, LEDGER_COUNTRIES } from '../kinds-in-country.ts'
import { type FigureFault, figuresOf } from '../line-figures.ts'
import type { LedgerRow } from './ledger.tables.ts'
import { ledgerRefusals } from './ledger.errors.ts'

export type LineInput = InputOf<typeof addLedgerLine>

export type CheckedLine = Pick<
  LedgerRow,
  | 'country'
  | 'kind'
  | 'supplier'
  | 'number'
  | 'supplierNumber'
  | 'ksef'
  | 'supplierKey'
  | 'numberKey'
  | 'date'
  | 'month'
  | 'currency'
  | 'net'
  | 'vat'
  | 'deductible'
  | 'basisPoints'
  | 'fileId'
>

type WrongField = (options: { fields: Record<string, LocalText> }) => Refusal

/** What is wrong with a field, and how it is said there; the refusal's own words unless given. */
type Fault = [field: string, refusal: WrongField, text?: LocalText]

/** One refusal with a text at each field that is wrong, named by the first of them. */
function refuse(faults: readonly [Fault, ...Fault[]]): Refusal {
  const texts = faults.map(([field, refusal, text]): [string, LocalText] => {
    const { en, zh } = text ?? refusal({ fields: {} }).spec
    return [field, { en, zh }]
  })
  // Of two about one field the first is said.
  return faults[0][1]({ fields: Object.fromEntries(texts.toReversed()) })
}

/**
 * What somebody read off a document, as a line. All that is wrong is said at once.
 * @param added rates that staff added after the release
 */
export function checkLine(input: LineInput, today: Day, added: readonly RateRow[]): CheckedLine {
  const { country, kind, supplier, number, supplierNumber, ksef, date, currency, uploadId } = input
  const month = input.month ?? monthOf(date)
  const isKnown = LEDGER_COUNTRIES.includes(country)
  const figures = isKnown ? figuresOf(input, added) : undefined
  const [first, ...more] = [
    ...(isKnown ? [] : [['country', ledgerRefusals.country_unknown] satisfies Fault]),
    ...(!isKnown || isKindIn(kind, country) ? [] : [['kind', ledgerRefusals.kind_not_there] satisfies Fault]),
    ...(isCurrency(currency) ? [] : [['currency', ledgerRefusals.currency_unknown] satisfies Fault]),
    ...faultsOfDays(date, month, today),
    ...(typeof figures === 'string' ? faultsOfFigures(figures, input) : []),
  ]
  if (first) throw refuse([first, ...more])
  if (figures === undefined || typeof figures === 'string') throw new Error('a line without its figures')
  return {
    ...figures,
    country,
    kind,
    supplier,
    number,
    supplierNumber,
    ksef,
    supplierKey: documentKey(supplier),
    numberKey: documentKey(number),
    date,
    month: `${month}-01`,
    currency,
    deductible: figures.vat,
    fileId: uploadId,
  }
}

function faultsOfDays(date: Day, month: string, today: Day): Fault[] {
  const fault = claimFault(date, month, today)
  if (fault === undefined) return []
  if (fault === 'DAY_IN_FUTURE') return [['date', ledgerRefusals.day_wrong]]
  return [['month', ledgerRefusals.month_wrong]]
}

function faultsOfFigures(fault: FigureFault, { net, kind }: LineInput): Fault[] {
  if (fault === 'DAY_UNKNOWN') return [['date', ledgerRefusals.day_wrong]]
  const isNetMissing = fault === 'VAT_MISSING' && net === 0 && kind !== 'IMPORT'
  return isNetMissing ? [AMOUNTS.NET_MISSING, AMOUNTS[fault]] : [AMOUNTS[fault]]
}

const AMOUNTS: Record<Exclude<FigureFault, 'DAY_UNKNOWN'>, Fault> = {
  NET_MISSING: [
    'net',
    ledgerRefusals.amount_wrong,
    { en: 'Enter the amount without VAT.', zh: '请填写不含税金额。' },
  ],
  VAT_MISSING: [
    'vat',
    ledgerRefusals.amount_wrong,
    {
      en: 'Enter the VAT that the document shows. One without VAT is not entered here, unless it is a service under reverse charge.',
      zh: '请填写单据上的税额。没有税额的单据无需录入（反向征收的服务除外）。',
    },
  ],
  OPPOSITE_SIGNS: [
    'vat',
    ledgerRefusals.amount_wrong,
    {
      en: 'Net amount and VAT are both negative on a credit note, and both positive otherwise.',
      zh: '红字单据的不含税金额与税额均为负数，其他单据均为正数。',
    },
  ],
  VAT_TOO_HIGH: [
    'vat',
    ledgerRefusals.amount_wrong,
    {
      en: 'This is more VAT than any rate gives on that net amount. Check whether the two were swapped.',
      zh: '税额超过任何税率下的应有金额，请检查是否与不含税金额填反。',
    },
  ],
}
