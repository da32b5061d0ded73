import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { nameFor } from '#platform/shared/original-name.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { workOrderRefusals } from '#work-orders/server/public.ts'
import { LETTERS_SHOWN, type Inspection } from '../contract.ts'
import { answeredOn, dueDay, isLate, type HandedOver } from '../inspections/inspection-fields.ts'
import { lawDeadline } from '../inspections/law-deadline.ts'
import type { StaffInspection, staffInspections } from '../staff/inspections-contract.ts'
import { inspectionRefusals } from './inspections.errors.ts'
import {
  findInspection,
  inspectionsShownOn,
  pageOfInspections,
  type NamedInspection,
} from './inspections.queries.ts'
import type { InspectionRow } from './inspections.tables.ts'
import { companyOfWorkOrder } from './letters.queries.ts'

type ReadDeps = Pick<ServerDeps, 'db' | 'clock' | 'config'>

const todayOf = ({ clock, config }: ReadDeps): Day => dayOf(clock.now(), config.agency.timeZone)

export async function readInspections(
  deps: ReadDeps,
  lang: Lang,
  filter: InputOf<typeof staffInspections> & { scope: StaffScope },
): Promise<OutputOf<typeof staffInspections>> {
  const { page, pageSize } = filter
  const { rows, total } = await pageOfInspections(deps.db, filter)
  const today = todayOf(deps)
  return { records: rows.map((row) => present(row, { today, lang })), total, page, pageSize }
}

/** @throws inspection.not_found */
export async function readInspection(deps: ReadDeps, lang: Lang, id: string): Promise<StaffInspection> {
  const row = await findInspection(deps.db, id)
  if (!row) throw inspectionRefusals.not_found()
  return present(row, { today: todayOf(deps), lang })
}

/** What authorities check about a work order, as its company sees it. @throws work_orders.not_found */
export async function inspectionsForSeller(
  deps: ReadDeps,
  { companyId, workOrderId, lang }: { companyId: string; workOrderId: string; lang: Lang },
): Promise<{ records: Inspection[] }> {
  if ((await companyOfWorkOrder(deps.db, workOrderId)) !== companyId) throw workOrderRefusals.not_found()
  const rows = await inspectionsShownOn(deps.db, { companyId, workOrderId, limit: LETTERS_SHOWN })
  const today = todayOf(deps)
  return { records: rows.map((row) => presentForSeller(row, { lang, today })) }
}

function presentForSeller(row: InspectionRow, { lang, today }: { lang: Lang; today: Day }): Inspection {
  const { id, state, kind, authority, country, servedOn, answerBy, objectionOn, closedOn } = row
  const asked = lang === 'zh' ? row.askedZh : row.askedEn
  const outcome = lang === 'zh' ? row.outcomeZh : row.outcomeEn
  const handedOver = row.handedOver.map(({ what, on }) => ({ what, on }))
  const days = {
    servedOn,
    answerBy,
    ...dueOn(row, today),
    objectionOn,
    answeredOn: answeredOn(row),
    closedOn,
  }
  return { id, state, kind, authority, country, ...days, asked, outcome, handedOver }
}

function present(
  { inspection, company, number }: NamedInspection,
  { today, lang }: { today: Day; lang: Lang },
): StaffInspection {
  const { companyId, workOrderId, createdByName, createdAt, ...said } = inspection
  return {
    ...said,
    company: { id: companyId, name: company ? nameFor(company, lang) : '' },
    workOrder: workOrderId === null ? null : { id: workOrderId, number: number ?? '' },
    ...dueOn(inspection, today),
    answeredOn: answeredOn(inspection),
    handedOver: inspection.handedOver.map(presentPaper),
    law: lawDeadline(said.kind, said.country, said.servedOn) ?? null,
    createdBy: createdByName,
    createdAt: createdAt.toISOString(),
  }
}

/** By today: the day that is kept follows some time after midnight. */
function dueOn(row: InspectionRow, today: Day): { dueDay: Day | null; late: boolean } {
  const due = dueDay(row, today)
  return { dueDay: due, late: isLate({ state: row.state, dueDay: due }, today) }
}

function presentPaper({ what, on, byName, answered }: HandedOver): StaffInspection['handedOver'][number] {
  if (!answered) return { what, on, byName, answered: null }
  const { again, ...question } = answered
  return {
    what,
    on,
    byName,
    answered: {
      ...question,
      again: again ? { on: again.on, byName: again.byName, letterId: again.letterId ?? null } : null,
    },
  }
}
