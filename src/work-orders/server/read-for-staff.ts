import { getCompany } from '#accounts/server/public.ts'
import { getStoredFiles, openedByStaff } from '#documents/server/public.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import {
  fileAnswers,
  inFormOrder,
  listSubmissions,
  listVerdicts,
  maskAnswers,
  openAnswers,
  reviewOf,
} from '#forms/server/public.ts'
import { diff } from '#forms/engine/review/difference.ts'
import { colleaguesOn, readTimes } from '#team/server/public.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { toldText } from '../how-told.ts'
import { aroundWorkOrder } from './around-work-order.ts'
import { presentCorrections } from './corrections/read-corrections.ts'
import { presentAssignee } from './queue/list-queue.ts'
import { formIdOf, type FormDeps } from './form/node-form.ts'
import { orderedMonthsOf } from './form/ordered-months.ts'
import { handoverOf } from './filing/handover-of.ts'
import { presentCard, todayOf, type Reading } from './present-card.ts'
import { presentClock } from './present-clock.ts'
import { presentForStaff } from './team/for-colleague.ts'
import { presentFile, presentNode } from './present-node.ts'
import { presentNote } from './review/present-notes.ts'
import { presentVerdicts } from './review/present-verdicts.ts'
import {
  documentsOf,
  filingOf,
  obtainedOf,
  presentPurchase,
  readRecords,
  type NodeForm,
  type WorkOrderRecords,
} from './read-work-order.ts'
import { withSecondEyes } from './steps/with-second-eyes.ts'
import { presentUrgency } from './rank/present-urgency.ts'
import { presentSupplements } from './supplements/present-supplement.ts'
import { obstacleToStatusAction, type StatusAction } from './change-status.ts'
import { countUnread } from './talk/talk.queries.ts'
import { workOrderRefusals } from './work-orders.errors.ts'
import { othersWithVatNumber, staffNames } from './work-orders.queries.ts'
import type { WorkOrderRow } from './work-orders.tables.ts'

/** Everything about one work order, for staff. */
export async function readForStaff(
  deps: FormDeps,
  { workOrderId, staff }: { workOrderId: string; staff: StaffPrincipal },
  reading: Reading,
) {
  const records = await readRecords(deps, { workOrderId })
  const { workOrder, nodes, history } = records
  const [company, colleagues, names, around, times, unread] = await Promise.all([
    getCompany(deps.db, workOrder.companyId),
    colleaguesOn(deps.db, todayOf(reading)),
    staffNames(deps.db, workOrder.assigneeId ? [workOrder.assigneeId] : []),
    aroundWorkOrder(deps.db, { workOrder, staff }, reading),
    readTimes(deps.db),
    countUnread(deps.db, workOrderId),
  ])
  return {
    mayWork: true,
    seesCompany: true,
    workOrder: {
      ...presentCard(workOrder, { nodes, events: history, supplements: records.supplements }, reading),
      ...presentPurchase(workOrder, reading),
      timePerTurn: presentClock(history, reading),
      revision: workOrder.revision,
      urgency: presentUrgency(workOrder, times, reading),
      assignee: presentAssignee(workOrder.assigneeId, names.get(workOrder.assigneeId ?? '')),
      actions: (['hold', 'resume', 'cancel'] as const).map((action) =>
        statusAction(action, workOrder, reading),
      ),
    },
    company: {
      id: workOrder.companyId,
      name: company?.name ?? '',
      nameOriginal: company?.nameOriginal ?? null,
      country: company?.country ?? '',
      registrationNumber: company?.registrationNumber ?? null,
      sameVatNumber: company ? await othersWithVatNumber(deps.db, company, staff.scope) : [],
      lang: company?.lang ?? 'en',
      timeZone: company?.timeZone ?? 'UTC',
    },
    around,
    unread,
    nodes: nodes.map((node) =>
      withSecondEyes(presentNode(node, records, 'staff', reading), { node, records, staff }, reading),
    ),
    history: history.map((entry) => presentForStaff(entry, reading)),
    forms: await Promise.all(records.forms.map((form) => presentForm(deps, records, form, reading))),
    supplements: await presentSupplements(deps.db, records.supplements, reading),
    documents: documentsOf(records, reading, 'staff'),
    obtained: obtainedOf(records, reading),
    corrections: await presentCorrections(deps.db, records, reading),
    filing: filingOf(records, reading),
    handover: await handoverOf(deps, records, todayOf(reading)),
    colleagues,
  }
}

type ForStaff = Awaited<ReturnType<typeof readForStaff>>

/** For finance, who decide on the money and not on the work: how far it is, without answers, files and actions. */
export function withoutWork(found: ForStaff): ForStaff {
  return {
    ...found,
    mayWork: false,
    unread: 0,
    workOrder: { ...found.workOrder, actions: [] },
    nodes: found.nodes.map((node) => ({ ...node, files: [], actions: [] })),
    forms: [],
    supplements: [],
    documents: [],
    handover: null,
    corrections: { mayPropose: false, records: [] },
    colleagues: [],
  }
}

/**
 * For a partner firm, which works on the steps of its countries: without whom the company is beside them, its money, its
 * people, what colleagues of the agency write among themselves, and what only the agency does.
 */
export function withoutCompany(found: ForStaff): ForStaff {
  const { order: _order, ...around } = found.around
  return {
    ...found,
    seesCompany: false,
    unread: 0,
    workOrder: { ...found.workOrder, actions: [] },
    company: { ...found.company, registrationNumber: null, sameVatNumber: [] },
    around: { ...around, order: null, contacts: [], others: [], moreOthers: false, numbers: [] },
    history: found.history.filter(({ internal }) => !internal),
    corrections: { mayPropose: false, records: [] },
    colleagues: [],
  }
}

function statusAction(action: StatusAction, workOrder: WorkOrderRow, { lang }: Reading) {
  const obstacle = obstacleToStatusAction(action, workOrder.status)
  return {
    action,
    enabled: obstacle === undefined,
    reason: obstacle ? workOrderRefusals[obstacle]().messageIn(lang) : null,
  }
}

/** A form as it was submitted; drafts are only for the seller. */
async function presentForm(deps: FormDeps, records: WorkOrderRecords, form: NodeForm, { lang }: Reading) {
  const { node, template } = form
  const { companyId } = records.workOrder
  const rows = await listSubmissions(deps.db, formIdOf(node))
  const verdicts = await listVerdicts(deps.db, companyId, [node.id])
  const [last = {}, before] = rows
    .slice(0, 2)
    .map((row) => openAnswers(deps.box, template, formIdOf(node), row))
  const notes = inFormOrder(
    template,
    last,
    records.notes.filter((note) => note.nodeId === node.id),
  )
  const ids = [last, before ?? {}].flatMap((answers) =>
    fileAnswers(template, answers).flatMap((entry) => entry.ids),
  )
  const isToReview = node.status === 'SUBMITTED'
  const [files, openedFiles] = await Promise.all([
    getStoredFiles(deps.db, companyId, [...ids, ...notes.flatMap((note) => note.fileIds)]),
    openedByStaff(deps.db, companyId, isToReview ? ids : []),
  ])
  const changes = before ? diff(template, before, last).filter((change) => !change.sensitive) : []
  return {
    nodeId: node.id,
    status: node.status,
    template,
    ...maskAnswers(template, last),
    submissions: rows.map((row) => ({
      number: row.number,
      at: row.submittedAt.toISOString(),
      by: row.submittedByName,
      told: row.told && pickText(toldText(row.told), lang),
    })),
    changes: changes.map(({ path, before: was, after: is }) => ({
      path,
      before: was ?? null,
      after: is ?? null,
    })),
    entered: rows[0]?.entered ?? {},
    files: files.map(presentFile),
    openedFiles,
    notes: notes.map((note) => ({
      ...presentNote(note, { node, form: { template, answers: last }, files }, lang),
      resolved: note.resolvedAt !== null,
    })),
    review: presentVerdicts(reviewOf(deps, { form: formIdOf(node), template, rows, verdicts })),
    orderedMonths: await orderedMonthsOf(deps.db, deps, records.workOrder, { template, lang }),
  }
}
