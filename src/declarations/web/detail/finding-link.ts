import { paths } from '#paths.ts'

export type FindingLink = {
  href: string
  label: 'upload' | 'toReports' | 'toNumbers' | 'toList' | 'toLimits'
}

const REPORTS: FindingLink = { href: paths.salesImports(), label: 'toReports' }
const NUMBERS: FindingLink = { href: paths.registrations(), label: 'toNumbers' }
const LIST: FindingLink = { href: paths.declaration(), label: 'toList' }

/** Where something can be done about a finding. What we clarify ourselves, and rows with a report of their own, have none. */
const LINKS: Readonly<Record<string, FindingLink>> = {
  REPORT_MISSING: { href: paths.salesImports(), label: 'upload' },
  MONTH_IN_PART: { href: paths.salesImports(), label: 'upload' },
  // The usual causes are a report that is missing, or there twice.
  TURNOVER_CHANGED: REPORTS,
  BOX_NEGATIVE: REPORTS,
  // A number that was mistyped is put right in its report.
  NUMBER_NOT_VALID: REPORTS,
  NUMBERS_NOT_CONFIRMED: REPORTS,
  BUYER_UNREADABLE: REPORTS,
  OWN_NUMBER_NOT_VALID: NUMBERS,
  BUYER_WITHOUT_NUMBER: NUMBERS,
  // The limits stand above the list, each with the service for it.
  THRESHOLD_CROSSED: { href: paths.declaration(), label: 'toLimits' },
  RETURN_NOT_FILED: LIST,
  YEAR_HAS_GAP: LIST,
}

export const findingLink = (code: string): FindingLink | undefined =>
  Object.hasOwn(LINKS, code) ? LINKS[code] : undefined
