import { resolve } from 'node:path'
import { importsOf, readImports } from './checks/imports.ts'
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

const unseen = PLANTED.filter(([file, text]) => boundaryViolations(importsOf(file, text)).length === 0)
const cycle = boundaryViolations([
  { from: 'cart/a.ts', to: 'cart/b.ts', typeOnly: false },
  { from: 'cart/b.ts', to: 'cart/a.ts', typeOnly: false },
])
if (unseen.length > 0 || cycle.length === 0) {
  console.error('The boundary check does not see:', unseen.map(([file]) => file).join(', ') || 'cycles')
  process.exit(1)
}

const { files, edges } = await readImports(ROOT)
const violations = boundaryViolations(edges)
for (const violation of violations) console.error(violation)
console.log(
  `boundaries: ${files.length} files, ${edges.length} imports, ${violations.length} violations, planted ones seen`,
)
if (violations.length > 0) process.exit(1)
