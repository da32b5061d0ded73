import { PORTAL } from '#platform/shared/principal.ts'
import { cancelTerm, termsOfWork } from '#registrations/server/public.ts'
import { moveNode, writeHistory, type Work } from '../work.ts'

/** The term is over: its step is done, and with it the work, unless something else is still open. */
export async function closeFiling(work: Work): Promise<void> {
  const node = work.nodes.find(({ kind, status }) => kind === 'FILING_TERM' && status === 'OPEN')
  if (!node || work.workOrder.status !== 'OPEN') return
  const terms = await termsOfWork(work.tx, work.workOrder.id)
  // A renewed term goes on in the same step.
  const isOver = terms.every(({ status }) => status === 'ENDED' || status === 'CANCELLED')
  if (!isOver || !terms.some(({ status }) => status === 'ENDED')) return
  moveNode(work, node, 'complete', 'system')
  await writeHistory(work, { key: 'filing.ended', node, actor: PORTAL })
}

/** The work was cancelled, and what was bought for later with it. */
export async function cancelFiling({ tx, workOrder, today, now: at }: Work): Promise<void> {
  for (const { id: termId } of await termsOfWork(tx, workOrder.id))
    await cancelTerm(tx, { termId, today, at })
}
