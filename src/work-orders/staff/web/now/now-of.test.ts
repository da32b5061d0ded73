import { describe, expect, it } from 'vitest'
import { isInReview, nowOf } from './now-of.ts'

type Read = Parameters<typeof nowOf>[0]
type Node = Read['nodes'][number]
type Form = Read['forms'][number]
type Supplement = Read['supplements'][number]

const node = (over: Partial<Node>): Node =>
  ({
    id: 'n',
    key: 'k',
    name: 'Step',
    kind: 'AGENCY_TASK',
    status: 'OPEN',
    owner: 'agency',
    reviews: null,
    actions: [],
    ...over,
  }) as Node
const can = (action: 'complete' | 'grant' | 'skip') => ({ action, enabled: true, reason: null })
const form = (toJudge: string[], verdicts: Record<string, 'ACCEPTED' | 'RETURNED'> = {}): Form =>
  ({
    nodeId: 'form',
    status: 'SUBMITTED',
    review: {
      toJudge,
      verdicts: Object.entries(verdicts).map(([path, verdict]) => ({ path, verdict })),
    },
  }) as Form
const supplement = (title: string, status: Supplement['status']): Supplement =>
  ({ title, status }) as Supplement
const REVIEWED = [
  node({ id: 'form', key: 'form', kind: 'FORM', owner: 'seller', status: 'SUBMITTED' }),
  node({ id: 'review', key: 'review', kind: 'REVIEW', reviews: 'form', status: 'OPEN' }),
]

type Turn = Read['workOrder']['turn']
const read = (turn: Turn, over: Partial<Omit<Read, 'workOrder'>> = {}): Read => ({
  workOrder: {
    status: 'OPEN',
    turn,
    dueAt: '2026-03-19' as never,
    late: false,
    currentNode: null,
    urgency: null,
  },
  nodes: [],
  forms: [],
  supplements: [],
  corrections: { mayPropose: false, records: [] },
  unread: 0,
  seesCompany: true,
  ...over,
})

describe('what a work order waits for', () => {
  it('is the first answer without a verdict, with how many there are', () => {
    const now = nowOf(read('agency', { nodes: REVIEWED, forms: [form(['a', 'b', 'c'], { a: 'ACCEPTED' })] }))
    expect(now).toMatchObject({ kind: 'judge', path: 'b', open: 2, total: 3 })
  })

  it('is the decision once each answer is judged', () => {
    const judged = form(['a', 'b'], { a: 'ACCEPTED', b: 'RETURNED' })
    expect(nowOf(read('agency', { nodes: REVIEWED, forms: [judged] }))).toMatchObject({
      kind: 'decide',
      toReturn: 1,
    })
  })

  it('is a form to judge also while a paper waits for the seller', () => {
    const supplements = [supplement('Licence', 'ASKED')]
    const now = nowOf(read('seller', { nodes: REVIEWED, forms: [form(['a'])], supplements }))
    expect(now.kind).toBe('judge')
  })

  it('is what was sent later', () => {
    const supplements = [supplement('Licence', 'SUBMITTED'), supplement('Lease', 'ASKED')]
    expect(nowOf(read('seller', { supplements }))).toEqual({ kind: 'supplements', titles: ['Licence'] })
  })

  it('is the first step with something to record', () => {
    const nodes = [
      node({ id: 'done' }),
      node({ id: 'hand', name: 'Hand in', actions: [can('skip'), can('complete')] }),
    ]
    expect(nowOf(read('agency', { nodes }))).toEqual({
      kind: 'step',
      nodeId: 'hand',
      name: 'Hand in',
      action: 'complete',
    })
  })

  it('is a step that this person may not do, and why, where there is no other', () => {
    const reason = 'needs a second person'
    const held = node({ name: 'Second check', actions: [{ action: 'complete', enabled: false, reason }] })
    expect(nowOf(read('agency', { nodes: [held] }))).toEqual({ kind: 'held', name: 'Second check', reason })
    const other = node({ id: 'other', name: 'Letter', actions: [can('complete')] })
    expect(nowOf(read('agency', { nodes: [held, other] }))).toMatchObject({ kind: 'step', nodeId: 'other' })
  })

  it('is the seller, with everything that waits for them', () => {
    const nodes = [node({ name: 'Form', owner: 'seller', status: 'RETURNED' }), node({ owner: 'agency' })]
    const supplements = [supplement('Licence', 'ASKED'), supplement('Lease', 'ACCEPTED')]
    expect(nowOf(read('seller', { nodes, supplements }))).toMatchObject({
      kind: 'seller',
      titles: ['Form', 'Licence'],
      dueAt: '2026-03-19',
    })
  })

  it('is the authority, and where its answer is recorded', () => {
    const filed = node({ id: 'office', name: 'Tax office', status: 'FILED', actions: [can('grant')] })
    expect(nowOf(read('authority', { nodes: [filed] }))).toMatchObject({
      kind: 'authority',
      nodeId: 'office',
      name: 'Tax office',
    })
    expect(nowOf(read('authority', { nodes: [{ ...filed, actions: [] }] }))).toMatchObject({ nodeId: null })
  })

  it.each([
    ['ON_HOLD', 'onHold'],
    ['COMPLETED', 'completed'],
    ['CANCELLED', 'cancelled'],
  ] as const)('is nothing to do where it is %s', (status, kind) => {
    const { workOrder, ...rest } = read('none', { nodes: REVIEWED, forms: [form(['a'])] })
    expect(nowOf({ ...rest, workOrder: { ...workOrder, status } })).toEqual({ kind })
  })

  it.each(['ON_HOLD', 'COMPLETED', 'CANCELLED'] as const)('is a letter about what is %s', (status) => {
    const { workOrder, ...rest } = read('none')
    const urgency = { because: 'LETTER', day: '2026-03-18', late: false, since: null, level: null } as const
    expect(nowOf({ ...rest, workOrder: { ...workOrder, status, urgency } })).toEqual({
      kind: 'letter',
      dueAt: '2026-03-18',
      late: false,
    })
  })

  it('is the running filing once returns are filed period by period', () => {
    const { workOrder, ...rest } = read('none')
    const currentNode = { id: 'f', key: 'f', name: 'Filing', kind: 'FILING_TERM', status: 'OPEN' } as const
    expect(nowOf({ ...rest, workOrder: { ...workOrder, currentNode } })).toEqual({ kind: 'filing' })
  })

  it('is a correction that waits for a second person, also of what is finished', () => {
    const records = [
      { status: 'DECLINED', step: 'Tax number' },
      { status: 'OPEN', step: 'VAT number' },
    ] as Read['corrections']['records']
    const { workOrder, ...rest } = read('none', { corrections: { mayPropose: false, records } })
    const finished = { ...rest, workOrder: { ...workOrder, status: 'COMPLETED' as const } }
    expect(nowOf(finished)).toEqual({ kind: 'correction', name: 'VAT number' })
  })

  it.each(['OPEN', 'ON_HOLD', 'COMPLETED'] as const)('is what the seller wrote first, while %s', (status) => {
    const found = read('agency', { nodes: REVIEWED, forms: [form(['a'])], unread: 2 })
    const now = nowOf({ ...found, workOrder: { ...found.workOrder, status } })
    expect(now).toEqual({ kind: 'message', count: 2 })
  })

  it('is nothing where nobody has anything to do', () => {
    expect(nowOf(read('agency'))).toEqual({ kind: 'nothing' })
  })
})

describe('what an authority wants', () => {
  type Because = NonNullable<Read['workOrder']['urgency']>['because']
  const wanted = (found: Read, because: Because, day: string | null, late = false): Read => ({
    ...found,
    workOrder: { ...found.workOrder, urgency: { because, day, late, since: null, level: null } },
  })
  const inReview = { nodes: REVIEWED, forms: [form(['a'])] }
  const toDo = { nodes: [node({ id: 'hand', actions: [can('complete')] })] }
  const sent = { supplements: [supplement('Lease', 'SUBMITTED')] }
  const before = '2026-03-18'
  const after = '2026-03-20'

  it.each<[string, Read, Because, string | null, string]>([
    ['a letter due before the form', read('agency', inReview), 'LETTER', before, 'letter'],
    ['a letter due on the day of the form', read('agency', inReview), 'LETTER', '2026-03-19', 'letter'],
    ['a letter due after the form', read('agency', inReview), 'LETTER', after, 'judge'],
    ['a letter due after the step', read('agency', toDo), 'LETTER', after, 'step'],
    ['a check due before the step', read('agency', toDo), 'CHECK', before, 'check'],
    ['a letter without a day beside a step', read('agency', toDo), 'LETTER_UNDATED', null, 'step'],
    ['a letter without a day beside nothing', read('agency'), 'LETTER_UNDATED', null, 'letter'],
    ['a letter due later beside nothing', read('agency'), 'LETTER', after, 'letter'],
    ['a letter while it is the seller’s turn', read('seller'), 'LETTER', after, 'letter'],
    ['a check without a day in the seller’s turn', read('seller'), 'CHECK_UNDATED', null, 'check'],
    [
      'a letter while a form waits too, in the seller’s turn',
      read('seller', inReview),
      'LETTER',
      after,
      'letter',
    ],
    ['a letter whose papers were sent', read('seller', sent), 'LETTER', before, 'supplements'],
    ['a letter while the authority works', read('authority'), 'LETTER', after, 'letter'],
    ['a message of the seller', read('agency', { unread: 1 }), 'LETTER', before, 'message'],
    [
      'a letter that this person may not read',
      read('seller', { seesCompany: false }),
      'LETTER',
      before,
      'seller',
    ],
    ['no letter', read('agency', toDo), 'DUE', before, 'step'],
  ])('%s', (_name, found, because, day, kind) => {
    expect(nowOf(wanted(found, because, day)).kind).toBe(kind)
  })

  it('is said with its day, and that it has passed', () => {
    expect(nowOf(wanted(read('seller'), 'LETTER', before, true))).toEqual({
      kind: 'letter',
      dueAt: before,
      late: true,
    })
  })

  it('comes before the running filing', () => {
    const { workOrder, ...rest } = wanted(read('none'), 'LETTER', after)
    const currentNode = { id: 'f', key: 'f', name: 'Filing', kind: 'FILING_TERM', status: 'OPEN' } as const
    expect(nowOf({ ...rest, workOrder: { ...workOrder, currentNode } })).toMatchObject({ kind: 'letter' })
  })
})

describe('a form in review', () => {
  it.each([
    ['OPEN', true],
    ['REOPENED', true],
    ['ACCEPTED', false],
    ['LOCKED', false],
  ] as const)('whose review is %s: %s', (status, expected) => {
    const nodes = REVIEWED.map((one) => (one.id === 'review' ? { ...one, status } : one))
    expect(isInReview({ nodes }, form(['a']))).toBe(expected)
  })
})
