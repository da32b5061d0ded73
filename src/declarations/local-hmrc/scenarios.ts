import { monthsOf, quartersOf, type LocalPeriod } from './periods.ts'

/** What HMRC's sandbox plays for a `Gov-Test-Scenario`: an error by its code, or a list. */
type Played<T> = { error: string } | { list: T[] } | undefined

type ScenarioObligation = LocalPeriod & { status: 'O' | 'F'; received?: string }

const MET = ['NONE', 'ONE', 'TWO', 'THREE', 'FOUR']

const met = (periods: readonly LocalPeriod[], fulfilled: number): { list: ScenarioObligation[] } => ({
  list: periods.map((period, index) =>
    index < fulfilled ? { ...period, status: 'F', received: period.due } : { ...period, status: 'O' },
  ),
})

export function obligationScenario(name: string): Played<ScenarioObligation> {
  if (name === 'INSOLVENT_TRADER') return { error: 'RULE_INSOLVENT_TRADER' }
  if (name === 'NOT_FOUND') return { error: 'NOT_FOUND' }
  const monthly = name.includes('MONTHLY')
  const periods = (year: number) => (monthly ? monthsOf(year) : quartersOf(year))
  const count = /^(?:MONTHLY|QUARTERLY)_(NONE|ONE|TWO|THREE|FOUR)_MET$/.exec(name)
  if (count) return met(periods(2017).slice(0, 4), MET.indexOf(count[1] ?? ''))
  const open = /^(?:MONTHLY|QUARTERLY)_OBS_(\d\d)_OPEN$/.exec(name)
  if (open) return met(periods(2018).slice(0, Number(open[1])), Number(open[1]) - 1)
  if (/^(?:MONTHLY_OBS_12|QUARTERLY_OBS_04)_FULFILLED$/.test(name)) return met(periods(2018), 12)
  if (/^MULTIPLE_OPEN_(?:MONTHLY|QUARTERLY)$/.test(name)) return met(periods(2018), periods(2018).length - 2)
  if (name === 'OBS_SPANS_MULTIPLE_YEARS') return met(quartersOf(2019, 1).slice(0, 1), 0)
  return undefined
}

/** Codes of what is answered to a return. */
export const SUBMIT_SCENARIOS: Readonly<Record<string, string>> = {
  INVALID_VRN: 'VRN_INVALID',
  INVALID_PERIODKEY: 'PERIOD_KEY_INVALID',
  INVALID_PAYLOAD: 'INVALID_REQUEST',
  DUPLICATE_SUBMISSION: 'DUPLICATE_SUBMISSION',
  TAX_PERIOD_NOT_ENDED: 'TAX_PERIOD_NOT_ENDED',
  INSOLVENT_TRADER: 'RULE_INSOLVENT_TRADER',
}

export const VIEW_SCENARIOS: Readonly<Record<string, string>> = {
  DATE_RANGE_TOO_LARGE: 'DATE_RANGE_TOO_LARGE',
  INSOLVENT_TRADER: 'RULE_INSOLVENT_TRADER',
}

type LocalLiability = {
  taxPeriod: { from: string; to: string }
  type: string
  originalAmount: number
  outstandingAmount: number
  due: string
}

const liability = (from: string, to: string, due: string, outstandingAmount: number): LocalLiability => ({
  taxPeriod: { from, to },
  type: 'VAT Return Debit Charge',
  originalAmount: 463_872,
  outstandingAmount,
  due,
})

export function liabilityScenario(name: string): Played<LocalLiability> {
  if (name === 'INSOLVENT_TRADER') return { error: 'RULE_INSOLVENT_TRADER' }
  const [, kind, later] = /^(SINGLE_LIABILITY|MULTIPLE_LIABILITIES)(_2018_19)?$/.exec(name) ?? []
  if (kind === undefined) return undefined
  const year = later === undefined ? 2017 : 2018
  if (kind === 'SINGLE_LIABILITY')
    return { list: [liability(`${year}-01-01`, `${year}-02-01`, `${year}-03-12`, 463_872)] }
  return {
    list: [
      liability(`${year}-04-01`, `${year}-05-01`, `${year}-06-09`, 1_250.5),
      liability(`${year}-08-01`, `${year}-10-01`, `${year}-12-21`, 0),
    ],
  }
}

type LocalPayment = { amount: number; received: string }

export function paymentScenario(name: string): Played<LocalPayment> {
  if (name === 'INSOLVENT_TRADER') return { error: 'RULE_INSOLVENT_TRADER' }
  const [, kind, later] = /^(SINGLE_PAYMENT|MULTIPLE_PAYMENTS)(_2018_19)?$/.exec(name) ?? []
  if (kind === undefined) return undefined
  const year = later === undefined ? 2017 : 2018
  if (kind === 'SINGLE_PAYMENT') return { list: [{ amount: 1_534.65, received: `${year}-02-02` }] }
  return {
    list: [
      { amount: 5, received: `${year}-02-27` },
      { amount: 50, received: `${year}-03-24` },
      { amount: 1_000, received: `${year}-12-21` },
    ],
  }
}
