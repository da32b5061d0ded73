import type { Caller, TestApp } from '#main/testing/test-app.ts'
import { staffWorkOrder } from '../staff/contract.ts'
import { acceptNode } from '../staff/steps-contract.ts'
import { acceptRest } from '../staff/verdicts-contract.ts'

type At = { workOrderId: string; nodeId: string }

/** The work order as staff read it, with the form of a step. */
export async function readAsStaff(
  app: TestApp,
  { workOrderId }: Pick<At, 'workOrderId'>,
  as: Caller = app.people.agent,
) {
  const { body } = await app.get(staffWorkOrder, { workOrderId }, { as })
  if (!body.data) throw new Error(body.message)
  return body.data
}

/** Accepts every answer of a form that nobody has judged. */
export async function acceptAnswers(app: TestApp, at: At, as: Caller = app.people.agent) {
  const { nodes, forms } = await readAsStaff(app, at, as)
  const named = nodes.find(({ id }) => id === at.nodeId)
  const form = nodes.find(({ key }) => named?.kind === 'REVIEW' && key === named.reviews) ?? named
  const submission = forms.find(({ nodeId }) => nodeId === form?.id)?.review.submission ?? 0
  return app.post(acceptRest, { ...at, submission }, { as })
}

/** Accepts every answer, and then the form. */
export async function acceptForm(app: TestApp, at: At, as: Caller = app.people.agent) {
  const rest = await acceptAnswers(app, at, as)
  return rest.body.code === 0 ? app.post(acceptNode, at, { as }) : rest
}
