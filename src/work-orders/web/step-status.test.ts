import { describe, expect, it } from 'vitest'
import type { NodeRecord } from '../records.ts'
import { stepStatusesOf, type Details } from './step-status.ts'

const node = (part: Partial<NodeRecord>): NodeRecord => ({
  id: part.key ?? 'n',
  key: 'n',
  name: 'Step',
  description: null,
  kind: 'FORM',
  status: 'LOCKED',
  owner: 'seller',
  reviews: null,
  produces: null,
  documentKind: null,
  startedAt: null,
  statusSince: '2026-03-13T16:20:00.000Z',
  dueAt: null,
  late: false,
  finishedAt: null,
  expectedDays: { low: 1, high: 2 },
  record: {},
  files: [],
  actions: [],
  ...part,
})

function details(
  nodes: NodeRecord[],
  part: Partial<Details['workOrder']> = {},
  returned: Details['returned'] = null,
) {
  const supplements = { asked: 0, waiting: 0 }
  const workOrder = { status: 'OPEN', currentNode: null, supplements, ...part } as Details['workOrder']
  return { workOrder, nodes, returned, history: [], documents: [], obtained: [] } as Details
}

const form = (status: NodeRecord['status']) => node({ key: 'form', status })
const review = (status: NodeRecord['status']) =>
  node({ key: 'review', kind: 'REVIEW', owner: 'agency', reviews: 'form', status })
const authority = (status: NodeRecord['status']) =>
  node({ key: 'taxNumber', kind: 'AUTHORITY', owner: 'authority', status })

describe('the status of a work order', () => {
  it.each([
    ['a form to fill in', [form('OPEN')], 'form'],
    ['a form that was opened again', [form('REOPENED')], 'form'],
    ['a signature', [form('ACCEPTED'), node({ key: 'poa', kind: 'SIGNATURE', status: 'OPEN' })], 'signature'],
    ['a task of the seller', [node({ key: 'lucid', kind: 'SELLER_TASK', status: 'OPEN' })], 'task'],
    ['a form being checked', [form('SUBMITTED'), review('OPEN')], 'checking'],
    [
      'a translation',
      [node({ key: 't', kind: 'LEGALISATION', owner: 'translator', status: 'OPEN' })],
      'translation',
    ],
    [
      'a task of the agency',
      [node({ key: 'file', kind: 'AGENCY_TASK', owner: 'agency', status: 'OPEN' })],
      'agency',
    ],
    ['the tax office at work', [authority('FILED')], 'authority'],
    ['a question of the tax office', [authority('QUERIED')], 'query'],
    ['a refusal', [authority('REFUSED')], 'refused'],
  ] as const)('%s', (_name, nodes, kind) => {
    expect(stepStatusesOf(details([...nodes]))[0]?.kind).toBe(kind)
  })

  it.each([
    ['COMPLETED', 'completed'],
    ['CANCELLED', 'cancelled'],
    ['ON_HOLD', 'onHold'],
  ] as const)('%s outweighs every step', (status, kind) => {
    expect(stepStatusesOf(details([form('OPEN')], { status }))).toEqual([{ kind }])
  })

  it('puts what was returned before what else waits for the seller', () => {
    const poa = node({ key: 'poa', kind: 'SIGNATURE', status: 'OPEN' })
    const returned = {
      nodeId: 'form',
      dueAt: null,
      late: false,
      notes: [],
      lockedAnswers: 31,
      acceptedAnswers: 0,
    }
    const kinds = stepStatusesOf(details([poa, form('RETURNED')], {}, returned)).map((status) => status.kind)
    expect(kinds).toEqual(['returned', 'signature'])
  })
})
