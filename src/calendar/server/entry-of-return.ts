import { latenessOf as latenessHere } from '#declarations/lateness.ts'
import type { DeclaredReturn } from '#declarations/server/public.ts'
import { turnOf } from '#declarations/whose-turn.ts'
import { paths } from '#paths.ts'
import { addDays, type Day } from '#platform/shared/calendar.ts'
import { countryName } from '#platform/shared/countries.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { type Lang, type LocalText, pickText } from '#platform/shared/local-text.ts'
import { remembered } from '#platform/shared/remembered.ts'
import { periodName } from '#registrations/period-name.ts'
import type { ReturnDue } from '#registrations/server/public.ts'
import { annualDue } from '#vat/calendar/annual-returns.ts'
import { dueOn } from '#vat/calendar/due-on.ts'
import { latenessOf } from '#vat/calendar/late-returns.ts'
import type { Holder } from '../entry.ts'
import type { Entry, Reading } from './entry-drafts.ts'

const TITLES: Record<ReturnDue['kind'], LocalText> = {
  RETURN: { en: 'VAT return due', zh: 'VAT申报截止' },
  REPORT: { en: 'Report due', zh: '报表提交截止' },
  ANNUAL: { en: 'Annual return due', zh: '年度申报截止' },
}
const TAX: LocalText = { en: 'Tax due', zh: '缴税截止' }
const WITH_TAX: LocalText = { en: 'VAT return and tax due', zh: 'VAT申报及缴税截止' }
const SCHEMES: Readonly<Record<string, LocalText>> = {
  OSS_UNION: { en: 'OSS return due', zh: 'OSS申报截止' },
  OSS_NON_UNION: { en: 'OSS return due', zh: 'OSS申报截止' },
  IOSS: { en: 'IOSS return due', zh: 'IOSS申报截止' },
}
const CONFIRMED: LocalText = { en: 'As confirmed', zh: '以确认的申报为准' }
const NO_MANDATE: LocalText = {
  en: 'Without a mandate in force we do not file it: sign the mandate again, or file it yourself.',
  zh: '没有有效授权，我们不会代您申报：请重新签署授权，或自行申报。',
}
const CALCULATED: LocalText = { en: 'Calculated, not confirmed yet', zh: '已计算，尚未确认' }

/** A return that is due, and its tax apart where that is paid on another day. */
export function entriesOfReturn(
  row: ReturnDue,
  declared: DeclaredReturn | undefined,
  reading: Reading,
): Entry[] {
  const entry = entryOfReturn(row, declared, reading)
  const payBy = declared?.payBy ?? null
  if (entry.money === null || payBy === null || payBy === row.dueOn) return [entry]
  const { lang, today } = reading
  const period = periodOf(row, lang)
  // Once it is confirmed, a to-do of its own says whether it was paid.
  const overdue = payBy < today && declared !== undefined && !IS_CERTAIN.has(declared.status)
  const [alone, tax] = [TITLES[row.kind], TAX].map((title) => ({
    title: pickText(title, lang),
    plain: plainOf(title, period, lang),
  }))
  return [
    { ...entry, ...alone, money: null },
    { ...entry, ...tax, id: `${entry.id}_tax`, day: payBy, shift: null, consequence: null, overdue },
  ]
}

/** A return that is due, with what its declaration says of it where there is one. */
export function entryOfReturn(row: ReturnDue, declared: DeclaredReturn | undefined, reading: Reading): Entry {
  const { lang, today } = reading
  const money = taxOf(declared, lang)
  const title = SCHEMES[row.calendar] ?? (money && row.kind === 'RETURN' ? WITH_TAX : TITLES[row.kind])
  const period = periodOf(row, lang)
  const nominal = nominalDay(row.kind, row.calendar, row.rhythm, row.toDay)
  const turn = holderOf(declared, row)
  const isAhead = declared === undefined && row.toDay >= today
  return {
    id: row.id,
    kind: 'RETURN',
    day: row.dueOn,
    time: null,
    title: pickText(title, lang),
    subject: ofCountry(row.country, period, lang),
    country: row.country,
    turn,
    turnFrom: isAhead ? addDays(row.toDay, 1) : null,
    // Of a return of before its declaration nobody here knows whether it was filed.
    overdue:
      declared !== undefined &&
      latenessHere({ status: declared.status, dueAt: row.dueOn, turn }, today) !== null,
    shift: nominal === undefined || nominal === row.dueOn ? null : shiftText(nominal, row.dueOn, lang),
    consequence: consequenceOf(row, declared, lang),
    money,
    link: paths.workOrder(row.workOrderId),
    plain: plainOf(title, period, lang),
  }
}

function plainOf(title: LocalText, period: string, lang: Lang): string {
  return lang === 'zh' ? `${pickText(title, lang)}（${period}）` : `${pickText(title, lang)}, ${period}`
}

/** Without the kind of return, which the title says. */
function periodOf({ kind, rhythm, fromDay, toDay }: ReturnDue, lang: Lang): string {
  const year = toDay.slice(0, 4)
  if (kind === 'ANNUAL') return lang === 'zh' ? `${year}年` : year
  return periodName({ kind: 'RETURN', rhythm, from: fromDay, to: toDay }, lang)
}

function ofCountry(country: string, what: string, lang: Lang): string {
  const name = countryName(country, lang)
  return lang === 'zh' ? `${name}，${what}` : `${name}, ${what}`
}

/** Nothing is filed without a mandate: what has not reached the office yet falls back to the seller. */
const isForSeller = ({ mayBeFiled }: ReturnDue, declared: DeclaredReturn | undefined): boolean =>
  !mayBeFiled && declared?.status !== 'FILED' && declared?.status !== 'ACCEPTED'

/** Returns are ours to prepare until a declaration says otherwise. */
function holderOf(declared: DeclaredReturn | undefined, row: ReturnDue): Holder {
  if (isForSeller(row, declared)) return 'seller'
  return declared ? turnOf(declared) : 'agency'
}

function consequenceOf(
  row: ReturnDue,
  declared: DeclaredReturn | undefined,
  lang: Lang,
): Entry['consequence'] {
  const late = latenessOf(row.calendar)
  const texts = [...(isForSeller(row, declared) ? [NO_MANDATE] : []), ...(late ? [late.text] : [])]
  if (texts.length === 0) return null
  const text = texts.map((one) => pickText(one, lang)).join(lang === 'zh' ? '' : ' ')
  return { text, source: late ? pickText(late.source, lang) : null }
}

const IS_CERTAIN: ReadonlySet<DeclaredReturn['status']> = new Set(['CONFIRMED', 'FILED', 'ACCEPTED'])

function taxOf(declared: DeclaredReturn | undefined, lang: Lang): Entry['money'] {
  const amount = declared?.payable ?? 0
  if (!declared || amount <= 0) return null
  const certain = IS_CERTAIN.has(declared.status)
  const basis = pickText(certain ? CONFIRMED : CALCULATED, lang)
  return { amount, currency: declared.currency, part: 'TAX', certain, basis }
}

/** The day that the rule names, where the calendar knows it. */
const nominalDay = remembered((kind: string, calendar: string, rhythm: string, end: Day): Day | undefined => {
  if (kind === 'ANNUAL') return annualDue(calendar, end)?.nominal
  const due = dueOn(calendar, rhythm, end)
  return 'refused' in due ? undefined : due.nominal
})

/** `25 April is a Saturday`: why a state moves the due day. */
function shiftText(nominal: Day, dueOn: Day, lang: Lang): string {
  // It stands beside the day to which it was moved, whose year is known there.
  const day = formatDay(nominal, lang, 'long', dueOn)
  const rest = pickText(WHY_NO_WORK[new Date(`${nominal}T00:00:00Z`).getUTCDay()] ?? HOLIDAY, lang)
  return lang === 'zh' ? `原截止日${day}为${rest}` : `${day} is a ${rest}`
}

const HOLIDAY: LocalText = { en: 'public holiday', zh: '法定节假日' }
/** By the day of the week. */
const WHY_NO_WORK: Partial<Record<number, LocalText>> = {
  0: { en: 'Sunday', zh: '周日' },
  6: { en: 'Saturday', zh: '周六' },
}
