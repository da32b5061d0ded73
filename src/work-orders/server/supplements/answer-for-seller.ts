import { showUnbound } from '#documents/server/public.ts'
import type { SupplementAnswer } from '../../supplements.ts'
import type { FormDeps } from '../form/node-form.ts'
import { changeAsStaff, type OnWork } from '../steps/change-as-staff.ts'
import { enteredNotice, requireTold, type ToldBy } from '../told.ts'
import { writeHistory } from '../work.ts'
import { answerOne } from './commit-supplements.ts'

type AnswerForSeller = OnWork & ToldBy & SupplementAnswer & { id: string }

/** Staff submit a supplement that reached them by another way; the seller reads it, and how they are said to have told it. */
export function answerForSeller(deps: FormDeps, request: AnswerForSeller) {
  const told = requireTold(request)
  return changeAsStaff(deps, request, async (work) => {
    await showUnbound(work.tx, work.workOrder.companyId, request.fileIds ?? [])
    const supplement = await answerOne(work, request)
    supplement.told = { how: told.how, note: told.note }
    await writeHistory(work, {
      key: 'supplement.submittedFor',
      params: { name: supplement.title },
      reason: told.text,
    })
    work.notices.push({ ...enteredNotice(work, 'supplementFor', null, told.text), name: supplement.title })
    return null
  })
}
