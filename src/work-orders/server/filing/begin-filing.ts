import type { NodeResult } from '#catalogue/process.ts'
import { lastSubmitted, readForm } from '#forms/server/public.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import {
  beginTerm,
  keepRegistration,
  type Obtained,
  type RegistrationRow,
  type TermRow,
} from '#registrations/server/public.ts'
import type { FilingFacts } from '../../filing-facts.ts'
import { filingFactsOf } from '../../filing-facts.ts'
import { formIdOf, isFormNode, type FormDeps } from '../form/node-form.ts'
import type { Work } from '../work.ts'
import type { NodeRow } from '../work-orders.tables.ts'
import { filingOfWork } from './filing-of-work.ts'
import { takeOverByTransfer, takeOverFrom } from './take-over.ts'

/** A form with the checked number was accepted: what was bought for it begins. */
export async function beginWithForm(work: Work, deps: FormDeps, node: NodeRow): Promise<void> {
  if (!isFormNode(node)) return
  await takeOverByTransfer(work)
  const term = await filingOfWork(work)
  if (term?.status !== 'WAITING') return
  const { template } = await readForm(work.tx, deps, formIdOf(node), node.formTemplate)
  const answers = await lastSubmitted(work.tx, deps, formIdOf(node), template)
  const facts = answers && filingFactsOf(answers, term)
  if (!facts) return
  const { number, taxNumber, validFrom, certificateFileId } = facts
  const kind = kindOf(term)
  const registration = await begin(
    work,
    term,
    { kind, registrationNumber: number, taxNumber, validFrom, validTo: null, certificateFileId },
    facts,
  )
  await takeOverFrom(work, registration, answers)
}

/** What the number that the seller brought along is. */
export const kindOf = ({ calendar, country }: Pick<TermRow, 'calendar' | 'country'>): NodeResult =>
  calendar === country ? 'VAT_NUMBER' : 'OSS_CONFIRMATION'

export type Facts = Pick<
  Obtained,
  'kind' | 'registrationNumber' | 'taxNumber' | 'validFrom' | 'validTo' | 'certificateFileId'
>

/** Keeps the registration, and begins the term on it unless it began before. */
export async function begin(
  work: Work,
  term: TermRow | undefined,
  facts: Facts,
  periods: Partial<Pick<FilingFacts, 'rhythm' | 'firstMonth'>> & { earlierMonths?: number | undefined } = {},
): Promise<RegistrationRow> {
  const registration = await keepRegistration(
    work.tx,
    { ...originOf(work), ...facts },
    { at: work.now, by: work.actor },
  )
  const { today, now: at } = work
  if (term) await beginTerm(work.tx, { term, registration, ...periods, today, at })
  return registration
}

function originOf({ workOrder }: Work) {
  return {
    companyId: workOrder.companyId,
    workOrderId: workOrder.id,
    workOrderNumber: workOrder.number,
    orderId: workOrder.orderId,
    orderNumber: workOrder.orderNumber,
    productId: workOrder.productId,
    productCode: workOrder.productCode,
    productName: workOrder.productName,
    country: workOrder.country,
  }
}

/** The numbers and papers that the steps of the work obtained: the last number, and the tax number before it. */
export function obtainedBy(work: Work, validTo: Day | null): Facts {
  const granted = work.nodes.findLast(
    (node) => node.status === 'GRANTED' && node.details.number !== undefined,
  )
  const last = granted ?? work.nodes.findLast((node) => node.produces !== null)
  const before = work.nodes.find((node) => node.status === 'GRANTED' && node.produces === 'TAX_NUMBER')
  return {
    kind: last?.produces ?? null,
    registrationNumber: granted?.details.number ?? null,
    taxNumber: before === last ? null : (before?.details.number ?? null),
    validFrom: last?.details.validFrom ?? null,
    validTo,
    certificateFileId: last?.details.certificateFileId ?? null,
  }
}

/** The step in which returns are filed, for work whose process is older than this step. */
export function filingNode(work: Work): NodeRow {
  const { workOrder, nodes, now } = work
  return {
    id: newId('node'),
    companyId: workOrder.companyId,
    workOrderId: workOrder.id,
    position: Math.max(...nodes.map(({ position }) => position)) + 1,
    key: 'filing',
    name: { en: 'Filing', zh: '定期申报' },
    description: null,
    kind: 'FILING_TERM',
    owner: 'agency',
    status: 'LOCKED',
    statusSince: now,
    expectedDays: { low: 0, high: 0 },
    formTemplate: null,
    reviews: null,
    filedBy: null,
    produces: null,
    documentKind: null,
    skipReason: null,
    anotherPerson: false,
    details: {},
    startedAt: null,
    dueAt: null,
    finishedAt: null,
  }
}
