import type { NodeResult } from '#catalogue/process.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { withoutHiddenMarks } from '#platform/shared/line-input.ts'
import type { NodeStatus, WorkOrderStatus } from '#work-orders/states.ts'

type Filing = { on: Day; way: string | null; reference: string | null }

export const CONFIRMATION_STATES = ['AWAITED', 'QUERIED', 'GRANTED'] as const
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number]

/** What the authority was asked for: a number, or its decision where no number comes of it. */
type ConfirmationStep = { result: NodeResult | null; state: ConfirmationState; on: Day | null }

export type ConfirmationFacts = { filings: Filing[]; steps: ConfirmationStep[] }

export const CONFIRMATION_OBSTACLES = ['NO_AUTHORITY', 'CANCELLED', 'REFUSED', 'NOT_FILED'] as const
export type ConfirmationObstacle = (typeof CONFIRMATION_OBSTACLES)[number]

type Recorded = {
  produces: NodeResult | null
  status: NodeStatus
  since: Day
  decidedOn: Day | null
  filings: readonly Filing[]
  isFiledWithEarlier: boolean
}

/**
 * What a letter may say: what the records of the authority's steps say, and nothing else. A refusal has a notice of its
 * own, and to leave it out would mislead: no letter then.
 */
export function confirmationFacts(
  status: WorkOrderStatus,
  steps: readonly Recorded[],
): { facts: ConfirmationFacts } | { obstacle: ConfirmationObstacle } {
  if (steps.length === 0) return { obstacle: 'NO_AUTHORITY' }
  if (status === 'CANCELLED') return { obstacle: 'CANCELLED' }
  if (steps.some((step) => step.status === 'REFUSED')) return { obstacle: 'REFUSED' }
  const filed = steps.filter((step) => FILED.has(step.status) && step.filings.length > 0)
  if (filed.length === 0) return { obstacle: 'NOT_FILED' }
  const shown = steps.filter((step) => filed.includes(step) || step.isFiledWithEarlier)
  return {
    facts: { filings: onceEach(filed.flatMap(({ filings }) => filings)), steps: shown.map(toStep) },
  }
}

const FILED: ReadonlySet<NodeStatus> = new Set<NodeStatus>(['FILED', 'QUERIED', 'GRANTED'])

function toStep({ produces, status, since, decidedOn }: Recorded): ConfirmationStep {
  if (status === 'GRANTED') return { result: produces, state: 'GRANTED', on: decidedOn ?? since }
  if (status === 'QUERIED') return { result: produces, state: 'QUERIED', on: since }
  return { result: produces, state: 'AWAITED', on: null }
}

/** What was filed for several steps at once is one filing. The earliest first. */
function onceEach(filings: readonly Filing[]): Filing[] {
  const byContent = new Map<string, Filing>()
  for (const { on, way, reference } of filings) {
    const filing = { on, way: clean(way), reference: clean(reference) }
    byContent.set(JSON.stringify(filing), filing)
  }
  return [...byContent.values()].toSorted((a, b) => a.on.localeCompare(b.on))
}

/** What staff pasted may hide marks that turn the direction of writing. */
const clean = (text: string | null): string | null =>
  text === null ? null : withoutHiddenMarks(text).replaceAll(/\s+/g, ' ').trim() || null
