import { nameFor } from '#platform/shared/original-name.ts'
import { getFilesForStaff } from '#documents/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { changedFacts, newCertificate } from '../../corrections.ts'
import { presentFile } from '../present-node.ts'
import type { CorrectionRow } from '../corrections.tables.ts'
import type { NodeRow, WorkOrderRow } from '../work-orders.tables.ts'
import { correctionsOf, pageOfOpen } from './corrections.queries.ts'
import { hasResult } from './result-of.ts'

/** What is corrected in a work order, or waits for it; and whether somebody may propose more. */
export async function presentCorrections(
  db: Executor,
  { workOrder, nodes }: { workOrder: WorkOrderRow; nodes: readonly NodeRow[] },
  { lang }: { lang: Lang },
) {
  const rows = await correctionsOf(db, workOrder.id)
  const ids = rows.flatMap(({ before, after }) => newCertificate(before, after) ?? [])
  const files = await getFilesForStaff(db, workOrder.companyId, ids)
  return {
    mayPropose: rows.every(({ status }) => status !== 'OPEN') && nodes.some((node) => hasResult(nodes, node)),
    records: rows.map((row) => {
      const step = nodes.find(({ id }) => id === row.nodeId)
      const certificate = files.find(({ id }) => id === newCertificate(row.before, row.after))
      return {
        ...presentCorrection(row, lang),
        step: step ? pickText(step.name, lang) : '',
        certificate: certificate ? presentFile(certificate) : null,
      }
    }),
  }
}

function presentCorrection({ id, nodeId, status, before, after, ...row }: CorrectionRow, lang: Lang) {
  return {
    id,
    nodeId,
    status,
    changes: changedFacts(before, after).flatMap((fact) =>
      fact === 'certificateFileId' ? [] : [{ fact, before: before[fact], after: after[fact] }],
    ),
    reason: pickText(row.reason, lang),
    proposedBy: { id: row.proposedBy, name: row.proposedByName },
    proposedAt: row.proposedAt.toISOString(),
    decidedBy: row.decidedByName,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    note: row.note,
  }
}

/** Those of all work orders that wait for a second person. */
export async function listOpenCorrections(
  { db }: Pick<ServerDeps, 'db'>,
  { staffId, scope }: Pick<StaffPrincipal, 'staffId' | 'scope'>,
  { page, pageSize, lang }: { page: number; pageSize: number; lang: Lang },
) {
  const { rows, total } = await pageOfOpen(db, { scope, page, pageSize })
  const records = rows.map(({ id, workOrderId, number, company, companyOriginal, step, ...row }) => ({
    id,
    workOrder: { id: workOrderId, number },
    company: nameFor({ name: company, nameOriginal: companyOriginal }, lang),
    step: pickText(step, lang),
    proposedBy: row.proposedByName,
    mine: row.proposedBy === staffId,
    proposedAt: row.proposedAt.toISOString(),
  }))
  return { records, total, page, pageSize }
}
