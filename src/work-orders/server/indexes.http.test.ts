import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { advanceTo, openWorkOrder } from '../testing/work-orders.builders.ts'
import { standingOf } from '../turn.ts'
import {
  countOwn,
  countQueue,
  findWorkOrder,
  listNodes,
  pageOfOwn,
  pageOfQueue,
} from './work-orders.queries.ts'

const app = await testApp()
const { pool } = app.database

/** Runs something and gives the plans of its statements, on tables large enough for an index to matter. */
async function plansOf(work: () => Promise<unknown>): Promise<string> {
  const statements: { text: string; values: unknown[] }[] = []
  const original = pool.query.bind(pool)
  const spy = (...args: unknown[]) => {
    const [query, values] = args as [{ text: string }, unknown[]]
    if (typeof query === 'object') statements.push({ text: query.text, values: values ?? [] })
    return (original as (...all: unknown[]) => unknown)(...args)
  }
  Object.assign(pool, { query: spy })
  await work().finally(() => Object.assign(pool, { query: original }))
  expect(statements.length).toBeGreaterThan(0)
  const plans = []
  for (const { text, values } of statements) {
    const { rows } = await pool.query<Record<string, string>>(`explain ${text}`, values)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans.join('\n')
}

async function fillTables(): Promise<void> {
  await openWorkOrder(app)
  const columns = await pool.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'work_orders' order by ordinal_position",
  )
  const special: Record<string, string> = {
    id: "'wo_' || n",
    number: "'WO-2025-' || n",
    order_id: "'or_' || n",
    order_line_id: "'ol_' || n",
    company_id: "'com_' || (n % 400)",
    status: "case when n % 10 = 0 then 'OPEN' else 'COMPLETED' end",
    turn: "case when n % 10 > 0 then 'none' when n % 30 = 0 then 'seller' when n % 50 = 0 then 'agency' else 'authority' end",
    turn_since: "timestamptz '2025-01-01' + n * interval '1 minute'",
    bought_at: "timestamptz '2025-01-01' + n * interval '1 minute'",
    due_on: "to_char(date '2030-01-01' + n % 300, 'YYYY-MM-DD')",
  }
  const names = columns.rows.map((row) => row.column_name)
  const values = names.map((name) => special[name] ?? name)
  await pool.query(
    `insert into work_orders (${names.join(', ')}) select ${values.join(', ')} from (select * from work_orders limit 1) one, generate_series(1, 20000) n`,
  )
  await pool.query('analyze work_orders')
}
await fillTables()

const window = { page: 1, pageSize: 20 }
const who = { staffId: 'staff_x', today: '2026-01-01' }

describe('no list reads the whole table', () => {
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
    ['the seller’s turn', () => pageOfQueue(app.deps.db, { ...window, ...who, view: 'seller' })],
    ['nobody’s', () => pageOfQueue(app.deps.db, { ...window, ...who, view: 'unassigned' })],
    ['overdue', () => pageOfQueue(app.deps.db, { ...window, ...who, view: 'overdue' })],
    ['all, newest first', () => pageOfQueue(app.deps.db, { ...window, ...who, view: 'all' })],
    ['the queue’s figures', () => countQueue(app.deps.db, who)],
  ])('%s', async (_name, query) => {
    expect(await plansOf(query)).not.toContain('Seq Scan on work_orders')
  })
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
      ...standingOf(row?.status ?? 'OPEN', nodes),
    })
  }
})
