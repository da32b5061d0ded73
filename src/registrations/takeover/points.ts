import type { Day } from '#platform/shared/calendar.ts'

/**
 * What has to be known of a registration that another agency filed for, besides each of its earlier periods.
 *
 * START: from which day on returns were due · RELEASE: the earlier agency lets the file go, or the taxpayer has revoked
 * its mandate · ACCOUNT: what stands on the tax account · OFFICE: the tax office writes to us and no longer to the
 * earlier agency
 */
export const GENERAL_POINTS = ['START', 'RELEASE', 'ACCOUNT', 'OFFICE'] as const
/**
 * Beside these, where no filing was bought yet: OURS, the first day of the first return that we file. Staff say it; it
 * decides which periods are asked about, and what was bought later takes its place.
 */
export const SHOWN_POINTS = [...GENERAL_POINTS, 'OURS'] as const
export type PointKind = (typeof SHOWN_POINTS)[number] | 'PERIOD'

/** NOT_COMING: the earlier agency does not answer, so its mandate was revoked in writing. */
export const POINT_ANSWERS = ['KNOWN', 'NOT_COMING', 'FILED', 'NOT_FILED', 'UNKNOWN'] as const
export type PointAnswer = (typeof POINT_ANSWERS)[number]

/** What an answer rests on. */
export type Needed = 'file' | 'day' | 'amount'

const FORMS: Record<PointKind, Partial<Record<PointAnswer, readonly Needed[]>>> = {
  START: { KNOWN: ['day'] },
  RELEASE: { KNOWN: ['file'], NOT_COMING: ['file'] },
  ACCOUNT: { KNOWN: ['amount', 'day', 'file'] },
  OFFICE: { KNOWN: ['day', 'file'] },
  OURS: { KNOWN: ['day'] },
  PERIOD: { FILED: ['file'], NOT_FILED: [], UNKNOWN: [] },
}

/** What an answer to a point rests on; undefined where it is no answer to it. */
export const neededFor = (kind: PointKind, answer: PointAnswer): readonly Needed[] | undefined =>
  FORMS[kind][answer]

export const answersTo = (kind: PointKind): PointAnswer[] => POINT_ANSWERS.filter((one) => one in FORMS[kind])

/** The tax office tells its change of agent to the agency, which also says from when on it files. */
export const isAskedOfSeller = (kind: PointKind): boolean => kind !== 'OFFICE' && kind !== 'OURS'

/** A year and one of its periods may have the same days, such as October to December of a number that is new then. */
export const EARLIER_KINDS = ['RETURN', 'ANNUAL'] as const
export type EarlierPeriod = { kind: (typeof EARLIER_KINDS)[number]; from: Day; to: Day }

const YEAR = 'ANNUAL:'

/** `2026-01-01..2026-03-31`, `ANNUAL:2025-01-01..2025-12-31` */
export const pointOfPeriod = ({ kind, from, to }: EarlierPeriod): string =>
  `${kind === 'ANNUAL' ? YEAR : ''}${from}..${to}`

export const kindOfPoint = (point: string): PointKind => SHOWN_POINTS.find((one) => one === point) ?? 'PERIOD'

/** The period that a point names. */
export function periodOfPoint(point: string): EarlierPeriod {
  const isYear = point.startsWith(YEAR)
  const [from = '', to = ''] = (isYear ? point.slice(YEAR.length) : point).split('..')
  return { kind: isYear ? 'ANNUAL' : 'RETURN', from, to }
}
