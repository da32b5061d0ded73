import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { multiply, plansOf } from '#platform/testing/plans.ts'
import { advanceTo, openWorkOrder } from '../testing/work-orders.builders.ts'
import { statusOf } from '../turn.ts'
import { countQueue } from './queue/queue-figures.queries.ts'
import { countriesInQueue, servicesInQueue, stepsInQueue } from './queue/queue-choices.queries.ts'
import { pageOfQueue } from './queue/queue-page.queries.ts'
import { whatIsMeant } from './queue/queue-search.queries.ts'
import { readTyped } from './queue/typed-keyword.ts'
import { countOwn, pageOfOwn } from './work-order-lists.queries.ts'
import { QUEUE_FIGURE_LIMIT } from '../staff/contract.ts'
import { QUEUE_SORTS, QUEUE_VIEWS } from '../staff/queue-filter.ts'
import { findWorkOrder, listNodes, rankedAfter } from './work-orders.queries.ts'

const app = await testApp()
const { pool } = app.database

async function fillTables(): Promise<void> {
  await openWorkOrder(app)
  const changes = {
    id: "'wo_' || n",
    number: "'WO-2025-' || n",
    order_id: "'or_' || n",
    order_line_id: "'ol_' || n",
    company_id: "'com_' || (n % 400)",
    status: "case when n % 10 = 0 then 'OPEN' when n % 97 = 0 then 'ON_HOLD' else 'COMPLETED' end",
    turn: "case when n % 10 > 0 then 'none' when n % 30 = 0 then 'seller' when n % 50 = 0 then 'agency' else 'authority' end",
    turn_since: "timestamptz '2025-01-01' + n * interval '1 minute'",
    bought_at: "timestamptz '2025-01-01' + n * interval '1 minute'",
    country: "(array['DE','FR','IT','ES','PL','CZ','AT'])[1 + n % 7]",
    product_code: "'service-' || (n % 40)",
    held_until: "case when n % 97 = 0 then to_char(date '2026-02-01' + n % 200, 'YYYY-MM-DD') end",
    speed: "case when n % 9 = 0 then 'first' else 'standard' end",
    assignee_id: "case when n % 3 > 0 then 'staff_' || (n % 50) end",
    current_node_key: "case when n % 10 = 0 then 'step' || (n % 12) end",
    updated_at: "case when n % 2 = 0 then timestamptz '2025-03-01' + n * interval '1 minute' end",
    urgent_at:
      "case when n <= 100 and n % 10 = 0 then timestamptz '2005-12-10' + n * interval '1 minute' when n % 50 = 0 or n % 110 = 0 then timestamptz '2026-01-01' + n * interval '1 minute' end",
    due_on: "to_char(date '2030-01-01' + n % 300, 'YYYY-MM-DD')",
    letter_day: "case when n <= 100 and n % 10 = 0 then '2025-12-01' end",
    urgent_because:
      "case when n <= 100 and n % 10 = 0 then 'LETTER' when n % 50 = 0 or n % 110 = 0 then 'AGE' end",
  }
  await multiply(pool, 'work_orders', changes, 20_000)
  // Indexes alone answer where a vacuum noted that everybody sees the rows; it does so for what is on the disk.
  await pool.query(`begin; set local synchronous_commit = on; update companies set name = name; commit`)
  await pool.query('vacuum analyze work_orders')
}
await fillTables()
await pool.query(
  `insert into queue_tags (id, name, created_at, created_by_name)
   select 'tag_' || n, 'Tag ' || n, now(), 'Anna' from generate_series(1, 20) n`,
)
await pool.query(
  `insert into wo_tags (work_order_id, tag_id, tagged_at)
   select id, 'tag_' || (1 + abs(hashtext(id) % 20)), now() from work_orders where hashtext(id) % 11 = 0
   on conflict do nothing`,
)
await pool.query('analyze wo_tags')

/** A day on which thousands are overdue, and somebody who watches thousands. */
const LATE = '2030-05-01'
const WATCHER = 'staff_watcher'
await multiply(
  pool,
  'staff_members',
  { id: `'${WATCHER}'`, email: `'watcher@greenlane.example'`, name: `'Watcher'` },
  1,
)
await pool.query(
  `insert into wo_watchers (work_order_id, staff_id, since)
   select id, '${WATCHER}', now() from work_orders where hashtext(id) % 5 = 0`,
)
await pool.query('analyze wo_watchers')

const window = { page: 1, pageSize: 20 }
const who = { staffId: 'staff_x', today: '2026-01-01', scope: 'all' as const }

describe('lists do not read the whole table', () => {
  it.each([
    ['the company’s own', () => pageOfOwn(app.deps.db, 'com_7', window)],
    [
      'the company’s own by status',
      () => pageOfOwn(app.deps.db, 'com_7', { ...window, status: 'OPEN', turn: 'seller' }),
    ],
    ['the company’s figures', () => countOwn(app.deps.db, 'com_7')],
    ['one work order', () => findWorkOrder(app.deps.db, 'wo_7', 'com_7')],
    ['the nodes of a page', () => listNodes(app.deps.db, ['wo_7', 'wo_8'])],
    ['my turn', () => pageOfQueue(app.deps.db, { ...window, ...who, view: 'myTurn' })],
    ['the agency’s turn', () => pageOfQueue(app.deps.db, { ...window, ...who, view: 'agency' })],
    ['on hold', () => pageOfQueue(app.deps.db, { ...window, ...who, view: 'onHold' })],
    ['the seller’s turn', () => pageOfQueue(app.deps.db, { ...window, ...who, view: 'seller' })],
    ['nobody’s', () => pageOfQueue(app.deps.db, { ...window, ...who, view: 'unassigned' })],
    ['watched', () => pageOfQueue(app.deps.db, { ...window, ...who, view: 'watched' })],
    ['overdue', () => pageOfQueue(app.deps.db, { ...window, ...who, view: 'overdue' })],
    ['all, newest first', () => pageOfQueue(app.deps.db, { ...window, ...who, view: 'all' })],
    ['the queue’s figures', () => countQueue(app.deps.db, who)],
  ])('%s', async (_name, query) => {
    expect(await plansOf(pool, query)).not.toContain('Seq Scan on work_orders')
  })
})

it('the hourly ranking looks at what is open or has a letter, and not at what is over', async () => {
  const asked = { after: '', limit: 500, isUnranked: true, today: '2026-01-01' as const }
  const plan = await plansOf(pool, () => rankedAfter(app.deps.db, asked))
  expect(plan).toContain('work_orders_rankable')
  expect(plan).not.toMatch(/Seq Scan on work_orders|work_orders_pkey/)
})

describe('where thousands are overdue or watched, their page does not read the whole table either', () => {
  const many = { staffId: WATCHER, today: LATE }
  const scopes = [
    ['of all', 'all' as const],
    ['of some countries', { countries: ['DE', 'FR'], assignedTo: WATCHER }],
    ['of what is assigned', { countries: [], assignedTo: 'staff_7' }],
  ] as const

  it('and they are thousands', async () => {
    const { rows } = await pool.query<{ late: number; watched: number }>(
      `select (select count(*)::int from work_orders where status = 'OPEN' and due_on < '${LATE}') as late,
        (select count(*)::int from wo_watchers where staff_id = '${WATCHER}') as watched`,
    )
    expect(rows[0]?.late).toBeGreaterThan(500)
    expect(rows[0]?.watched).toBeGreaterThan(2_000)
  })

  it.each(['overdue', 'watched'] as const)('%s', async (view) => {
    for (const [name, scope] of scopes) {
      for (const sort of QUEUE_SORTS) {
        const plans = await plansOf(pool, () =>
          pageOfQueue(app.deps.db, { ...window, ...many, scope, view, sort }),
        )
        expect(plans, `${view} by ${sort}, ${name}`).not.toContain('Seq Scan on work_orders')
      }
    }
  })

  it.each(scopes)('the queue’s figures, %s', async (_name, scope) => {
    const plans = await plansOf(pool, () => countQueue(app.deps.db, { ...many, scope }))
    expect(plans).not.toContain('Seq Scan on work_orders')
  })

  it('each figure of all stops where its limit is: nothing is sorted, and no two conditions are put together', async () => {
    const plans = await plansOf(pool, () => countQueue(app.deps.db, { ...many, scope: 'all' }))
    expect(plans).toContain('using work_orders_')
    expect(plans).not.toMatch(/Sort|BitmapOr/)
  })

  it('the figures of my turn, one’s own and nobody’s, are what its list has', async () => {
    const of = { staffId: 'staff_10', today: LATE, scope: 'all' as const }
    const { myOwn, free } = await countQueue(app.deps.db, of)
    const { total } = await pageOfQueue(app.deps.db, { ...window, ...of, view: 'myTurn' })
    expect(myOwn).toBeGreaterThan(0)
    expect(free).toBeGreaterThan(0)
    expect(Math.max(myOwn, free)).toBeLessThan(QUEUE_FIGURE_LIMIT)
    expect(myOwn + free).toBe(total)
  })

  it('my turn is counted in its two parts, and what is due soon in the order of its days', async () => {
    const of = { ...window, ...many, scope: 'all' as const }
    const mine = await plansOf(pool, () => pageOfQueue(app.deps.db, { ...of, view: 'myTurn' }))
    // The page may put both conditions together, how many there are is counted in each of them.
    expect(mine.match(/Aggregate .*\n +->  Limit .*\n +->  Subquery Scan/g)).toHaveLength(2)
    expect(mine.match(/BitmapOr/g)?.length ?? 0).toBeLessThan(2)
    const due = { overdue: false, until: '2030-07-15' }
    const soon = await plansOf(pool, () =>
      pageOfQueue(app.deps.db, { ...of, view: 'all', sort: 'newest', due }),
    )
    expect(soon).toMatch(/Aggregate .*\n(.*\n){0,4}? +->  Index (Only )?Scan using work_orders_due /)
  })

  it.each(['2026-01-01', '2029-12-31', '2030-01-02', LATE])(
    'on %s, what is overdue by its step and by an authority is counted once',
    async (today) => {
      const of = { staffId: WATCHER, today, scope: 'all' as const }
      const { overdue } = await countQueue(app.deps.db, of)
      const { total } = await pageOfQueue(app.deps.db, { ...window, ...of, view: 'overdue' })
      expect(total).toBeGreaterThan(0)
      expect(overdue).toBe(Math.min(total, QUEUE_FIGURE_LIMIT))
    },
  )
})

describe('whoever sees some of the work reads the first of each part, and no whole view', () => {
  const scopes = [
    ['some countries', { countries: ['PL', 'CZ'], assignedTo: null }],
    ['some countries and their own', { countries: ['DE', 'FR'], assignedTo: 'staff_7' }],
    ['their own', { countries: [], assignedTo: 'staff_7' }],
  ] as const
  const person = { staffId: 'staff_7', today: LATE }

  it.each(QUEUE_SORTS)('of all, by %s, each country in the order of an index', async (sort) => {
    for (const [, scope] of scopes.slice(0, 2)) {
      const plans = await plansOf(pool, () =>
        pageOfQueue(app.deps.db, { ...window, ...person, scope, view: 'all', sort }),
      )
      expect(plans).toMatch(
        /Index (Only )?Scan (Backward )?using work_orders_\w+ on work_orders work_orders_1/,
      )
    }
  })

  it.each(QUEUE_VIEWS)('%s does not read the whole table', async (view) => {
    for (const [, scope] of scopes) {
      const plans = await plansOf(pool, () => pageOfQueue(app.deps.db, { ...window, ...person, scope, view }))
      expect(plans).not.toContain('Seq Scan on work_orders')
    }
  })

  it.each(scopes)(
    '%s: the rows and their order are those of everybody, less what is not seen',
    async (_, scope) => {
      let found = 0
      for (const view of QUEUE_VIEWS) {
        for (const sort of QUEUE_SORTS) {
          const asked = { ...person, view, sort }
          const whole = await pageOfQueue(app.deps.db, { ...asked, page: 1, pageSize: 30_000, scope: 'all' })
          const seen = whole.records.filter(
            ({ country, assigneeId }) =>
              (scope.countries as readonly string[]).includes(country) ||
              (scope.assignedTo !== null && assigneeId === scope.assignedTo),
          )
          for (const page of [1, 3]) {
            const { records, total } = await pageOfQueue(app.deps.db, { ...asked, page, pageSize: 7, scope })
            const ids = seen.slice((page - 1) * 7, page * 7).map(({ id }) => id)
            expect(
              records.map(({ id }) => id),
              `${view} by ${sort}, page ${page}`,
            ).toEqual(ids)
            if (ids.length > 0) expect(total).toBe(Math.min(500, seen.length))
            found += ids.length
          }
        }
      }
      expect(found).toBeGreaterThan(50)
    },
  )
})

const FILTERS = [
  ['a service', { productCode: ['service-7'] }],
  ['services and countries', { productCode: ['service-7', 'service-8'], country: ['DE', 'FR'] }],
  ['colleagues', { assignee: ['staff_7', 'staff_8'] }],
  ['a colleague or nobody', { assignee: ['staff_7', 'nobody'] }],
  ['a step', { step: ['step2'] }],
  ['a tag', { tag: ['tag_7', 'tag_8'] }],
  ['language and speed', { lang: ['zh'], speed: ['first'] }],
  ['what is overdue', { due: { overdue: true, until: null } }],
  ['a span of due days', { due: { overdue: false, until: '2026-01-08' } }],
  ['what is overdue, or soon due', { due: { overdue: true, until: '2026-01-08' } }],
  ['the beginning of a number', { keyword: { begun: 'WO-2025-00' } }],
  [
    'what a keyword means',
    { keyword: { companyIds: ['com_7'], productCodes: [], workOrderIds: ['wo_7', 'wo_8'] } },
  ],
  [
    'everything',
    {
      productCode: ['service-7'],
      country: ['DE'],
      assignee: ['staff_7', 'nobody'],
      step: ['step2'],
      lang: ['zh'],
      speed: ['standard'],
      due: { overdue: true, until: '2026-01-08' },
    },
  ],
] as const

describe('however the queue is narrowed and sorted, it does not read the whole table', () => {
  it.each(FILTERS)('%s', async (_name, asked) => {
    for (const view of QUEUE_VIEWS) {
      for (const sort of QUEUE_SORTS) {
        const plans = await plansOf(pool, () =>
          pageOfQueue(app.deps.db, { ...window, ...who, view, sort, ...asked }),
        )
        expect(plans, `${view} by ${sort}`).not.toContain('Seq Scan on work_orders')
      }
    }
  })

  it.each(QUEUE_SORTS)('of all, by %s: the order is that of an index', async (sort) => {
    const plans = await plansOf(pool, () =>
      pageOfQueue(app.deps.db, { ...window, ...who, view: 'all', sort }),
    )
    expect(plans).not.toContain('Seq Scan on work_orders')
    // The rows of the page are few.
    expect(plans.replaceAll(/Sort Key: .*page\..*/g, '')).not.toContain('Sort Key')
  })

  it.each([
    ['of a team for some countries', { countries: ['DE', 'FR'], assignedTo: 'staff_x' }],
    ['of a partner firm', { countries: ['DE'], assignedTo: null }],
    ['of a country in which nothing is', { countries: ['SE'], assignedTo: 'staff_x' }],
    ['of what is assigned', { countries: [], assignedTo: 'staff_x' }],
  ])('within the scope %s', async (_name, scope) => {
    for (const view of QUEUE_VIEWS) {
      for (const sort of QUEUE_SORTS) {
        const plans = await plansOf(pool, () =>
          pageOfQueue(app.deps.db, { ...window, ...who, scope, view, sort }),
        )
        expect(plans, `${view} by ${sort}`).not.toContain('Seq Scan on work_orders')
      }
    }
    expect(await plansOf(pool, () => countQueue(app.deps.db, { ...who, scope }))).not.toContain(
      'Seq Scan on work_orders',
    )
  })

  it('what a keyword means is looked up by indexes, but for the names of companies and people', async () => {
    const plans = await plansOf(pool, () => whatIsMeant(app.deps.db, readTyped('DE 123 456 788', 2026)))
    expect(plans).not.toMatch(/Seq Scan on (?:work_orders|registrations|orders|authority_letters)\b/)
  })

  it.each([
    ['services', servicesInQueue],
    ['countries', countriesInQueue],
    ['steps', stepsInQueue],
  ])('what %s there are is looked up one by one', async (_name, read) => {
    expect(await plansOf(pool, () => read(app.deps.db, 'all'))).not.toContain('Seq Scan on work_orders')
  })
})

it.each([
  ['agency', 'a speed', { speed: ['first'] }],
  ['agency', 'a colleague or nobody', { assignee: ['staff_7', 'nobody'] }],
  ['agency', 'a country', { country: ['PL'] }],
  ['all', 'a speed', { speed: ['first'] }],
  ['all', 'countries', { country: ['PL', 'DE'] }],
] as const)(
  'of %s, by %s: page and count are found in an index, and only rows of the page are read',
  async (view, _, asked) => {
    const plans = await plansOf(pool, () => pageOfQueue(app.deps.db, { ...window, ...who, view, ...asked }))
    expect(plans).not.toMatch(
      /(Index Scan (Backward )?using work_orders_(?!pkey)|Bitmap Heap Scan on work_orders)/,
    )
    expect(plans.match(/Index Only Scan (?:Backward )?using work_orders_\w+ on work_orders/g)).toHaveLength(2)
  },
)

it('whoever sees only their own has nobody’s work nowhere, and none is looked for', async () => {
  const scope = { countries: [], assignedTo: 'staff_7' }
  for (const sort of QUEUE_SORTS) {
    const asked = { ...window, staffId: 'staff_7', today: LATE, scope, view: 'unassigned' as const, sort }
    const plans = await plansOf(pool, () => pageOfQueue(app.deps.db, asked))
    expect(plans).not.toContain('Append')
    expect((await pageOfQueue(app.deps.db, asked)).records).toEqual([])
  }
})

it.each(QUEUE_SORTS)('what is one’s own is found in one index, by %s', async (sort) => {
  const scope = { countries: [], assignedTo: 'staff_7' }
  const asked = { ...window, staffId: 'staff_7', today: LATE, scope, view: 'all' as const, sort }
  const plans = await plansOf(pool, () => pageOfQueue(app.deps.db, asked))
  expect(plans).toMatch(/Index Only Scan (Backward )?using work_orders_assigned/)
})

const unassigned = () => pageOfQueue(app.deps.db, { ...window, ...who, view: 'unassigned' })

it('nobody’s are read in the order of their own index, so that a page and its figure stop after a few rows', async () => {
  const plans = `${await plansOf(pool, unassigned)}\n${await plansOf(pool, () => countQueue(app.deps.db, who))}`
  // The page, its figure, and what of my turn is nobody's.
  expect(plans.match(/work_orders_next_unassigned/g)?.length).toBeGreaterThanOrEqual(3)
  expect(await plansOf(pool, unassigned)).not.toContain('Sort')
})

it('what the agency has to do is read in the order of its own index, whosever turn it is', async () => {
  const ours = await plansOf(pool, () => pageOfQueue(app.deps.db, { ...window, ...who, view: 'agency' }))
  expect(ours).toMatch(/work_orders_(ours|urgent)/)
  expect(ours.replaceAll(/Sort Key: .*page\..*/g, '')).not.toContain('Sort Key')
})

it('the columns of a work order follow from its nodes, always', async () => {
  const order = await openWorkOrder(app)
  const steps = [
    'submitted',
    'accepted',
    'signed',
    'translated',
    'filed',
    'taxNumber',
    'vatNumber',
    'done',
  ] as const
  for (const step of steps) {
    await advanceTo(app, order, step, step)
    const row = await findWorkOrder(app.deps.db, order.workOrderId)
    const nodes = await listNodes(app.deps.db, [order.workOrderId])
    const { turn, turnSince, percent, currentNodeKey, dueOn } = row ?? {}
    expect({ step, turn, turnSince, percent, currentNodeKey, dueOn }).toEqual({
      step,
      ...statusOf(row?.status ?? 'OPEN', nodes),
    })
  }
})
