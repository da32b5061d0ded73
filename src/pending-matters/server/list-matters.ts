import { declarationName } from '#declarations/declaration-name.ts'
import type { Database } from '#platform/server/database.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { type AnyMoney, formatMoney } from '#platform/shared/format-money.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import type { PendingMatter } from '../contract.ts'
import { LOOKS, MATTERS, typeOfKind, WEIGHTS, type Matter } from '../matters.ts'
import { pageOfMatters, type MatterFilter, type MatterRow } from './pending-matters.queries.ts'

export type Reading = { lang: Lang; now: Date; timeZone: string }

export async function listMatters(
  db: Database,
  filter: Omit<MatterFilter, 'timeZone' | 'today'>,
  reading: Reading,
) {
  const { page, pageSize } = filter
  const { now, timeZone } = reading
  const today = dayOf(now, timeZone)
  const { rows, ...counts } = await pageOfMatters(db, { ...filter, timeZone, today })
  return { records: rows.map((row) => presentMatter(row, reading)), ...counts, page, pageSize }
}

/** What is known of a matter in any language. */
export const whenDue = (row: MatterRow, { now, timeZone }: Omit<Reading, 'lang'>) => ({
  type: typeOfKind(row.kind),
  dueAt: row.dueTime?.toISOString() ?? row.dueOn,
  overdue: row.dueTime ? row.dueTime < now : row.dueOn !== null && row.dueOn < dayOf(now, timeZone),
})

export function presentMatter(row: MatterRow, reading: Reading): PendingMatter {
  const { lang } = reading
  const { type, dueAt, overdue } = whenDue(row, reading)
  const look = LOOKS[matterOf(row.what)]
  return {
    id: row.id,
    type,
    title: fillText(pickText((overdue && look.overdue) || look.title, lang), {
      name: nameOf(row, lang),
      sum: sumOf(row, lang),
    }),
    subject: subjectOf(row, lang),
    country: row.country,
    number: row.number,
    dueAt,
    overdue,
    consequence: consequenceOf(row, { look, overdue, lang }),
    money: moneyOf(row),
    action: pickText(look.action, lang),
    link: look.link(row.recordId, row.id),
    weight: WEIGHTS[type],
  }
}

function consequenceOf(
  { name }: MatterRow,
  { look, overdue, lang }: { look: (typeof LOOKS)[Matter]; overdue: boolean; lang: Lang },
): string | null {
  const day = name !== null && !('en' in name) ? name[5] : undefined
  if (look.missedAhead && day && !overdue)
    return fillText(pickText(look.missedAhead, lang), { due: formatDay(day, lang, 'long') })
  return look.missed ? pickText(look.missed, lang) : null
}

/** A kind of step that came later is at least opened where it is explained. */
function matterOf(what: string): Matter {
  return MATTERS.find((matter) => matter === what) ?? 'SELLER_TASK'
}

function moneyOf({ amount, currency }: MatterRow): AnyMoney | null {
  return amount === null || currency === null ? null : { amount: Number(amount), currency }
}

function sumOf(row: MatterRow, lang: Lang): string {
  const sum = moneyOf(row)
  return sum ? formatMoney(sum, lang) : ''
}

function nameOf({ name }: MatterRow, lang: Lang): string {
  if (name === null) return ''
  return pickText('en' in name ? name : declarationName(name), lang)
}

/** What belongs to no service of ours is about itself. */
function subjectOf(row: MatterRow, lang: Lang): string {
  const { subject, further } = row
  const name = subject ? pickText(subject, lang) : nameOf(row, lang)
  if (further === 0) return name
  return lang === 'zh' ? `${name}等${further + 1}项服务` : `${name} and ${further} more`
}
