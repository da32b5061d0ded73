import type { Executor } from '#platform/server/database.ts'
import type { SecretBox } from '#platform/server/secret-box.ts'
import type { Answers, Template } from '../engine/model/template.ts'
import { pathsToJudge, standingVerdicts, unjudgedPaths } from '../engine/review/verdicts.ts'
import { listSubmissions } from './forms.queries.ts'
import type { SubmissionRow, VerdictRow } from './forms.tables.ts'
import { openAnswers, type FormId } from './sealed-answers.ts'
import { listVerdicts } from './verdicts.queries.ts'

/** How far the review of the last submission is. */
export type ReviewState = {
  /** The number of the last submission; 0 before the first. */
  submission: number
  answers: Answers
  /** Questions that need a verdict, in the order of the form. */
  toJudge: string[]
  /** Verdicts that hold for the last submission. */
  standing: VerdictRow[]
  /** Questions that have none. */
  open: string[]
}

export async function readReview(
  executor: Executor,
  deps: { box: SecretBox },
  form: FormId,
  template: Template,
): Promise<ReviewState> {
  const rows = await listSubmissions(executor, form)
  const verdicts = await listVerdicts(executor, form.companyId, [form.nodeId])
  return reviewOf(deps, { form, template, rows, verdicts })
}

/** @param rows the submissions, newest first */
export function reviewOf(
  { box }: { box: SecretBox },
  about: {
    form: FormId
    template: Template
    rows: readonly SubmissionRow[]
    verdicts: readonly VerdictRow[]
  },
): ReviewState {
  const { form, template, rows } = about
  const verdicts = about.verdicts.filter(({ nodeId }) => nodeId === form.nodeId)
  const submission = rows[0]?.number ?? 0
  // Older submissions are opened only where an answer of theirs was judged.
  const needed = new Set([submission, ...verdicts.map((verdict) => verdict.submission)])
  const submissions = new Map(
    rows
      .filter(({ number }) => needed.has(number))
      .map((row) => [row.number, openAnswers(box, template, form, row)]),
  )
  const answers = submissions.get(submission) ?? {}
  const toJudge = pathsToJudge(template, answers, verdicts)
  const standing = standingVerdicts(template, submissions, submission, verdicts)
  return { submission, answers, toJudge, standing, open: unjudgedPaths(toJudge, standing) }
}
