import {
  bindingsOf,
  getFilesForStaff,
  keepFacts,
  setInternal,
  type StoredFileRow,
} from '#documents/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { FormDeps } from '../form/node-form.ts'
import { writeHistory, type Work } from '../work.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import type { NodeRow } from '../work-orders.tables.ts'
import { PAPER, paperOf } from './bind-papers.ts'
import { changeAsStaff, type Moved, type OnWork } from './change-as-staff.ts'

type KeepFile = OnWork & { fileId: string; internal: boolean; address: string }

/** Keeps a paper of a step from the seller, or shows it. What the seller gave or obtained is theirs. */
export function keepFile(deps: FormDeps, request: KeepFile): Promise<Moved> {
  return changeAsStaff(deps, request, async (work) => {
    const { file, node } = await paperIn(work, request.fileId)
    if (file.internal === request.internal) return node
    const { tx, workOrder } = work
    const { companyId, country } = workOrder
    await setInternal(tx, companyId, { ids: [file.id], internal: request.internal })
    if (!request.internal) await keepFacts(tx, companyId, [{ ...paperOf(node, country), fileId: file.id }])
    await writeHistory(work, {
      key: request.internal ? 'file.kept' : 'file.shown',
      node,
      params: { file: file.name },
      internal: request.internal,
    })
    await audit(work, file, request)
    return node
  })
}

/** @throws work_orders.not_a_paper for what is anything else, here or elsewhere */
async function paperIn(work: Work, fileId: string): Promise<{ file: StoredFileRow; node: NodeRow }> {
  const { companyId } = work.workOrder
  const uses = await bindingsOf(work.tx, companyId, fileId)
  const steps = uses.map(({ record }) => work.nodes.find(({ id }) => id === record))
  const [file] = await getFilesForStaff(work.tx, companyId, [fileId])
  const node = steps.find((step) => step !== undefined)
  if (!file || !node) throw workOrderRefusals.file_not_found()
  const isPaper =
    steps.every((step) => step?.formTemplate === null) && uses.every(({ place }) => place === PAPER)
  if (!isPaper || file.uploadedByKind !== 'staff') throw workOrderRefusals.not_a_paper()
  return { file, node }
}

function audit({ tx, now, workOrder }: Work, file: StoredFileRow, request: KeepFile): Promise<void> {
  return writeAudit(tx, {
    at: now,
    actorKind: 'staff',
    actorId: request.staff.staffId,
    action: request.internal ? 'document.kept' : 'document.shown',
    record: file.id,
    companyId: workOrder.companyId,
    address: request.address,
    detail: { workOrderId: workOrder.id },
  })
}
