import { addDays, addWorkingDays, type Day } from '#platform/shared/calendar.ts'
import { restingIn } from '#platform/shared/public-holidays.ts'
import { dayInMonth, monthOf, yearOf } from '#vat/calendar/months.ts'
import type { InspectionKind } from './inspection-kinds.ts'

/** The last day on which an objection counts, and the law that says so. */
export type LawDeadline = { day: Day; law: string; source: string }

type Law = { until: (served: Day) => Day; law: string; source: string }

/**
 * A month: it ends on the day with the same number, or on the last of a shorter month, and where nobody works, on the
 * next working day.
 */
const aMonth =
  (country: string) =>
  (served: Day): Day => {
    const sameDay = dayInMonth(yearOf(served), monthOf(served) + 1, Number(served.slice(8)))
    return addWorkingDays(sameDay, 0, restingIn(country))
  }

const AO: Law = {
  until: aMonth('DE'),
  law: '§ 355 (1), § 108 AO',
  source: 'https://www.gesetze-im-internet.de/ao_1977/__355.html',
}

/** What is not here is not known, and is not guessed: then the notice itself has to be read. */
const LAWS: Partial<Record<InspectionKind, Readonly<Record<string, Law>>>> = {
  SPECIAL_AUDIT: { DE: AO },
  LIABILITY_NOTICE: {
    DE: AO,
    AT: {
      until: aMonth('AT'),
      law: '§ 245 (1), § 108 BAO',
      source: 'https://www.jusline.at/gesetz/bao/paragraf/245',
    },
  },
  HMRC_CHECK: {
    GB: {
      // "30 days beginning with the date on which the information notice is given": that day is the first of them.
      until: (served) => addDays(served, 29),
      law: 'Finance Act 2008, Schedule 36, para 32 (formal information notices)',
      source: 'https://www.legislation.gov.uk/ukpga/2008/9/schedule/36/part/5',
    },
  },
}

/** The last day for an objection by kind, country and day of service; undefined where no law is known. */
export function lawDeadline(kind: InspectionKind, country: string, served: Day): LawDeadline | undefined {
  const known = LAWS[kind]?.[country]
  return known && { day: known.until(served), law: known.law, source: known.source }
}
