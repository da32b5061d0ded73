import { PORTAL } from '#platform/shared/principal.ts'
import { cancelTerm, findTermOfWork } from '#registrations/server/public.ts'
import { moveNode, writeHistory, type Work } from '../work.ts'

/** The term is over: its step is done, and with it the work, unless something else is still open. */
export async function closeFiling(work: Work): Promise<void> {
  const node = work.nodes.find(({ kind, status }) => kind === 'FILING_TERM' && status === 'OPEN')
  if (!node || work.workOrder.status !== 'OPEN') return
  const term = await findTermOfWork(work.tx, work.workOrder.id)
  if (term?.status !== 'ENDED') return
  moveNode(work, node, 'complete', 'system')
  await writeHistory(work, { key: 'filing.ended', node, actor: PORTAL })
}

/** The work was cancelled, and what was bought for later with it. */
export async function cancelFiling({ tx, workOrder, today, now: at }: Work): Promise<void> {
  const term = await findTermOfWork(tx, workOrder.id)
  if (term) await cancelTerm(tx, { termId: term.id, today, at })
}
