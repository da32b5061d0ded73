import { createContext, use, useState } from 'react'
import { useWorkOrder } from '../work-order-scope.ts'
import { startReview, type Review, type StaffForm } from './review.ts'

/** A review in progress, for the answers that it decides. */
export type ReviewTools = {
  review: Review
  change: (next: (review: Review) => Review) => void
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
  const [review, change] = useState(() => startReview(form))
  const [attempted, setAttempted] = useState(false)
  return { review, change, attempted, attempt: () => setAttempted(true) }
}

/** Whether the form waits for the agency's decision, and the obstacle to it. */
export function useReviewState(form: StaffForm): { open: boolean; obstacle: string | undefined } {
  const { nodes } = useWorkOrder().data
  const node = nodes.find((candidate) => candidate.id === form.nodeId)
  const review = nodes.find((candidate) => candidate.kind === 'REVIEW' && candidate.reviews === node?.key)
  const accept = node?.actions.find((action) => action.action === 'accept')
  const open = form.status === 'SUBMITTED' && (review?.status === 'OPEN' || review?.status === 'REOPENED')
  return { open, obstacle: accept?.enabled === false ? (accept.reason ?? undefined) : undefined }
}
