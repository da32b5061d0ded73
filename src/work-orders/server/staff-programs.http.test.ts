import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { seededRandom } from '#main/command-line/seeded-random.ts'
import { testApp } from '#main/testing/test-app.ts'
import { saveTag } from '../staff/tags-contract.ts'
import { readAsStaff } from '../testing/review.builders.ts'
import { doMove, type Move, randomProgram, stateOf, type World } from '../testing/staff-programs.ts'
import { openWorkOrder, submitForm } from '../testing/work-orders.builders.ts'

/** The whole form: `npm run test:programs`. */
const ROUNDS = Number(process.env['PROGRAM_ROUNDS'] ?? 10)
const MOVES_EACH = 3
const LONG_MS = 20_000 * ROUNDS

const app = await testApp()
const { agent, reviewer } = app.people
const PEOPLE = [agent, reviewer] as const

let tagId = ''
async function newWorld(): Promise<World & { began: number }> {
  tagId ||= (await app.post(saveTag, { name: 'Programs' }, { as: agent })).body.data?.id ?? ''
  // Nobody else buys and uploads that much in an hour.
  await app.database.pool.query('delete from rate_counters')
  const order = await openWorkOrder(app)
  await submitForm(app, order)
  await app.drain()
  const { rows } = await app.database.pool.query<{ id: string; email: string }>(
    'select id, email from staff_members',
  )
  const idOf = (email: string) => rows.find((row) => row.email === email)?.id ?? ''
  const colleagues = { agent: idOf(agent.email), reviewer: idOf(reviewer.email) }
  return { app, order, tagId, colleagues, began: (await readAsStaff(app, order)).workOrder.revision }
}

type Done = { who: 0 | 1; move: Move; outcome: string; from: number; until: number }

/** What both do at once; each waits only for themselves. */
async function together(
  world: World & { began: number },
  programs: readonly [Move[], Move[]],
): Promise<Done[]> {
  const done: Done[] = []
  const run = async (who: 0 | 1) => {
    let seen = world.began
    for (const move of programs[who]) {
      const from = performance.now()
      const { outcome, revision } = await doMove(world, move, { as: PEOPLE[who], seen })
      seen = revision
      done.push({ who, move, outcome, from, until: performance.now() })
    }
  }
  await Promise.all([run(0), run(1)])
  return done
}

/** One after the other, as far as each comes out as it did. @returns the state it ends in, if all did */
async function inTurn(order: readonly Done[]): Promise<unknown> {
  const world = await newWorld()
  const seen = [world.began, world.began]
  for (const { who, move, outcome } of order) {
    const again = await doMove(world, move, { as: PEOPLE[who], seen: seen[who] ?? 0 })
    if (again.outcome !== outcome) return undefined
    seen[who] = again.revision
  }
  await app.drain()
  return relative(await stateOf(world), world)
}

/** Two work orders begin at the same revision unless something was told of them meanwhile. */
function relative(state: unknown, { began }: { began: number }): unknown {
  const { order, ...rest } = state as { order: { revision: number }[] }
  return { ...rest, order: order.map((row) => ({ ...row, revision: row.revision - began })) }
}

/** Every order in which each keeps their own; the one in which the answers came first. */
function* orders(done: readonly Done[]): Generator<Done[]> {
  yield [...done]
  const of = (who: 0 | 1) => done.filter((one) => one.who === who)
  yield* mixed(of(0), of(1))
}

function* mixed(a: readonly Done[], b: readonly Done[]): Generator<Done[]> {
  const [first, ...others] = a
  const [second, ...rest] = b
  if (!first || !second) yield [...a, ...b]
  else {
    for (const tail of mixed(others, b)) yield [first, ...tail]
    for (const tail of mixed(a, rest)) yield [second, ...tail]
  }
}

/** Moves of different people that were under way at once, of which at least one changed something. */
const overlaps = (done: readonly Done[]): number =>
  done
    .filter(({ who }) => who === 0)
    .flatMap((a) =>
      done.filter(
        (b) =>
          b.who === 1 && a.from < b.until && b.from < a.until && [a, b].some((x) => x.outcome === 'done'),
      ),
    ).length

it(
  'two programs of staff at once end in a state that one move after the other reaches too',
  async () => {
    const roll = seededRandom(Number(process.env['PROGRAM_SEED'] ?? 1_126))
    let overlapping = 0
    const outcomes = new Map<string, number>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const programs = [randomProgram(roll, MOVES_EACH), randomProgram(roll, MOVES_EACH)] as const
      const world = await newWorld()
      const done = await together(world, [...programs])
      await app.drain()
      const reached = relative(await stateOf(world), world)
      overlapping += overlaps(done)
      for (const { outcome } of done) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      let isReached = false
      for (const order of orders(done)) {
        const state = await inTurn(order)
        isReached = state !== undefined && isDeepStrictEqual(state, reached)
        if (isReached) break
      }
      const told = done.map(({ who, move, outcome }) => `${who}: ${move.what} ${move.with} → ${outcome}`)
      expect(isReached, `${told.join('\n')}\n${JSON.stringify(reached, null, 1)}`).toBe(true)
    }
    // Each of three of one is under way beside at least one of the other, nearly always.
    expect(overlapping).toBeGreaterThan(ROUNDS * 2)
    expect(outcomes.get('done')).toBeGreaterThan(ROUNDS)
  },
  LONG_MS,
)
