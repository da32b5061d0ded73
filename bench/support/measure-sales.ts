import { type Call, subjectOf, type World } from './api-calls.ts'
import { printTable } from './figures.ts'
import { measureByTurns, type Slice } from './measure.ts'
import { addSales, type Sales } from './sales.ts'

const FEW = 100_000
const GROWTH = 1.5
const P99_MS = 150
/** By their places: who has few sales, and who has many. */
const [WITH_FEW, WITH_MANY] = [0, 1]

const callsOf = ({ declarationId, box, part }: Sales): Call[] => {
  const rows = `/declaration/transactions?id=${declarationId}&box=${box}&part=${part}&pageSize=20`
  const paths: [name: string, path: string][] = [
    ['declarations, a page', '/vat/declare/item/page?pageSize=20'],
    ['a declaration with its boxes', `/declaration/detail?id=${declarationId}`],
    ['rows of a box, the first page', `${rows}&page=1`],
    ['rows of a box, the 500th page', `${rows}&page=500`],
  ]
  return paths.map(([name, path]) => ({
    name,
    budget: 0,
    isList: true,
    wire: ({ sellers }, seller) => ({ method: 'GET', path, token: sellers[seller]?.token ?? '' }),
  }))
}

/**
 * What it costs to open declarations of a company with so many sales, beside one with a hundred thousand. @returns
 * whether all are within the budgets
 */
export async function measureSales(
  world: World,
  count: number,
  slices: { slices: number; forMs: number },
): Promise<boolean> {
  const measure = (sales: Sales, seller: number): Promise<Slice[]> =>
    measureByTurns(
      callsOf(sales).map((call) => subjectOf(world, call, 'product', seller)),
      slices,
    )
  const few = await addSales(world.pool, WITH_FEW + 1, FEW)
  const before = await measure(few, WITH_FEW)
  const begun = performance.now()
  const many = await addSales(world.pool, WITH_MANY + 1, count)
  console.log(`${count} transactions in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  const after = await measure(many, WITH_MANY)
  let ok = true
  const rows = callsOf(many).map(({ name }, index) => {
    const [small, large] = [before[index], after[index]]
    if (!small || !large) return [name]
    const growth = large.cpuMs / large.slowness / (small.cpuMs / small.slowness)
    const isWithin = growth < GROWTH && large.p99 <= P99_MS * Math.max(1, large.slowness)
    ok &&= isWithin
    const figures = [small.cpuMs, large.cpuMs, growth, small.p99, large.p99, large.slowness]
    return [name, ...figures.map((figure) => figure.toFixed(2)), isWithin ? 'within' : 'OVER']
  })
  printTable(
    [
      `of ${count} sales`,
      `CPU ms of ${FEW}`,
      'CPU ms',
      `× (< ${GROWTH})`,
      'p99 ms before',
      `p99 ms (≤ ${P99_MS})`,
      '× slowness',
      'result',
    ],
    rows,
  )
  return ok
}
