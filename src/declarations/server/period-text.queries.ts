import { type SQL, sql } from 'drizzle-orm'
import type { Lang } from '#platform/shared/local-text.ts'

/** `periodText` of a label, in SQL: for titles that a statement makes of many modules' records. */
export function periodTextIn(label: SQL, lang: Lang): SQL {
  const isQuarter = sql`${label} like '%-Q%'`
  const isMonth = sql`${label} like '%-%'`
  const year = sql`left(${label}, 4)`
  return lang === 'zh'
    ? sql`case when ${isQuarter} then ${year} || '年第' || right(${label}, 1) || '季度'
        when ${isMonth} then ${year} || '年' || right(${label}, 2)::int || '月' else ${label} || '年' end`
    : sql`case when ${isQuarter} then right(${label}, 2) || ' ' || ${year}
        when ${isMonth} then to_char(to_date(${label}, 'YYYY-MM'), 'FMMonth YYYY') else ${label} end`
}
