import { getCompany } from '#accounts/server/public.ts'
import { getStoredFiles } from '#documents/server/public.ts'
import { fileAnswers, listReviewNotes, readForm, type ReviewNoteRow } from '#forms/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { NodeStatus } from '../states.ts'
import { findFormNode, formIdOf, type FormDeps } from './node-form.ts'
import type { Reading } from './present-card.ts'
import { presentFile } from './present-node.ts'
import { presentNote } from './present-notes.ts'
import { findWorkOrder } from './work-orders.queries.ts'
import { workOrderRefusals } from './work-orders.errors.ts'

/** The form of a node as its company fills it in. */
export async function readNodeData(
  deps: FormDeps,
  request: { principal: SellerPrincipal; nodeId: string; reading: Reading },
) {
  const { principal, reading } = request
  const { companyId } = principal
  const node = await findFormNode(deps.db, companyId, request.nodeId)
  const workOrder = await findWorkOrder(deps.db, node.workOrderId, companyId)
  if (!workOrder) throw workOrderRefusals.not_found()
  const { template, answers, row, revisions, revision } = await readForm(
    deps.db,
    deps,
    formIdOf(node),
    node.formTemplate,
  )
  const notes = (await listReviewNotes(deps.db, companyId, [node.id])).filter(
    (note) => note.resolvedAt === null,
  )
  const fileIds = [
    ...fileAnswers(template, answers).flatMap((entry) => entry.ids),
    ...notes.flatMap((note) => note.fileIds),
  ]
  const files = await getStoredFiles(deps.db, companyId, fileIds)
  const resting = workOrder.status !== 'OPEN'
  return {
    nodeId: node.id,
    workOrderId: workOrder.id,
    workOrderNumber: workOrder.number,
    template,
    answers,
    revisions,
    revision,
    status: node.status,
    saved: row !== undefined,
    savedAt: row?.savedAt.toISOString() ?? null,
    editablePaths: resting ? [] : editablePaths(node.status, notes),
    dueAt: node.dueAt,
    reviewNotes: notes.map((note) =>
      presentNote(note, { node, form: { template, answers }, files }, reading.lang),
    ),
    files: files.map(presentFile),
    prefill: row ? {} : await prefillOf(deps.db, principal),
  }
}

function editablePaths(status: NodeStatus, notes: readonly ReviewNoteRow[]): string[] | null {
  if (status === 'OPEN' || status === 'REOPENED') return null
  return status === 'RETURNED' ? notes.map((note) => note.path) : []
}

/** What the portal knows already, by the names that templates use in `prefill`. */
async function prefillOf(executor: Executor, principal: SellerPrincipal): Promise<Record<string, string>> {
  const company = await getCompany(executor, principal.companyId)
  const address = company?.address
  const known = {
    'company.country': company?.country,
    'company.nameLatin': company?.name,
    'company.nameOriginal': company?.nameOriginal,
    'company.registrationNumber': company?.registrationNumber,
    'company.street': address && [address.line1, address.line2].filter((line) => line !== '').join(', '),
    'company.postcode': address?.postcode,
    'company.city': address?.city,
    'person.name': principal.userName,
    'person.email': principal.email,
  }
  return Object.fromEntries(
    Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}
