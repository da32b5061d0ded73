import { getCompany } from '#accounts/server/public.ts'
import { getStoredFiles } from '#documents/server/public.ts'
import {
  fileAnswers,
  formPdf,
  lastSubmitted,
  maskAnswers,
  readForm,
  type PrintLayout,
} from '#forms/server/public.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
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
  deps: FormDeps,
  request: Print & { workOrderId: string },
): Promise<FileAnswer> {
  const workOrder = await findWorkOrder(deps.db, request.workOrderId)
  const node = workOrder && (await findNode(deps.db, workOrder.companyId, request.nodeId))
  if (!node || node.workOrderId !== workOrder.id || !isFormNode(node))
    throw workOrderRefusals.node_not_found()
  return print(deps, node, request.layout, 'asSubmitted')
}

async function print(
  deps: FormDeps,
  node: FormNode,
  layout: PrintLayout,
  which: 'asSaved' | 'asSubmitted',
): Promise<FileAnswer> {
  const form = formIdOf(node)
  const { template, answers: saved, row } = await readForm(deps.db, deps, form, node.formTemplate)
  const answers = which === 'asSaved' ? saved : await lastSubmitted(deps.db, deps, form, template)
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
      layout,
      facts: await factsOf(deps, workOrder, row.savedAt),
      author: deps.config.agency.name,
      reference: workOrder.number,
      isMasked: masked.maskedPaths.length > 0,
    }),
    name: `${template.key}-${workOrder.number}-${layout}.pdf`,
    type: 'application/pdf',
  }
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
