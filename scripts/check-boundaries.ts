import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { importsOf, readImports } from './checks/imports.ts'
import { sqlViolations } from './checks/sql.ts'
import { boundaryViolations } from './checks/violations.ts'

const ROOT = resolve(import.meta.dirname, '..')

/** Violations planted on purpose: a check that does not see them is broken. */
const PLANTED: [string, string][] = [
  ['cart/web/planted.tsx', "import { cartRoutes } from '#cart/server/cart.routes.ts'"],
  ['orders/staff/web/planted.tsx', "import { ordersRoutes } from '#orders/server/orders.routes.ts'"],
  ['catalogue/server/planted.ts', "import { x } from '#payments/server/public.ts'"],
  ['catalogue/web/planted.tsx', "import { createPayment } from '#payments/contract.ts'"],
  ['orders/server/planted.ts', "import { paymentsOf } from '#payments/server/public.ts'"],
  ['orders/server/planted-too.ts', "import { addLine } from '#cart/server/cart.repository.ts'"],
  ['forms/engine/model/planted.ts', "import { PUBLISHED } from '#form-templates/published.ts'"],
  ['platform/server/planted.ts', "import { x } from '#orders/contract.ts'"],
  ['platform/web/planted.ts', "import { paths } from '#paths.ts'"],
  ['paths.ts', "import { x } from '#orders/contract.ts'"],
  ['orders/planted.ts', "import { wire } from '#main/wiring.ts'"],
]

/** The same for SQL outside of the files that hold it. */
const PLANTED_SQL: [string, string][] = [
  ['cart/server/planted.ts', "import { eq, sql } from 'drizzle-orm'"],
  ['cart/server/planted.ts', "import type { SQL } from 'drizzle-orm'"],
  ['site/server/planted.ts', "const { sql } = await import('drizzle-orm')"],
  ['accounts/server/accounts.seed.ts', 'await deps.db.select()'],
  ['orders/server/planted.ts', 'await tx\n    .update(orders)'],
  ['main/planted.ts', "import { users } from '#accounts/server/accounts.tables.ts'"],
  ['orders/server/planted.ts', "import { type OrderRow, orders } from './orders.tables.ts'"],
  ['payments/server/planted.ts', "import { insertRows } from '#platform/server/whole-rows.ts'"],
  ['platform/server/planted.ts', "import { totalOf } from './paging.ts'"],
]

const unseenSql = PLANTED_SQL.filter(([file, text]) => sqlViolations(file, text).length === 0)
const unseen = PLANTED.filter(([file, text]) => boundaryViolations(importsOf(file, text)).length === 0)
const cycle = boundaryViolations([
  { from: 'cart/a.ts', to: 'cart/b.ts', typeOnly: false },
  { from: 'cart/b.ts', to: 'cart/a.ts', typeOnly: false },
])
if (unseen.length > 0 || unseenSql.length > 0 || cycle.length === 0) {
  const missed = [...unseen, ...unseenSql].map(([, text]) => text)
  console.error('The boundary check does not see:', missed.join(', ') || 'cycles')
  process.exit(1)
}

const { files, edges } = await readImports(ROOT)
const violations = [
  ...boundaryViolations(edges),
  ...files.flatMap((file) => sqlViolations(file, readFileSync(join(ROOT, 'src', file), 'utf8'))),
]
for (const violation of violations) console.error(violation)
console.log(
  `boundaries: ${files.length} files, ${edges.length} imports, ${violations.length} violations, planted ones seen`,
)
if (violations.length > 0) process.exit(1)
