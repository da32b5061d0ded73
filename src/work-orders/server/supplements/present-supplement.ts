import { getStoredFiles, type StoredFileRow } from '#documents/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { pickText } from '#platform/shared/local-text.ts'
import type { SupplementOnWire } from '../../records.ts'
import { LONGEST_SUPPLEMENT_TEXT, SUPPLEMENT_FILE_TYPES, supplementHolder } from '../../supplements.ts'
import { toldText } from '../../how-told.ts'
import { reasonLabel } from '../review/present-notes.ts'
import { presentFile } from '../present-node.ts'
import { todayOf, type Reading } from '../present-card.ts'
import { findWorkOrder } from '../work-orders.queries.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import type { SupplementRow } from '../work-orders.tables.ts'
import { listSupplements } from './supplements.queries.ts'

/** The supplements of one of the company's work orders, without withdrawn ones. */
export async function readSupplements(
  executor: Executor,
  request: { workOrderId: string; companyId: string; reading: Reading },
): Promise<SupplementOnWire[]> {
  const workOrder = await findWorkOrder(executor, request.workOrderId, request.companyId)
  if (!workOrder) throw workOrderRefusals.not_found()
  const rows = workOrder.supplementsAsked > 0 ? await listSupplements(executor, workOrder.id) : []
  return presentSupplements(
    executor,
    rows.filter((row) => row.status !== 'WITHDRAWN'),
    request.reading,
  )
}

/** @param rows all of the same company */
export async function presentSupplements(
  executor: Executor,
  rows: readonly SupplementRow[],
  reading: Reading,
): Promise<SupplementOnWire[]> {
  const [first] = rows
  if (!first) return []
  const files = await getStoredFiles(
    executor,
    first.companyId,
    rows.flatMap((row) => row.fileIds),
  )
  return rows.map((row) => presentSupplement(row, files, reading))
}

function presentSupplement(
  row: SupplementRow,
  files: readonly StoredFileRow[],
  reading: Reading,
): SupplementOnWire {
  const { lang } = reading
  const { note } = row
  return {
    id: row.id,
    title: pickText(row.title, lang),
    description: row.description && pickText(row.description, lang),
    kind: row.kind,
    accepted: {
      types: row.kind === 'file' ? [...SUPPLEMENT_FILE_TYPES] : [],
      maxFiles: row.maxFiles,
      maxLength: row.kind === 'text' ? LONGEST_SUPPLEMENT_TEXT : 0,
      choices: row.choices.map(({ value, label }) => ({ value, label: pickText(label, lang) })),
    },
    dueAt: row.dueAt,
    late: row.dueAt !== null && row.dueAt < todayOf(reading) && supplementHolder(row.status) !== undefined,
    status: row.status,
    statusSince: row.statusSince.toISOString(),
    value: row.value,
    files: row.fileIds.flatMap((id) => files.filter((file) => file.id === id)).map(presentFile),
    askedBy: row.askedByName,
    askedAt: row.askedAt.toISOString(),
    answeredBy: row.answeredByName,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    told: row.told && pickText(toldText(row.told), lang),
    round: row.round,
    ...(note && {
      reviewNote: {
        reasonCode: note.reasonCode,
        reasonLabel: reasonLabel(note.reasonCode, lang),
        text: pickText(note.text, lang),
        by: note.by,
        at: note.at,
      },
    }),
  }
}
