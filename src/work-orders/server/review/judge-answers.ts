import { sendStaffHint } from '#platform/server/hints.repository.ts'
import { putVerdicts, readReview, type NoteDraft, type VerdictRow } from '#forms/server/public.ts'
import type { Verdict } from '#forms/engine/review/verdicts.ts'
import { isQuestion } from '#forms/engine/evaluate/answers.ts'
import { fieldAt } from '#forms/engine/model/field-at.ts'
import { staffActor } from '../actors.ts'
import { changeWorkOrder } from '../change-work-order.ts'
import { formIdOf, isFormNode, type FormDeps } from '../form/node-form.ts'
import { checkedNode } from '../../node-moves.ts'
import type { AtNode } from '../steps/change-as-staff.ts'
import { checkMove, nodeOf, type Work } from '../work.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import { answerablePaths } from './answerable-paths.ts'
import { openReview, type OpenReview } from './open-review.ts'
import { presentVerdicts } from './present-verdicts.ts'

type AtSubmission = AtNode & { submission: number }

/** Decides one answer, or takes the decision back; with the note as far as it is written. */
export function judgeAnswer(
  deps: FormDeps,
  request: AtSubmission & {
    path: string
    verdict: Verdict
    draft?: NoteDraft
    seen?: string | null
  },
) {
  return changeReview(deps, request, (review) => {
    const { path, verdict } = request
    checkPath(review, path, verdict)
    checkSeen(review, request)
    return [{ path, verdict, how: 'ONE', draft: verdict === 'RETURNED' ? (request.draft ?? null) : null }]
  })
}

/** Accepts whatever nobody has decided yet, and keeps that it was done in one go. */
export function acceptRest(deps: FormDeps, request: AtSubmission) {
  return changeReview(deps, request, ({ open }) =>
    open.map((path) => ({ path, verdict: 'ACCEPTED', how: 'REST', draft: null })),
  )
}

type NewVerdict = Pick<VerdictRow, 'path' | 'verdict' | 'how' | 'draft'>

/** A verdict moves nothing, so the work order is only locked meanwhile: nobody accepts or returns the form between. */
function changeReview(deps: FormDeps, request: AtSubmission, judge: (review: OpenReview) => NewVerdict[]) {
  const actor = staffActor(request.staff)
  return changeWorkOrder(deps, { workOrderId: request.workOrderId, actor }, async (work) => {
    const node = checkedNode(work.nodes, nodeOf(work, request.nodeId))
    if (!isFormNode(node)) throw workOrderRefusals.no_form()
    checkMove(work, node, 'accept', 'staff')
    const review = await openReview(work, deps, node)
    if (review.submission !== request.submission) throw workOrderRefusals.submission_moved()
    await putVerdicts(work.tx, rowsOf(work, review, judge(review)))
    sendStaffHint(work.tx, { kind: 'order', workOrderId: work.workOrder.id, but: actor.id })
    return presentVerdicts(await readReview(work.tx, deps, formIdOf(node), review.template))
  })
}

export function rowsOf(
  { actor, now: at }: Pick<Work, 'actor' | 'now'>,
  { node, submission }: Pick<OpenReview, 'node' | 'submission'>,
  verdicts: readonly NewVerdict[],
): VerdictRow[] {
  const by = { byId: actor.id, byName: actor.name, at }
  return verdicts.map((verdict) => ({ ...formIdOf(node), submission, ...verdict, ...by }))
}

/** A list or a row can only go back; a question can be accepted too. */
function checkPath({ template, answers }: OpenReview, path: string, verdict: Verdict): void {
  const field = fieldAt(template, path)?.field
  const isKnown = answerablePaths(template, answers).has(path)
  if (!isKnown || (verdict === 'ACCEPTED' && (!field || !isQuestion(field))))
    throw workOrderRefusals.unknown_path({ params: { path } })
}

/** @throws when a colleague has decided this answer since it was last seen: theirs is not overwritten unread */
function checkSeen(
  review: OpenReview,
  { path, seen, staff }: { path: string; seen?: string | null; staff: AtNode['staff'] },
): void {
  if (seen === undefined) return
  const now = review.standing.find((verdict) => verdict.path === path)
  if (!now || now.byId === staff.staffId || now.at.toISOString() === seen) return
  const refusal = now.verdict === 'ACCEPTED' ? 'accepted_meanwhile' : 'marked_meanwhile'
  throw workOrderRefusals[refusal]({ params: { who: now.byName }, data: presentVerdicts(review) })
}
