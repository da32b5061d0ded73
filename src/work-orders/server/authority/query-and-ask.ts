import type { Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { FormDeps } from '../form/node-form.ts'
import { changeAsStaff, type Moved, type OnWork } from '../steps/change-as-staff.ts'
import { addSupplements } from '../supplements/ask-supplements.ts'
import { recordQuery } from './authority-steps.ts'

/**
 * The authority wants something: its query is recorded at the step that was filed and waits for it, and the seller is
 * asked for papers. A step that was queried already stays so.
 * @param alongside what happens in the same transaction
 */
export function queryAndAsk(
  deps: FormDeps,
  request: OnWork & {
    reason: LocalText
    /** The authority's own day. */
    answerBy: Day | null
    papers: readonly LocalText[]
    dueAt: Day
  },
  alongside: (tx: Transaction) => Promise<void>,
): Promise<Moved> {
  const { reason, answerBy, papers, dueAt } = request
  return changeAsStaff(deps, request, async (work) => {
    const items = papers.map((title) => ({ title, description: reason, kind: 'file', dueAt }) as const)
    await addSupplements(work, items)
    const step = work.nodes.find(({ kind, status }) => kind === 'AUTHORITY' && status === 'FILED')
    // A day that has passed is no day by which anything can be done.
    const due = answerBy !== null && answerBy >= work.today ? answerBy : undefined
    if (step) await recordQuery(work, step, { reason, dueAt: due })
    await alongside(work.tx)
    return step ?? null
  })
}
