import type { NodeKind, NodeOwner } from '#catalogue/process.ts'
import type { LaneNode } from '../lane-stops.ts'
import type { NodeStatus } from '../states.ts'

type Part = {
  key: string
  kind: NodeKind
  owner: NodeOwner
  days?: [number, number]
  reviews?: string
  filedBy?: string
}

/** The nodes of the German registration, in process order. */
const GERMAN: readonly Part[] = [
  { key: 'form', kind: 'FORM', owner: 'seller', days: [1, 3] },
  { key: 'check', kind: 'REVIEW', owner: 'agency', days: [1, 2], reviews: 'form' },
  { key: 'sign', kind: 'SIGNATURE', owner: 'seller', days: [1, 3] },
  { key: 'translation', kind: 'LEGALISATION', owner: 'translator', days: [2, 4] },
  { key: 'handIn', kind: 'AGENCY_TASK', owner: 'agency', days: [1, 1] },
  { key: 'taxNumber', kind: 'AUTHORITY', owner: 'authority', days: [20, 30], filedBy: 'handIn' },
  { key: 'vatNumber', kind: 'AUTHORITY', owner: 'authority', days: [5, 8], filedBy: 'handIn' },
  { key: 'handover', kind: 'DELIVERY', owner: 'agency', days: [1, 1] },
]

/** Nodes of the German registration with the given statuses; the others are locked. */
export function germanNodes(
  statuses: Partial<Record<string, NodeStatus>>,
  rest: Partial<Record<string, Partial<LaneNode>>> = {},
): LaneNode[] {
  return GERMAN.map((part, position) => ({
    id: `node-${part.key}`,
    key: part.key,
    name: { en: part.key, zh: part.key },
    position,
    kind: part.kind,
    owner: part.owner,
    status: statuses[part.key] ?? 'LOCKED',
    statusSince: new Date('2026-03-09T09:00:00Z'),
    expectedDays: { low: part.days?.[0] ?? 1, high: part.days?.[1] ?? 1 },
    reviews: part.reviews ?? null,
    filedBy: part.filedBy ?? null,
    startedAt: statuses[part.key] ? new Date('2026-03-09T09:00:00Z') : null,
    finishedAt: null,
    dueAt: null,
    ...rest[part.key],
  }))
}
