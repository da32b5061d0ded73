import { isQuestion } from '../evaluate/answers.ts'
import { evaluate } from '../evaluate/evaluate.ts'
import { sameAnswer } from '../model/answer-kinds.ts'
import type { Answers, Template } from '../model/template.ts'

/** OPEN takes an earlier verdict back. */
export const VERDICTS = ['ACCEPTED', 'RETURNED', 'OPEN'] as const
export type Verdict = (typeof VERDICTS)[number]

/**
 * What somebody decided about the answer at a path, as it was in a submission. Submissions never change, so their number
 * says which value was judged.
 */
export type Judged = { path: string; submission: number; verdict: Verdict }

/** Whether a path equals the other, or is inside the row or list that the other names. */
export function isWithin(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}/`)
}

/**
 * The verdicts that hold for the submission `current`. A mark for return holds for its own submission alone. An accepted
 * answer stays accepted as long as its value is the one that was accepted, and nothing around it was returned since.
 * @param submissions the answers by the number of their submission
 */
export function standingVerdicts<V extends Judged>(
  template: Template,
  submissions: ReadonlyMap<number, Answers>,
  current: number,
  judged: readonly V[],
): V[] {
  const known = judged.filter(({ submission }) => submission <= current)
  const now = valuesOf(template, submissions.get(current))
  const valuesAt = new Map([[current, now]])
  const then = (number: number) => {
    const values = valuesAt.get(number) ?? valuesOf(template, submissions.get(number))
    valuesAt.set(number, values)
    return values
  }
  return [...newestByPath(known).values()].filter((verdict) => {
    const { path, submission } = verdict
    if (verdict.verdict === 'OPEN') return false
    if (submission === current) return true
    if (verdict.verdict === 'RETURNED' || !submissions.has(submission)) return false
    if (!now.has(path) || !then(submission).has(path)) return false
    return (
      sameAnswer(now.get(path), then(submission).get(path)) && !wasReturnedAround(verdict, known, current)
    )
  })
}

function newestByPath<V extends Judged>(judged: readonly V[]): Map<string, V> {
  return new Map(judged.toSorted((a, b) => a.submission - b.submission).map((one) => [one.path, one]))
}

function wasReturnedAround({ path, submission }: Judged, known: readonly Judged[], current: number): boolean {
  return known.some(
    (other) =>
      other.verdict === 'RETURNED' &&
      other.submission >= submission &&
      other.submission < current &&
      isWithin(path, other.path),
  )
}

function valuesOf(template: Template, answers: Answers | undefined) {
  const { fields } = evaluate(template, answers ?? {})
  return new Map(fields.filter((entry) => entry.visible).map((entry) => [entry.path, entry.value]))
}

/**
 * The questions that somebody has to decide, in the order of the form: all but optional ones that were left empty and of
 * which nobody has said anything.
 */
export function pathsToJudge(template: Template, answers: Answers, judged: readonly Judged[]): string[] {
  const touched = new Set(judged.map(({ path }) => path))
  return evaluate(template, answers)
    .fields.filter((entry) => entry.visible && isQuestion(entry.field))
    .filter((entry) => entry.required || entry.value !== undefined || touched.has(entry.path))
    .map((entry) => entry.path)
}

/** Those without a verdict. What is inside a list or row that goes back waits with it. */
export function unjudgedPaths(
  toJudge: readonly string[],
  standing: readonly { path: string; verdict: Verdict }[],
): string[] {
  const decided = new Set(standing.map(({ path }) => path))
  const returned = standing.filter(({ verdict }) => verdict === 'RETURNED').map(({ path }) => path)
  return toJudge.filter((path) => !decided.has(path) && !returned.some((other) => isWithin(path, other)))
}

/** The answers that somebody accepted as they are, without what goes back: an empty one is not worth counting. */
export function acceptedPaths(
  template: Template,
  answers: Answers,
  standing: readonly { path: string; verdict: Verdict }[],
  returned: readonly string[],
): string[] {
  const accepted = new Set(standing.filter(({ verdict }) => verdict === 'ACCEPTED').map(({ path }) => path))
  return evaluate(template, answers)
    .fields.filter(({ path, value }) => accepted.has(path) && value !== undefined)
    .filter(({ path }) => !returned.some((other) => isWithin(path, other)))
    .map(({ path }) => path)
}
