import type { Day } from '#platform/shared/calendar.ts'

/**
 * What has to be known of a registration that another agency filed for, besides each of its earlier periods.
 *
 * START: from which day on returns were due · RELEASE: the earlier agency lets the file go, or the taxpayer has revoked
 * its mandate · ACCOUNT: what stands on the tax account · OFFICE: the tax office writes to us and no longer to the
 * earlier agency
 */
export const GENERAL_POINTS = ['START', 'RELEASE', 'ACCOUNT', 'OFFICE'] as const
export type GeneralPoint = (typeof GENERAL_POINTS)[number]
export type PointKind = GeneralPoint | 'PERIOD'

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
  PERIOD: { FILED: ['file'], NOT_FILED: [], UNKNOWN: [] },
}

/** What an answer to a point rests on; undefined where it is no answer to it. */
export const neededFor = (kind: PointKind, answer: PointAnswer): readonly Needed[] | undefined =>
  FORMS[kind][answer]

export const answersTo = (kind: PointKind): PointAnswer[] => POINT_ANSWERS.filter((one) => one in FORMS[kind])

/** The tax office tells its change of agent to the agency. */
export const isAskedOfSeller = (kind: PointKind): boolean => kind !== 'OFFICE'

export type EarlierPeriod = { from: Day; to: Day }

export const pointOfPeriod = ({ from, to }: EarlierPeriod): string => `${from}..${to}`

const isGeneral = (point: string): point is GeneralPoint => GENERAL_POINTS.some((one) => one === point)

export const kindOfPoint = (point: string): PointKind => (isGeneral(point) ? point : 'PERIOD')

/** The period that a point names. */
export function periodOfPoint(point: string): EarlierPeriod {
  const [from = '', to = ''] = point.split('..')
  return { from, to }
}
