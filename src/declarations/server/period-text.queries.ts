import { type SQL, sql } from 'drizzle-orm'
import type { Lang } from '#platform/shared/local-text.ts'

/** The columns that name a period. */
export type PeriodColumns = { frequency: SQL; fromDay: SQL; toDay: SQL }

/** `periodOfRow`, in SQL: for titles that a statement makes of many modules' records. */
export function periodTextIn({ frequency, fromDay, toDay }: PeriodColumns, lang: Lang): SQL {
  const isYear = sql`${frequency} = 'YEARLY'`
  const isMonth = sql`${frequency} = 'MONTHLY'`
  const isQuarter = sql`${frequency} = 'QUARTERLY' and extract(month from ${toDay}) % 3 = 0`
  const isWithin = sql`extract(year from ${fromDay}) = extract(year from ${toDay})`
  // Names of months by `to_char` are English in every locale without its prefix TM.
  return lang === 'zh'
    ? sql`case when ${isYear} then to_char(${toDay}, 'YYYY"年"')
        when ${isMonth} then to_char(${toDay}, 'YYYY"年"FMMM"月"')
        when ${isQuarter} then to_char(${toDay}, 'YYYY"年第"Q"季度"')
        when ${isWithin} then to_char(${fromDay}, 'YYYY"年"FMMM"月至"') || to_char(${toDay}, 'FMMM"月"')
        else to_char(${fromDay}, 'YYYY"年"FMMM"月至"') || to_char(${toDay}, 'YYYY"年"FMMM"月"') end`
    : sql`case when ${isYear} then to_char(${toDay}, 'YYYY')
        when ${isMonth} then to_char(${toDay}, 'FMMonth YYYY')
        when ${isQuarter} then to_char(${toDay}, '"Q"Q YYYY')
        when ${isWithin} then to_char(${fromDay}, 'FMMonth') || to_char(${toDay}, '" to "FMMonth YYYY')
        else to_char(${fromDay}, 'FMMonth YYYY') || to_char(${toDay}, '" to "FMMonth YYYY') end`
}
