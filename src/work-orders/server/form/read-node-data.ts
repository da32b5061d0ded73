import { getCompany } from '#accounts/server/public.ts'
import { getStoredFiles } from '#documents/server/public.ts'
import { diff } from '#forms/engine/review/difference.ts'
import { acceptedPaths } from '#forms/engine/review/verdicts.ts'
import {
  fileAnswers,
  inFormOrder,
  lastSubmitted,
  listReviewNotes,
  listSubmissions,
  maskAnswers,
  openAnswers,
  openForm,
  readReview,
  type FormState,
  type ReviewNoteRow,
} from '#forms/server/public.ts'
import type { Answers } from '#forms/engine/model/template.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { NodeStatus } from '../../states.ts'
import { companyProfile, orderedOf, profileOf } from './known-answers.ts'
import { orderedMonthsOf } from './ordered-months.ts'
import { findFormNode, formIdOf, type FormDeps, type FormNode } from './node-form.ts'
import type { Reading } from '../present-card.ts'
import { presentFile } from '../present-node.ts'
import { presentNote } from '../review/present-notes.ts'
import { findWorkOrder } from '../work-orders.queries.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'

/** The form of a node for its company to fill in, or to read: then sensitive answers are masked. */
export async function readNodeData(
  deps: FormDeps,
  request: { principal: SellerPrincipal; nodeId: string; reading: Reading },
) {
  const { principal, reading } = request
  const node = await findFormNode(deps.db, principal.companyId, request.nodeId)
  return formAsItIs(deps, node, {
    reading,
    onlyLooks: principal.role === 'viewer' || principal.apiKey !== undefined,
    profile: () => profileOf(deps.db, principal),
  })
}

/** The same for staff who fill it in for the company: what is sensitive stays masked. */
export async function readToFill(
  deps: FormDeps,
  request: { workOrderId: string; nodeId: string; reading: Reading },
) {
  const workOrder = await findWorkOrder(deps.db, request.workOrderId)
  if (!workOrder) throw workOrderRefusals.not_found()
  const { companyId } = workOrder
  const node = await findFormNode(deps.db, companyId, request.nodeId)
  if (node.workOrderId !== workOrder.id) throw workOrderRefusals.node_not_found()
  const company = await getCompany(deps.db, companyId)
  const form = await formAsItIs(deps, node, {
    reading: request.reading,
    onlyLooks: true,
    profile: () => companyProfile(deps.db, companyId),
  })
  return { ...form, company: company?.name ?? '' }
}

type FormReader = {
  reading: Reading
  /** What is sensitive is masked, also while the form may be changed. */
  onlyLooks: boolean
  profile: () => Promise<Record<string, string>>
}

async function formAsItIs(deps: FormDeps, node: FormNode, { reading, onlyLooks, profile }: FormReader) {
  const { companyId } = node
  const workOrder = await findWorkOrder(deps.db, node.workOrderId, companyId)
  if (!workOrder) throw workOrderRefusals.not_found()
  const state = await openForm(deps.db, deps, formIdOf(node), node.formTemplate)
  const { template, answers, row } = state
  const open = (await listReviewNotes(deps.db, companyId, [node.id])).filter(
    (note) => note.resolvedAt === null,
  )
  const notes = inFormOrder(template, answers, open)
  const changes = await changesOf(deps, node, state)
  const files = await getStoredFiles(deps.db, companyId, fileIdsOf(state, notes, changes))
  const editable = workOrder.status === 'OPEN' ? editablePaths(node.status, notes) : []
  const { lang } = reading
  const isRead = onlyLooks || editable?.length === 0
  return {
    nodeId: node.id,
    workOrderId: workOrder.id,
    workOrderNumber: workOrder.number,
    template,
    ...(isRead ? maskAnswers(template, answers) : { answers, maskedPaths: [] }),
    revisions: state.revisions,
    revision: state.revision,
    status: node.status,
    saved: row !== undefined,
    savedAt: row?.savedAt.toISOString() ?? null,
    writers: writersOf(state),
    moved: migrationOf(state, reading.lang),
    changes,
    editablePaths: editable,
    acceptedPaths: await acceptedOf(deps, node, state, open),
    dueAt: node.dueAt,
    reviewNotes: notes.map((note) =>
      presentNote(note, { node, form: { template, answers }, files }, reading.lang),
    ),
    files: files.map(presentFile),
    prefill: isPrefilled(state)
      ? { ...(await profile()), ...(await orderedOf(deps.db, deps, workOrder, template)) }
      : {},
    orderedMonths: await orderedMonthsOf(deps.db, deps, workOrder, { template, lang }),
    entered: state.entered,
  }
}

/** Until it is first submitted, in the sections that nobody has saved: somebody invited may have saved one of them. */
const isPrefilled = ({ row, template, revisions }: FormState): boolean =>
  (row?.submissions ?? 0) === 0 && template.sections.some(({ key }) => (revisions[key] ?? 0) === 0)

/** The files of the answers, of returned answers, and of answers before a change. */
function fileIdsOf(
  { template, answers }: FormState,
  notes: readonly ReviewNoteRow[],
  changes: readonly { before: unknown }[],
): string[] {
  return [
    ...fileAnswers(template, answers).flatMap((entry) => entry.ids),
    ...notes.flatMap((note) => note.fileIds),
    ...changes.flatMap(({ before }) => (Array.isArray(before) ? before.filter(isText) : [])),
  ]
}

const isText = (id: unknown): id is string => typeof id === 'string'

function editablePaths(status: NodeStatus, notes: readonly ReviewNoteRow[]): string[] | null {
  if (status === 'OPEN' || status === 'REOPENED') return null
  return status === 'RETURNED' ? notes.map((note) => note.path) : []
}

/** While something is returned; before, the review is nobody's but the agency's. */
async function acceptedOf(
  deps: FormDeps,
  node: FormNode,
  { template }: FormState,
  notes: readonly ReviewNoteRow[],
): Promise<string[]> {
  if (node.status !== 'RETURNED') return []
  const { answers, standing } = await readReview(deps.db, deps, formIdOf(node), template)
  const returned = notes.map(({ path }) => path)
  return acceptedPaths(template, answers, standing, returned)
}

function writersOf({ writers }: FormState) {
  return Object.fromEntries(
    Object.entries(writers).map(([section, { name, at }]) => [section, { name, at: at.toISOString() }]),
  )
}

function migrationOf({ migrated }: FormState, lang: Lang) {
  return migrated
    ? { from: migrated.from, dropped: migrated.dropped.map((label) => pickText(label, lang)) }
    : null
}

/**
 * What changed since the last submission, while the form is being edited; after resubmission, against the submission
 * before. Sensitive answers are left out.
 */
async function changesOf(deps: FormDeps, node: FormNode, state: FormState) {
  const { template, row } = state
  if (!row || row.submissions === 0) return []
  const [before, after] = await versionsOf(deps, node, state)
  return diff(template, before, after)
    .filter((change) => !change.sensitive)
    .map(({ path, before: was, after: is }) => ({ path, before: was ?? null, after: is ?? null }))
}

async function versionsOf(
  deps: FormDeps,
  node: FormNode,
  { template, answers, row }: FormState,
): Promise<[Answers, Answers]> {
  const form = formIdOf(node)
  const isOpen = node.status === 'RETURNED' || node.status === 'REOPENED'
  if (isOpen) return [(await lastSubmitted(deps.db, deps, form, template)) ?? answers, answers]
  const [last, former] = row && row.submissions > 1 ? await listSubmissions(deps.db, form) : []
  if (!last || !former) return [answers, answers]
  return [openAnswers(deps.box, template, form, former), openAnswers(deps.box, template, form, last)]
}
