import { z } from 'zod'
import { localTextSchema } from '#platform/shared/local-text.ts'

export const NODE_KINDS = [
  'FORM',
  'REVIEW',
  'AGENCY_TASK',
  'SIGNATURE',
  'LEGALISATION',
  'AUTHORITY',
  'SELLER_TASK',
  'PAYMENT_OF_TAX',
  'DELIVERY',
  'FILING_TERM',
] as const
export type NodeKind = (typeof NODE_KINDS)[number]

/** Who works on an open node. */
export const NODE_OWNERS = ['seller', 'agency', 'partner', 'authority', 'translator', 'invited'] as const
export type NodeOwner = (typeof NODE_OWNERS)[number]

/** What a node can deliver: numbers and documents that the seller bought the service for. */
export const NODE_RESULTS = [
  'TAX_NUMBER',
  'VAT_NUMBER',
  'EORI_NUMBER',
  'EPR_NUMBER',
  'OSS_CONFIRMATION',
  'MANDATE',
] as const
export type NodeResult = (typeof NODE_RESULTS)[number]

/** Working days, Monday to Friday. */
export const daysSchema = z.object({ low: z.number().int().min(0), high: z.number().int().min(0) })
export type Days = z.output<typeof daysSchema>

const nodeKey = z.string().regex(/^[a-z][A-Za-z0-9]*$/)

export const processNodeSchema = z.object({
  key: nodeKey,
  name: localTextSchema,
  /** One sentence for the seller: what happens here. */
  description: localTextSchema.optional(),
  kind: z.enum(NODE_KINDS),
  owner: z.enum(NODE_OWNERS),
  expectedDays: daysSchema,
  formTemplate: z.object({ key: z.string(), version: z.number().int().min(1) }).optional(),
  /** Key of the node that a REVIEW checks. */
  reviews: nodeKey.optional(),
  /** Key of the AGENCY_TASK whose completion submits this AUTHORITY node. */
  filedBy: nodeKey.optional(),
  produces: z.enum(NODE_RESULTS).optional(),
  documentKind: z.enum(['POWER_OF_ATTORNEY']).optional(),
  /** The node belongs to the work only if one of these values was bought. */
  onlyWhen: z.object({ option: z.string(), values: z.array(z.string()).min(1) }).optional(),
  /** Staff may skip the node; they and the seller see the reason. */
  canSkip: z.object({ reason: localTextSchema }).optional(),
  /** Another member of the staff than whoever finished the step before does this one. */
  anotherPerson: z.boolean().optional(),
})
export type ProcessNode = z.output<typeof processNodeSchema>

/** A published version: nodes in the order in which they open. */
export type PublishedProcess = { id: string; key: string; version: number; nodes: ProcessNode[] }

/**
 * From purchase to handover: skippable nodes count towards the upper bound only, and filing that begins after the
 * handover not at all.
 */
export function expectedDaysOf(nodes: readonly ProcessNode[]): Days {
  return nodes
    .filter((node) => node.kind !== 'FILING_TERM')
    .reduce<Days>(
      (days, node) => ({
        low: days.low + (node.canSkip ? 0 : node.expectedDays.low),
        high: days.high + node.expectedDays.high,
      }),
      { low: 0, high: 0 },
    )
}

/** What prevents a process from being published; empty if it is valid. */
export function processProblems(nodes: readonly ProcessNode[]): string[] {
  const problems: string[] = []
  const earlier = new Map<string, ProcessNode>()
  for (const node of nodes) {
    if (earlier.has(node.key)) problems.push(`${node.key}: the key is used twice`)
    if (node.expectedDays.low > node.expectedDays.high)
      problems.push(`${node.key}: fewer days at most than at least`)
    if (node.kind === 'FORM' && !node.formTemplate) problems.push(`${node.key}: a form without a template`)
    if (node.kind === 'SIGNATURE' && !node.documentKind)
      problems.push(`${node.key}: a signature without a document`)
    if (node.kind === 'REVIEW' && !earlier.has(node.reviews ?? ''))
      problems.push(`${node.key}: reviews no earlier node`)
    if (node.anotherPerson && earlier.size === 0)
      problems.push(`${node.key}: there is no step before that somebody else does`)
    // A form and its review belong together: with one skipped, the other could never be completed.
    if (node.kind === 'REVIEW' && (node.canSkip || earlier.get(node.reviews ?? '')?.canSkip))
      problems.push(`${node.key}: a step that is reviewed cannot be skipped`)
    if (node.kind === 'AUTHORITY' && earlier.get(node.filedBy ?? '')?.kind !== 'AGENCY_TASK')
      problems.push(`${node.key}: no earlier task of the agency hands it in`)
    earlier.set(node.key, node)
  }
  const work = nodes.filter((node) => node.kind !== 'FILING_TERM')
  if (work.at(-1)?.kind !== 'DELIVERY') problems.push('the last node must be the handover')
  const terms = nodes.length - work.length
  if (terms > 1 || (terms === 1 && nodes.at(-1)?.kind !== 'FILING_TERM'))
    problems.push('filing comes once, after the handover')
  return problems
}
