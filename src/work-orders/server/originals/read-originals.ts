import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Executor } from '#platform/server/database.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { allowed } from '#platform/shared/state-machine.ts'
import type { OriginalRecord } from '../../originals/original-records.ts'
import { isAtRest, ORIGINAL_MOVES, treatmentsLeft } from '../../originals/originals.ts'
import type { OriginalView } from '../../staff/originals-contract.ts'
import { todayOf, type Reading } from '../present-card.ts'
import { findWorkOrder, listNodes } from '../work-orders.queries.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import type { NodeRow } from '../work-orders.tables.ts'
import { movesOfOriginals, originalsOf, pageOfOriginals } from './originals.queries.ts'
import type { OriginalMoveRow, OriginalRow } from '../originals.tables.ts'

/** For its company; without one for staff. */
export async function readOriginals(
  executor: Executor,
  request: { workOrderId: string; companyId?: string; reading: Reading },
): Promise<OriginalRecord[]> {
  const { workOrderId, reading } = request
  const workOrder = await findWorkOrder(executor, workOrderId, request.companyId)
  if (!workOrder) throw workOrderRefusals.not_found()
  const { companyId } = workOrder
  const rows = await originalsOf(executor, { companyId, workOrderId })
  if (rows.length === 0) return []
  const [nodes, moves] = await Promise.all([
    listNodes(executor, [workOrderId]),
    movesOfOriginals(
      executor,
      companyId,
      rows.map(({ id }) => id),
    ),
  ])
  const by = request.companyId === undefined ? 'staff' : 'seller'
  return rows.map((row) => ({
    ...presentOriginal(row, reading),
    step: stepOf(row, nodes, reading),
    actions: allowed(ORIGINAL_MOVES, row.status, by),
    moves: moves.filter(({ originalId }) => originalId === row.id).map(presentMove),
  }))
}

function presentOriginal(row: OriginalRow, reading: Reading) {
  const { id, kind, copies, needs, done, status, holder, holderName, courier, tracking } = row
  return {
    id,
    kind,
    title: pickText(row.title, reading.lang),
    copies,
    needs,
    done,
    left: treatmentsLeft(needs, done),
    status,
    statusSince: row.statusSince.toISOString(),
    dueOn: row.dueOn,
    late: isLate(row, reading),
    holder,
    holderName,
    courier,
    tracking,
    validUntil: row.validUntil,
    comesBack: row.comesBack,
    note: row.note && pickText(row.note, reading.lang),
  }
}

const isLate = ({ status, dueOn }: OriginalRow, reading: Reading): boolean =>
  status === 'ASKED' && dueOn !== null && dueOn < todayOf(reading)

function stepOf({ nodeId }: OriginalRow, nodes: readonly NodeRow[], { lang }: Reading) {
  const node = nodes.find(({ id }) => id === nodeId)
  return node ? { id: node.id, name: pickText(node.name, lang) } : null
}

function presentMove({
  number,
  action,
  on,
  actorKind,
  actorName,
  courier,
  tracking,
  holder,
  holderName,
}: OriginalMoveRow) {
  return {
    number,
    action,
    on,
    by: { kind: actorKind, name: actorName },
    courier,
    tracking,
    holder,
    holderName,
  }
}

type Listing = {
  scope: StaffScope
  view: OriginalView
  page: number
  pageSize: number
  reading: Reading
}

/** Those of all work orders that the reader sees. */
export async function listOriginals(
  { db }: Pick<ServerDeps, 'db'>,
  { scope, view, page, pageSize, reading }: Listing,
) {
  const today = todayOf(reading)
  const { rows, total } = await pageOfOriginals(db, { view, scope, today, page, pageSize })
  const records = rows.map(({ original, number, country, company }) => {
    const { id, kind, title, status, statusSince, holder, holderName, courier, tracking, dueOn, validUntil } =
      presentOriginal(original, reading)
    return {
      id,
      kind,
      title,
      workOrder: { id: original.workOrderId, number },
      country,
      company,
      status,
      statusSince,
      holder,
      holderName,
      courier,
      tracking,
      dueOn,
      validUntil,
      late: isLate(original, reading),
      expired: validUntil !== null && validUntil < today && !isAtRest(status),
    }
  })
  return { records, total, page, pageSize }
}
