import type { BoundFile, StoredFileRow } from '#documents/server/public.ts'
import { toWire } from '#documents/wire-names.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { itemsInTurn } from '../open-items.ts'
import { MOVE_OBSTACLES, offeredActions, type Mover } from '../node-moves.ts'
import type { FileOnWire, NodeOnWire, DocumentOnWire } from '../records.ts'
import { PAPER } from './steps/bind-papers.ts'
import { dueOfNode, todayOf, type Reading } from './present-card.ts'
import type { HistoryRow, NodeDetails, NodeRow, SupplementRow, WorkOrderRow } from './work-orders.tables.ts'

export function presentFile(file: StoredFileRow): FileOnWire {
  const { id, name, type, size, scan, scannedBy, sensitive, internal, uploadedAt } = file
  return toWire({
    fileId: id,
    name,
    type,
    size,
    scan,
    scannedBy,
    sensitive,
    ...(internal && { internal }),
    uploadedAt: uploadedAt.toISOString(),
  })
}

type NodeSurroundings = {
  workOrder: WorkOrderRow
  nodes: readonly NodeRow[]
  files: readonly BoundFile[]
  supplements: readonly SupplementRow[]
  /** The latest first. */
  history: readonly HistoryRow[]
}

/** A node as one side sees it, with the actions of that side. */
export function presentNode(node: NodeRow, about: NodeSurroundings, by: Mover, reading: Reading): NodeOnWire {
  const { lang } = reading
  const inTurn = itemsInTurn(about.workOrder.status, about.nodes, about.supplements)
  const context = {
    workOrderStatus: about.workOrder.status,
    nodes: about.nodes,
    canSkip: node.skipReason !== null,
  }
  return {
    id: node.id,
    key: node.key,
    number: about.nodes.findIndex(({ id }) => id === node.id) + 1,
    name: pickText(node.name, lang),
    description: node.description && pickText(node.description, lang),
    kind: node.kind,
    status: node.status,
    owner: node.owner,
    reviews: node.reviews,
    reopenedReason: reopenedReason(node, about.history, lang),
    produces: node.produces,
    documentKind: node.documentKind,
    startedAt: node.startedAt?.toISOString() ?? null,
    statusSince: node.statusSince.toISOString(),
    ...dueOfNode(node, inTurn, todayOf(reading)),
    finishedAt: node.finishedAt?.toISOString() ?? null,
    expectedDays: node.expectedDays,
    record: presentDetails(node.details, lang, by),
    files: stepFiles(node, about.files).map(presentFile),
    actions: offeredActions(node, by, context).map(({ action, obstacle }) => ({
      action,
      enabled: obstacle === undefined,
      reason: obstacle ? MOVE_OBSTACLES[obstacle][lang] : null,
    })),
  }
}

function reopenedReason(node: NodeRow, history: readonly HistoryRow[], lang: Lang): string | null {
  if (node.status !== 'REOPENED') return null
  const last = history.find(({ nodeId, key }) => nodeId === node.id && key === 'node.reopened')
  return last?.reason ? pickText(last.reason, lang) : null
}

/** Staff's notes on a step are for staff only. */
function presentDetails(details: NodeDetails, lang: Lang, by: Mover) {
  const { date, way, reference, number, validFrom, validUntil, reason, note } = details
  return {
    date,
    way,
    reference,
    number,
    validFrom,
    validUntil,
    ...(reason && { reason: pickText(reason, lang) }),
    ...(note && by === 'staff' && { note }),
  }
}

/** A form's files are shown with its fields; other steps have files of their own. */
function stepFiles(node: NodeRow, files: readonly BoundFile[]): BoundFile[] {
  return node.formTemplate ? [] : files.filter((file) => file.record === node.id)
}

/** All documents of a work order, each once, newest last. */
export function presentDocuments(
  files: readonly BoundFile[],
  placeOf: (record: string, place: string) => Pick<DocumentOnWire, 'label' | 'nodeId'> | undefined,
  by: Mover,
): DocumentOnWire[] {
  const seen = new Set<string>()
  return files.flatMap((file) => {
    const place = placeOf(file.record, file.place)
    if (!place || seen.has(file.id)) return []
    seen.add(file.id)
    const { place: part, uploadedByKind: uploadedBy } = file
    const mayKeep = by === 'staff' && uploadedBy === 'staff' && part === PAPER
    return [{ ...presentFile(file), ...place, uploadedBy, ...(mayKeep && { mayKeep }) }]
  })
}
