import { getCompany } from '#accounts/server/public.ts'
import {
  getStoredFiles,
  recordMadeForStaff,
  type ReadingConfig,
  type StaffReader,
} from '#documents/server/public.ts'
import {
  fileAnswers,
  formPdf,
  listSubmissions,
  maskAnswers,
  openAnswers,
  readForm,
  type PrintLayout,
  type SubmissionRow,
} from '#forms/server/public.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import { recordedFile } from '#platform/server/http/recorded-file.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { toldText } from '../../how-told.ts'
import { findFormNode, formIdOf, isFormNode, type FormDeps, type FormNode } from './node-form.ts'
import { findNode, findWorkOrder } from '../work-orders.queries.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import type { WorkOrderRow } from '../work-orders.tables.ts'

type Print = { nodeId: string; layout: PrintLayout }

/** The current form of a step of the company's own. */
export async function printOwnForm(
  deps: FormDeps,
  request: Print & { companyId: string },
): Promise<FileAnswer> {
  const node = await findFormNode(deps.db, request.companyId, request.nodeId)
  return print(deps, node, request.layout, 'asSaved')
}

/** For staff: the last submission; a draft is only for the seller. */
export async function printForStaff(
  deps: FormDeps & ServerDeps<ReadingConfig>,
  reader: StaffReader,
  request: Print & { workOrderId: string },
): Promise<FileAnswer> {
  const workOrder = await findWorkOrder(deps.db, request.workOrderId)
  const node = workOrder && (await findNode(deps.db, workOrder.companyId, request.nodeId))
  if (!node || node.workOrderId !== workOrder.id || !isFormNode(node))
    throw workOrderRefusals.node_not_found()
  const { id: record, companyId, workOrderId } = node
  const printed = await print(deps, node, request.layout, 'asSubmitted')
  const subject = { of: { workOrderId }, about: { workOrderId } }
  return recordedFile(printed, () =>
    recordMadeForStaff(deps, { action: 'form.printed', record, companyId }, reader, subject),
  )
}

async function print(
  deps: FormDeps,
  node: FormNode,
  layout: PrintLayout,
  which: 'asSaved' | 'asSubmitted',
): Promise<FileAnswer> {
  const form = formIdOf(node)
  const { template, row, ...saved } = await readForm(deps.db, deps, form, node.formTemplate)
  const [last] = await listSubmissions(deps.db, form)
  const submitted = last && openAnswers(deps.box, template, form, last)
  const answers = which === 'asSaved' ? saved.answers : submitted
  const workOrder = await findWorkOrder(deps.db, node.workOrderId, node.companyId)
  if (!workOrder || !row || !answers) throw workOrderRefusals.nothing_to_print()
  const masked = maskAnswers(template, answers)
  const ids = fileAnswers(template, answers).flatMap((entry) => entry.ids)
  const files = await getStoredFiles(deps.db, node.companyId, ids)
  return {
    stream: formPdf({
      template,
      answers: masked.answers,
      fileNames: new Map(files.map((file) => [file.id, file.name])),
      entered: which === 'asSaved' ? saved.entered : (last?.entered ?? {}),
      layout,
      facts: [...(await factsOf(deps, workOrder, row.savedAt)), ...toldFacts(last)],
      author: deps.config.agency.name,
      reference: workOrder.number,
      isMasked: masked.maskedPaths.length > 0,
    }),
    name: `${template.key}-${workOrder.number}-${layout}.pdf`,
    type: 'application/pdf',
  }
}

/** Where staff submitted it: who, and how the seller is said to have told them. */
function toldFacts(last: Pick<SubmissionRow, 'told' | 'submittedByName'> | undefined) {
  if (!last?.told) return []
  const { en, zh } = toldText(last.told)
  const name = last.submittedByName
  return [
    {
      label: { en: 'Submitted for the company by', zh: '代为提交' },
      text: { en: `${name}, ${en}`, zh: `${name}，${zh}` },
    },
  ]
}

async function factsOf(deps: FormDeps, workOrder: WorkOrderRow, savedAt: Date) {
  const company = await getCompany(deps.db, workOrder.companyId)
  const day = dayOf(savedAt, company?.timeZone ?? deps.config.agency.timeZone)
  const { number, productName } = workOrder
  const name = [company?.name, company?.nameOriginal].filter(Boolean).join(' ')
  return [
    {
      label: { en: 'Work order', zh: '服务单' },
      text: { en: `${number}, ${productName.en}`, zh: `${number}，${productName.zh}` },
    },
    { label: { en: 'Company', zh: '企业' }, text: same(name) },
    {
      label: { en: 'Saved on', zh: '保存日期' },
      text: { en: formatDay(day, 'en'), zh: formatDay(day, 'zh') },
    },
  ]
}

const same = (text: string): LocalText => ({ en: text, zh: text })
