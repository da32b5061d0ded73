import { getCompany } from '#accounts/server/public.ts'
import {
  getBoundFiles,
  getBoundForStaff,
  getStoredFiles,
  type BoundFile,
  type StoredFileRow,
} from '#documents/server/public.ts'
import {
  countAnswers,
  describePath,
  lastSubmitted,
  inFormOrder,
  listReviewNotes,
  readForm,
  readReview,
  type ReviewNoteRow,
} from '#forms/server/public.ts'
import type { Answers, Template } from '#forms/engine/model/template.ts'
import { acceptedPaths } from '#forms/engine/review/verdicts.ts'
import type { Executor } from '#platform/server/database.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { findTerms, presentTerm, type WholeTerm } from '#registrations/server/public.ts'
import { getStaffMember } from '#staff/server/public.ts'
import { ENOUGH_FINISHED } from '../expected-finish.ts'
import { HOLD_REASON_TEXTS } from '../hold.ts'
import type { Mover } from '../node-moves.ts'
import { itemsInTurn } from '../open-items.ts'
import { formIdOf, isFormNode, type FormDeps } from './form/node-form.ts'
import { dueOfNode, presentCard, todayOf, type Reading } from './present-card.ts'
import { presentClock } from './present-clock.ts'
import { presentHistory } from './present-history.ts'
import { presentDocuments, presentFile, presentNode } from './present-node.ts'
import { presentNote } from './review/present-notes.ts'
import { findWorkOrder, listHistory, listNodes } from './work-orders.queries.ts'
import { workOrderRefusals } from './work-orders.errors.ts'
import { listSupplements } from './supplements/supplements.queries.ts'
import type { HistoryRow, NodeRow, SupplementRow, WorkOrderRow } from './work-orders.tables.ts'

export type NodeForm = { node: NodeRow; template: Template; answers: Answers; submitted: Answers | undefined }

/** Everything about one work order, read once for either side. */
export type WorkOrderRecords = {
  workOrder: WorkOrderRow
  nodes: NodeRow[]
  history: HistoryRow[]
  files: BoundFile[]
  notes: ReviewNoteRow[]
  forms: NodeForm[]
  supplements: SupplementRow[]
  filing: WholeTerm | undefined
}

/** For staff without a company; for the company, whatever staff keep to themselves is left out. */
export async function readRecords(
  deps: FormDeps,
  request: { workOrderId: string; companyId?: string },
): Promise<WorkOrderRecords> {
  const workOrder = await findWorkOrder(deps.db, request.workOrderId, request.companyId)
  if (!workOrder) throw workOrderRefusals.not_found()
  const { companyId } = workOrder
  const nodes = await listNodes(deps.db, [workOrder.id])
  const nodeIds = nodes.map((node) => node.id)
  const supplements = workOrder.supplementsAsked > 0 ? await listSupplements(deps.db, workOrder.id) : []
  const records = [...nodeIds, ...supplements.map((supplement) => supplement.id)]
  const [history, files, notes, forms, [filing]] = await Promise.all([
    listHistory(deps.db, workOrder.id),
    (request.companyId === undefined ? getBoundForStaff : getBoundFiles)(deps.db, companyId, records),
    listReviewNotes(deps.db, companyId, nodeIds),
    readForms(deps, nodes),
    findTerms(deps.db, { companyId, workOrderId: workOrder.id }),
  ])
  return { workOrder, nodes, history, files, notes, forms, supplements, filing }
}

async function readForms(deps: FormDeps, nodes: readonly NodeRow[]): Promise<NodeForm[]> {
  const begun = nodes.filter(isFormNode).filter((node) => node.status !== 'LOCKED')
  return Promise.all(
    begun.map(async (node) => {
      const { template, answers } = await readForm(deps.db, deps, formIdOf(node), node.formTemplate)
      return {
        node,
        template,
        answers,
        submitted: await lastSubmitted(deps.db, deps, formIdOf(node), template),
      }
    }),
  )
}

/** One work order for its company. */
export async function readOwnWorkOrder(
  deps: FormDeps,
  request: { workOrderId: string; companyId: string; reading: Reading },
) {
  const { reading } = request
  const records = await readRecords(deps, request)
  const { workOrder, nodes, history } = records
  const shown = history.filter((entry) => !entry.internal)
  const company = await getCompany(deps.db, workOrder.companyId)
  return {
    workOrder: {
      ...presentCard(workOrder, { nodes, events: history, supplements: records.supplements }, reading),
      ...presentPurchase(workOrder, reading),
      timePerTurn: presentClock(history, reading),
      company: {
        id: workOrder.companyId,
        name: company?.name ?? '',
        nameOriginal: company?.nameOriginal ?? null,
      },
      inCharge: await nameOfAssignee(deps.db, workOrder),
      finishedBefore: workOrder.finishedBefore >= ENOUGH_FINISHED ? workOrder.finishedBefore : 0,
    },
    nodes: nodes.map((node) => presentNode(node, records, 'seller', reading)),
    history: shown.map((entry) => presentHistory(entry, reading)),
    returned: await presentReturned(deps, records, reading),
    documents: documentsOf(records, reading, 'seller'),
    obtained: obtainedOf(records, reading),
    filing: filingOf(records, reading),
  }
}

/** The filing that was bought with the work. */
export function filingOf({ filing }: WorkOrderRecords, reading: Reading) {
  return filing ? presentTerm(filing, { lang: reading.lang, today: todayOf(reading) }) : null
}

export function presentPurchase(workOrder: WorkOrderRow, { lang }: Reading) {
  return {
    boughtAt: workOrder.boughtAt.toISOString(),
    boughtBy: workOrder.boughtByName,
    options: workOrder.options.map(({ label, value }) => ({
      label: pickText(label, lang),
      value: pickText(value, lang),
    })),
    process: { key: workOrder.processKey, version: workOrder.processVersion },
    statusReason: workOrder.statusReason && pickText(workOrder.statusReason, lang),
    hold: holdOf(workOrder, lang),
  }
}

function holdOf({ holdReason: why, heldUntil: until }: WorkOrderRow, lang: Lang) {
  return why && { why, text: pickText(HOLD_REASON_TEXTS[why], lang), until }
}

async function nameOfAssignee(executor: Executor, workOrder: WorkOrderRow): Promise<string | null> {
  if (workOrder.assigneeId === null) return null
  return (await getStaffMember(executor, workOrder.assigneeId))?.name ?? null
}

/** What was returned and waits for the seller. */
async function presentReturned(deps: FormDeps, records: WorkOrderRecords, reading: Reading) {
  const { workOrder, nodes, forms, notes } = records
  const node = nodes.find((candidate) => candidate.status === 'RETURNED')
  if (!node) return null
  const form = forms.find((candidate) => candidate.node.id === node.id)
  const unresolved = notes.filter((note) => note.nodeId === node.id && note.resolvedAt === null)
  const open = form ? inFormOrder(form.template, form.answers, unresolved) : unresolved
  const files = await returnedFiles(deps.db, workOrder.companyId, open)
  const answers = form?.submitted ? countAnswers(form.template, form.submitted) : 0
  return {
    nodeId: node.id,
    ...dueOfNode(node, itemsInTurn(workOrder.status, nodes, records.supplements), todayOf(reading)),
    notes: open.map((note) => presentNote(note, { node, form, files }, reading.lang)),
    lockedAnswers: Math.max(0, answers - open.length),
    acceptedAnswers: await countAccepted(deps, form, open),
  }
}

async function countAccepted(
  deps: FormDeps,
  form: NodeForm | undefined,
  notes: readonly ReviewNoteRow[],
): Promise<number> {
  if (!form) return 0
  const { template } = form
  const { answers, standing } = await readReview(deps.db, deps, formIdOf(form.node), template)
  const returned = notes.map(({ path }) => path)
  return acceptedPaths(template, answers, standing, returned).length
}

function returnedFiles(
  executor: Executor,
  companyId: string,
  notes: readonly ReviewNoteRow[],
): Promise<StoredFileRow[]> {
  return getStoredFiles(
    executor,
    companyId,
    notes.flatMap((note) => note.fileIds),
  )
}

export function documentsOf(
  { files, nodes, forms, supplements }: WorkOrderRecords,
  { lang }: Reading,
  by: Mover,
) {
  const placeOf = (record: string, place: string) => {
    const supplement = supplements.find((candidate) => candidate.id === record)
    if (supplement) return { label: pickText(supplement.title, lang), nodeId: null }
    const node = nodes.find((candidate) => candidate.id === record)
    return node && { label: labelIn(node, place), nodeId: node.id }
  }
  return presentDocuments(files, placeOf, by)

  function labelIn(node: NodeRow, place: string): string {
    const form = forms.find((candidate) => candidate.node.id === node.id)
    if (!form) return pickText(node.name, lang)
    const { field, row } = describePath(form.template, form.submitted ?? form.answers, place, lang)
    return row ? `${field} (${row})` : field
  }
}

/** Numbers and certificates so far, in the order in which they were granted. */
export function obtainedOf({ nodes, files }: WorkOrderRecords, { lang }: Reading) {
  const validUntil = nodes.findLast(({ kind }) => kind === 'DELIVERY')?.details.validUntil
  return nodes.flatMap((node) => {
    if (node.status !== 'GRANTED' || node.produces === null) return []
    const certificate = files.find((file) => file.id === node.details.certificateFileId)
    return [
      {
        nodeId: node.id,
        kind: node.produces,
        name: pickText(node.name, lang),
        number: node.details.number ?? null,
        validFrom: node.details.validFrom ?? null,
        validUntil: validUntil ?? null,
        certificate: certificate ? presentFile(certificate) : null,
      },
    ]
  })
}
