import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const REPOSITORY = 'work-orders/server/work-orders.repository.ts'
const CHANGE = 'work-orders/server/change-work-order.ts'
const WORK = 'work-orders/server/work.ts'

const TABLES = '(?:workOrders|woNodes|woSupplements|woHistory|work_orders|wo_nodes|wo_supplements|wo_history)'
const WRITES = [
  new RegExp(String.raw`\.(?:insert|update|delete)\(\s*${TABLES}\b`),
  new RegExp(String.raw`\binsertRows\(\s*[\w.]+,\s*${TABLES}\b`),
  new RegExp(String.raw`\b(?:insert\s+into|update|delete\s+from)\s+(?:\$\{|")?${TABLES}\b`, 'i'),
]
const writes = (source: string) => WRITES.some((pattern) => pattern.test(source))

const src = fileURLToPath(new URL('../../', import.meta.url))
const sources = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
  .map((path) => ({ path, source: readFileSync(`${src}${path}`, 'utf8') }))

const pathsWhere = (matches: (source: string) => boolean) =>
  sources.flatMap(({ path, source }) => (matches(source) ? [path] : [])).toSorted()

it.each([
  "await tx.update(workOrders).set({ status: 'CANCELLED' })",
  'await deps.db\n  .delete(woNodes)',
  'await insertRows(work.tx, woHistory, [line])',
  "await tx.execute(sql`update ${workOrders} set status = 'CANCELLED'`)",
  "pool.query('insert into wo_supplements (id) values ($1)')",
])('detects a write: %s', (source) => {
  expect(writes(source)).toBe(true)
})

it('does not mistake a read for a write', () => {
  expect(writes("tx.select().from(workOrders).for('update')")).toBe(false)
})

it('writes the rows of a work order only in its repository', () => {
  expect(pathsWhere(writes)).toEqual([REPOSITORY])
})

it.each([
  [/\bwork-orders\.repository\b/, [CHANGE, WORK]],
  [/\blockWorkOrder\b/, [REPOSITORY, WORK]],
  [/\blockWork\b/, [CHANGE, WORK]],
  [/\bnewWork\b/, [CHANGE, WORK]],
])('allows %s only where work orders are changed', (name, paths) => {
  expect(pathsWhere((source) => name.test(source))).toEqual(paths.toSorted())
})
