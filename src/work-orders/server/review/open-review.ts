import { readForm, readReview, type ReviewState, type VerdictRow } from '#forms/server/public.ts'
import type { Template } from '#forms/engine/model/template.ts'
import { formIdOf, type FormDeps, type FormNode } from '../form/node-form.ts'
import type { Work } from '../work.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import { namePaths } from './name-paths.ts'

/** The review of one form, under the lock of its work order. */
export type OpenReview = ReviewState & { template: Template; node: FormNode }

export async function openReview(work: Work, deps: FormDeps, node: FormNode): Promise<OpenReview> {
  const { template } = await readForm(work.tx, deps, formIdOf(node), node.formTemplate)
  return { ...(await readReview(work.tx, deps, formIdOf(node), template)), template, node }
}

/** The answers that are marked to go back and were not sent yet. */
const marksOf = ({ standing }: Pick<ReviewState, 'standing'>): VerdictRow[] =>
  standing.filter(({ verdict }) => verdict === 'RETURNED')

/** @throws while an answer has no verdict, or is marked to go back: what nobody read is not accepted */
export function checkAllAccepted(review: OpenReview): void {
  const { template, answers, open } = review
  const marked = marksOf(review).map(({ path }) => path)
  const about = (paths: readonly string[]) => ({
    params: { count: paths.length, names: namePaths(template, answers, paths) },
    data: { paths },
  })
  if (marked.length > 0) throw workOrderRefusals.marked_for_return(about(marked))
  if (open.length > 0) throw workOrderRefusals.not_judged(about(open))
}

/** @throws when something is marked to go back that this return leaves out: it would be lost without a word */
export function checkAllMarksSent(review: OpenReview, sent: readonly string[]): void {
  const left = marksOf(review).filter(({ path }) => !sent.includes(path))
  const [first] = left
  if (!first) return
  const paths = left.map(({ path }) => path)
  throw workOrderRefusals.mark_left_out({
    params: { who: first.byName, names: namePaths(review.template, review.answers, paths) },
    data: { paths },
  })
}
