import { bindFiles, documentRefusals, getStoredFiles, markSensitive } from '#documents/server/public.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { answerFault, SUPPLEMENT_FILE_TYPES, type SupplementAnswer } from '../../supplements.ts'
import { sellerActor } from '../actors.ts'
import { changeWorkOrder } from '../change-work-order.ts'
import { writeHistory, type Work, type WorkDeps } from '../work.ts'
import type { SupplementRow } from '../work-orders.tables.ts'
import { moveSupplement, supplementOf } from './move-supplement.ts'
import { supplementRefusals } from './supplements.errors.ts'

type Item = SupplementAnswer & { id: string }

/** Submits some of the requested supplements: all of the sent ones, or none. */
export async function commitSupplements(
  deps: WorkDeps,
  request: { principal: SellerPrincipal; workOrderId: string; items: readonly Item[] },
): Promise<SupplementRow[]> {
  const { principal, workOrderId, items } = request
  const { companyId } = principal
  return changeWorkOrder(deps, { workOrderId, companyId, actor: sellerActor(principal) }, async (work) => {
    const rows: SupplementRow[] = []
    for (const item of items) rows.push(await commitOne(work, item))
    return rows
  })
}

async function commitOne(work: Work, item: Item): Promise<SupplementRow> {
  const supplement = await answerOne(work, item)
  await writeHistory(work, {
    key: supplement.round > 1 ? 'supplement.resubmitted' : 'supplement.submitted',
    params: { name: supplement.title },
  })
  return supplement
}

/** Whoever gives the answer: the actor of the work. */
export async function answerOne(work: Work, item: Item): Promise<SupplementRow> {
  const supplement = supplementOf(work, item.id)
  checkAnswer(supplement, item)
  const fileIds = [...new Set(item.fileIds ?? [])]
  await bindAnswer(work, supplement, fileIds)
  moveSupplement(work, supplement, 'submit')
  supplement.round += 1
  supplement.value = supplement.kind === 'file' ? null : (item.value?.trim() ?? null)
  supplement.fileIds = fileIds
  supplement.note = null
  supplement.answeredByName = work.actor.name
  supplement.answeredAt = work.now
  supplement.told = null
  return supplement
}

const FAULTS = {
  valueMissing: 'value_missing',
  filesMissing: 'files_missing',
  tooManyFiles: 'too_many_files',
  unknownChoice: 'unknown_choice',
  wrongKind: 'wrong_kind',
} as const

function checkAnswer(supplement: SupplementRow, item: Item): void {
  const fault = answerFault(supplement, item)
  if (!fault) return
  const refusal = supplementRefusals[FAULTS[fault]]({ params: { count: supplement.maxFiles } })
  throw supplementRefusals[FAULTS[fault]]({
    params: { count: supplement.maxFiles },
    fields: { [item.id]: { en: refusal.messageIn('en'), zh: refusal.messageIn('zh') } },
  })
}

/** Earlier rounds stay bound to the supplement: what was once submitted stays readable. */
async function bindAnswer(
  work: Work,
  { id, round, title }: SupplementRow,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return
  const { companyId, country } = work.workOrder
  const owned = await getStoredFiles(work.tx, companyId, fileIds)
  if (owned.length < fileIds.length) throw documentRefusals.not_found()
  const taken = new Set<string>(SUPPLEMENT_FILE_TYPES)
  if (owned.some((file) => !taken.has(file.type))) throw documentRefusals.wrong_type()
  // Asked for in free words: it may be a passport as well as a picture of the shop.
  await markSensitive(work.tx, companyId, fileIds)
  await bindFiles(work.tx, {
    companyId,
    record: id,
    files: fileIds.map((fileId) => ({ place: `round${round + 1}`, fileId })),
    about: { kind: 'OTHER', label: title, country },
    at: work.now,
  })
}
