import { describe, expect, it } from 'vitest'
import { askByState, isOver, type Patience } from './ask-by-state.ts'

/** @param silent about which nobody ever answers */
async function run(
  numbers: readonly string[],
  { silent, before = [], left = 300 }: { silent: RegExp; before?: string[]; left?: number },
) {
  const patience: Patience = { left, hasAnswer: false, away: new Set() }
  const asked: string[] = []
  await askByState(numbers, new Set(before), {
    patience,
    ask: async (number) => {
      asked.push(number)
      return silent.test(number) ? 'silent' : 'answered'
    },
  })
  return { asked, patience }
}
const of = (state: string, count: number) => Array.from({ length: count }, (_, at) => `${state}${at + 1}`)

describe('numbers of buyers are asked about state by state', () => {
  it('five about which nobody ever answers hold up none behind them', async () => {
    const numbers = of('DE', 12)
    const { asked, patience } = await run(numbers, { silent: /^DE[1-5]$/ })
    expect(asked.toSorted()).toEqual(numbers.toSorted())
    expect(patience.away.size).toBe(0)
  })

  it('a state whose register is away holds up no other, and is asked six times', async () => {
    const { asked, patience } = await run([...of('DE', 20), ...of('FR', 3)], { silent: /^DE/ })
    expect(asked).toEqual([...of('DE', 5), 'DE20', ...of('FR', 3)])
    expect([...patience.away]).toEqual(['DE'])
  })

  it('those that were silent before come last, so that they hold up nothing even where they are many', async () => {
    const numbers = of('DE', 30)
    const bad = of('DE', 20)
    const { asked } = await run(numbers, { silent: /^DE([1-9]|1\d|20)$/, before: bad })
    expect(asked.slice(0, 10)).toEqual(numbers.slice(20))
  })

  it('ends where three states are away and nobody has answered', async () => {
    const { asked, patience } = await run(
      ['AT', 'BE', 'CZ', 'DE'].flatMap((state) => of(state, 9)),
      { silent: /./ },
    )
    expect(asked).toHaveLength(18)
    expect(isOver(patience)).toBe(true)
  })

  it('asks no more than it may', async () => {
    expect((await run(of('DE', 9), { silent: /^$/, left: 4 })).asked).toHaveLength(4)
  })

  it('does not count what no register is asked about', async () => {
    const patience: Patience = { left: 1, hasAnswer: false, away: new Set() }
    await askByState(of('CH', 9), new Set(), { patience, ask: async () => 'notAsked' })
    expect(patience.left).toBe(1)
  })
})
