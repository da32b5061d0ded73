import { expectSame } from '#platform/server/http/once.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import { LANGS, localText, pickText, type LocalText } from '#platform/shared/local-text.ts'
import { answerDueDate } from '../../due-dates.ts'
import { MOST_SUPPLEMENTS, type SupplementKind } from '../../supplements.ts'
import { changeAsStaff, type OnWork, type StaffText } from '../steps/change-as-staff.ts'
import type { FormDeps } from '../form/node-form.ts'
import { writeHistory, type Work } from '../work.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import type { SupplementRow } from '../work-orders.tables.ts'
import { supplementRefusals } from './supplements.errors.ts'

export type RequestedSupplement = {
  title: StaffText
  description?: StaffText
  kind: SupplementKind
  choices?: StaffText[]
  maxFiles?: number
  dueAt?: Day
}

/** @property id of the first one: that of its request */
type Asked = OnWork & { id: string; items: RequestedSupplement[] }

/**
 * Requests named supplements, whatever step the work order is at. It becomes the seller's turn. Those that are there already
 * are the same request's.
 */
export function askSupplements(deps: FormDeps, request: Asked) {
  return changeAsStaff(
    deps,
    request,
    async (work) => {
      await addSupplements(work, request.items, request.id)
      return null
    },
    async ({ supplements }) => {
      const first = supplements.findIndex(({ id }) => id === request.id)
      if (first < 0) return false
      request.items.forEach(({ title, kind }, at) =>
        expectSame(supplements[first + at] ?? {}, { title: localText(title), kind }),
      )
      return true
    },
  )
}

/** @throws work_orders.not_open, work_orders.day_in_past, supplements.too_many, supplements.choices_missing */
export async function addSupplements(
  work: Work,
  items: readonly RequestedSupplement[],
  firstId = newId('sm'),
): Promise<void> {
  if (work.workOrder.status !== 'OPEN') throw workOrderRefusals.not_open()
  if (work.supplements.length + items.length > MOST_SUPPLEMENTS)
    throw supplementRefusals.too_many({ params: { count: MOST_SUPPLEMENTS } })
  const rows = items.map((item, index) => ({
    ...rowOf(work, item, work.supplements.length + index),
    ...(index === 0 && { id: firstId }),
  }))
  work.supplements.push(...rows)
  work.newSupplements.push(...rows)
  await writeHistory(work, {
    key: 'supplement.asked',
    params: { count: rows.length, names: namesOf(rows) },
  })
  work.notices = [{ what: 'supplementsAsked', nodeId: null }]
}

function rowOf(work: Work, item: RequestedSupplement, position: number): SupplementRow {
  if (item.dueAt && item.dueAt < work.today) throw workOrderRefusals.day_in_past()
  return {
    id: newId('sm'),
    companyId: work.workOrder.companyId,
    workOrderId: work.workOrder.id,
    position,
    title: localText(item.title),
    description: item.description === undefined ? null : localText(item.description),
    kind: item.kind,
    choices: choicesOf(item),
    maxFiles: item.kind === 'file' ? (item.maxFiles ?? 1) : 0,
    dueAt: item.dueAt ?? answerDueDate(work.today),
    status: 'ASKED',
    statusSince: work.now,
    value: null,
    fileIds: [],
    answeredByName: null,
    answeredAt: null,
    told: null,
    round: 0,
    note: null,
    askedByName: work.actor.name,
    askedAt: work.now,
  }
}

function choicesOf({ kind, choices = [] }: RequestedSupplement): SupplementRow['choices'] {
  if (kind !== 'choice') return []
  const labels = choices.map(localText)
  const isNotified = LANGS.every(
    (lang) => new Set(labels.map((label) => pickText(label, lang))).size === labels.length,
  )
  if (labels.length < 2 || !isNotified) throw supplementRefusals.choices_missing()
  return labels.map((label, index) => ({ value: `choice${index + 1}`, label }))
}

function namesOf(rows: readonly SupplementRow[]): LocalText {
  const names = (lang: 'en' | 'zh', separator: string) =>
    rows.map((row) => pickText(row.title, lang)).join(separator)
  return { en: names('en', ', '), zh: names('zh', '、') }
}
