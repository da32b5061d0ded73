import { createContext, use, useMemo, useState } from 'react'
import { isInReview } from '../now/now-of.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import {
  EMPTY_NOTE,
  openPaths,
  reviewFrom,
  type Decision,
  type NoteDraft,
  type Review,
  type StaffForm,
} from './review.ts'
import { useVerdicts } from './use-verdicts.ts'

/** A review in progress, for the answers that it decides. */
export type ReviewTools = {
  review: Review
  decide: (path: string, decision: Decision | undefined) => void
  write: (path: string, note: NoteDraft) => void
  acceptRest: () => void
  /** Whether the server has everything; sends what it has not. */
  flush: () => Promise<boolean>
  /** Something could not be saved, and is still on the page. */
  unsaved: boolean
  /** The reviewer tried to return while a reason is missing: show the error there. */
  attempted: boolean
  attempt: () => void
}

export type FormScope = {
  form: StaffForm
  /** Absent while the form is read-only. */
  tools: ReviewTools | undefined
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined)

export function useFormScope(): FormScope {
  const scope = use(FormScopeContext)
  if (!scope) throw new Error('useFormScope needs a FormScopeContext')
  return scope
}

export function useReviewTools(form: StaffForm): ReviewTools {
  const { queue, state, langs } = useVerdicts(form)
  const [attempted, setAttempted] = useState(false)
  const { verdicts, toJudge } = form.review
  const { own, seller } = langs
  const review = useMemo(
    () => reviewFrom(verdicts, state.local, { own, seller }),
    [verdicts, state.local, own, seller],
  )
  const noteAt = (path: string) => review.notes[path] ?? EMPTY_NOTE
  return {
    review,
    decide: (path, decision) => queue.decide(path, { decision, note: noteAt(path) }),
    write: (path, note) => queue.write(path, { decision: 'return', note }),
    acceptRest: () =>
      queue.acceptRest(openPaths(review, toJudge), { decision: 'accepted', note: EMPTY_NOTE }),
    flush: queue.flush,
    unsaved: state.failed,
    attempted,
    attempt: () => setAttempted(true),
  }
}

/** Whether the form waits for the agency's decision, and the obstacle to it. */
export function useReviewState(form: StaffForm): { open: boolean; obstacle: string | undefined } {
  const { nodes } = useWorkOrder().data
  const accept = nodes.find(({ id }) => id === form.nodeId)?.actions.find(({ action }) => action === 'accept')
  const open = isInReview({ nodes }, form)
  return { open, obstacle: accept?.enabled === false ? (accept.reason ?? undefined) : undefined }
}
