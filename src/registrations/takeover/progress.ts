import {
  GENERAL_POINTS,
  isAskedOfSeller,
  kindOfPoint,
  pointOfPeriod,
  type EarlierPeriod,
  type PointAnswer,
} from './points.ts'

export type AnsweredPoint = {
  point: string
  /** Null after it was returned to the seller. */
  answer: PointAnswer | null
  isChecked: boolean
}

/** Where a takeover stands. */
export type Progress = {
  /** Points whose answer nobody has checked, or that have none. */
  open: string[]
  /** Of these, what the seller has not answered. */
  toAnswer: string[]
  /** What the seller has answered and staff have not looked at. */
  toCheck: string[]
  /** Periods for which no return was filed, as staff have found. */
  gaps: EarlierPeriod[]
  /** Nothing is filed before: the start and what became of each earlier period is known. */
  gapsKnown: boolean
  isDone: boolean
}

export function progressOf(answers: readonly AnsweredPoint[], periods: readonly EarlierPeriod[]): Progress {
  const given = new Map(answers.map((one) => [one.point, one]))
  const points = [...GENERAL_POINTS, ...periods.map(pointOfPeriod)]
  const open = points.filter((point) => !isSettled(given.get(point)))
  const openPeriods = open.filter((point) => kindOfPoint(point) === 'PERIOD')
  const isAnswered = (point: string) => (given.get(point)?.answer ?? null) !== null
  return {
    open,
    toAnswer: open.filter((point) => isAskedOfSeller(kindOfPoint(point)) && !isAnswered(point)),
    toCheck: open.filter((point) => isAnswered(point) && given.get(point)?.isChecked === false),
    gaps: periods.filter((period) => {
      const answer = given.get(pointOfPeriod(period))
      return answer?.answer === 'NOT_FILED' && answer.isChecked
    }),
    gapsKnown: !open.includes('START') && openPeriods.length === 0,
    isDone: open.length === 0,
  }
}

/** "We do not know" is an answer that leaves the question open, however often it is checked. */
const isSettled = (point: AnsweredPoint | undefined): boolean =>
  point !== undefined && point.isChecked && point.answer !== null && point.answer !== 'UNKNOWN'
