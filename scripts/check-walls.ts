import { resolve } from 'node:path'
import { importsOf, readImports } from './checks/imports.ts'
import { wallViolations } from './checks/walls.ts'

const ROOT = resolve(import.meta.dirname, '..')

/** Violations planted on purpose: a check that does not see them is broken. */
const PLANTED: [string, string][] = [
  ['cart/web/planted.tsx', "import { cartRoutes } from '#cart/server/cart.routes.ts'"],
  ['catalogue/server/planted.ts', "import { x } from '#payments/server/public.ts'"],
  ['orders/server/planted.ts', "import { addLine } from '#cart/server/cart.repository.ts'"],
  ['platform/server/planted.ts', "import { x } from '#orders/contract.ts'"],
  ['paths.ts', "import { x } from '#orders/contract.ts'"],
  ['orders/planted.ts', "import { wire } from '#main/wiring.ts'"],
]

const blind = PLANTED.filter(([file, text]) => wallViolations(importsOf(file, text)).length === 0)
const circle = wallViolations([
  { from: 'cart/a.ts', to: 'cart/b.ts', typeOnly: false },
  { from: 'cart/b.ts', to: 'cart/a.ts', typeOnly: false },
])
if (blind.length > 0 || circle.length === 0) {
  console.error('The wall check is blind for:', blind.map(([file]) => file).join(', ') || 'circles')
  process.exit(1)
}

const { files, edges } = await readImports(ROOT)
const violations = wallViolations(edges)
for (const violation of violations) console.error(violation)
console.log(
  `walls: ${files.length} files, ${edges.length} imports, ${violations.length} violations, planted ones seen`,
)
if (violations.length > 0) process.exit(1)
