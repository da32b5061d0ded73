import { expect, it } from 'vitest'
import { sumsByCurrency } from './import-sums.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })
const pln = (amount: number) => ({ amount, currency: 'PLN' })

it('has a line for each currency, with nothing where a part has none of it', () => {
  expect(
    sumsByCurrency({
      in: [pln(5_000), eur(12_000)],
      treated: [eur(9_000)],
      issues: [eur(2_000), pln(5_000)],
      outside: [eur(1_000)],
    }),
  ).toEqual([
    { currency: 'EUR', in: eur(12_000), treated: eur(9_000), issues: eur(2_000), outside: eur(1_000) },
    { currency: 'PLN', in: pln(5_000), treated: pln(0), issues: pln(5_000), outside: pln(0) },
  ])
})

it('shows a currency whose sales and refunds come to nothing', () => {
  const sums = { in: [], treated: [eur(500)], issues: [eur(-500)], outside: [] }
  expect(sumsByCurrency(sums)).toEqual([
    { currency: 'EUR', in: eur(0), treated: eur(500), issues: eur(-500), outside: eur(0) },
  ])
})

it('has none for a file without money', () => {
  expect(sumsByCurrency({ in: [], treated: [], issues: [], outside: [] })).toEqual([])
})
