import { describe, expect, it } from 'vitest'
import type { RegisterStanding } from '#tax-numbers/register-standing.ts'
import { prepareVatEngine } from '#vat/engine/determine-vat.ts'
import { BuyersNumbers } from './buyers-numbers.ts'
import { DistanceSales } from './distance-sales.ts'
import { type AmazonRow, amazonFile } from './testing/amazon-file.ts'
import { judge } from './testing/read-bytes.ts'

const FRENCH = 'FR80500764592'
const ITALIAN = 'IT00743110157'
const soldTo = (number: string, more: AmazonRow = {}): AmazonRow => ({
  SALES_CHANNEL: 'MCF',
  ARRIVAL_COUNTRY: number.slice(0, 2),
  BUYER_VAT_NUMBER: number,
  BUYER_VAT_NUMBER_COUNTRY: number.slice(0, 2),
  ...more,
})
const refundOf = (order: string, date: string): AmazonRow =>
  soldTo(FRENCH, {
    TRANSACTION_TYPE: 'REFUND',
    TRANSACTION_EVENT_ID: order,
    ACTIVITY_TRANSACTION_ID: `${order}-R`,
    TRANSACTION_COMPLETE_DATE: date,
    TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '-119.00',
  })
const YES: RegisterStanding = { confirmed: true, deniedSince: null }
const NEVER: RegisterStanding = { confirmed: false, deniedSince: '2026-05-01' }
const lost = (deniedSince: string): RegisterStanding => ({ confirmed: true, deniedSince })

/** A register with these answers, and what it was asked. */
function register(answers: Record<string, RegisterStanding>) {
  const asked: string[][] = []
  const find = (numbers: readonly string[]) => {
    asked.push([...numbers])
    return Promise.resolve(new Map(Object.entries(answers).filter(([number]) => numbers.includes(number))))
  }
  return { asked, find }
}

async function read(rows: readonly AmazonRow[], answers: Record<string, RegisterStanding>, pieces?: number) {
  const { asked, find } = register(answers)
  const { judged, issues } = await judge(amazonFile(rows), {
    findStandings: find,
    ...(pieces !== undefined && { pieces }),
  })
  return {
    asked,
    schemes: judged.map(({ result }) => result?.decision.scheme),
    codes: issues.list.map(({ code }) => code),
  }
}

const SALE = [soldTo(FRENCH)]

describe('a sale to a business in another state', () => {
  it.each([
    ['is exempt once its number is confirmed', YES, 'IC_SUPPLY', []],
    ['is one to a consumer where the register denied it', NEVER, 'OSS_UNION', ['NUMBER_DENIED']],
    ['stays exempt where the number was lost later', lost('2026-03-11'), 'IC_SUPPLY', []],
    ['is one to a consumer from the day of its loss', lost('2026-03-10'), 'OSS_UNION', ['NUMBER_DENIED']],
  ])('%s', async (_, said, scheme, codes) => {
    expect(await read(SALE, { [FRENCH]: said })).toEqual({ asked: [[FRENCH]], schemes: [scheme], codes })
  })

  it('is one to a consumer until the register has answered', async () => {
    expect(await read(SALE, {})).toMatchObject({
      schemes: ['OSS_UNION'],
      codes: ['BUYER_NUMBER_NOT_CHECKED'],
    })
  })

  it('counts by check digits where no register is asked', async () => {
    const { judged, issues } = await judge(amazonFile(SALE))
    expect(judged[0]?.result?.decision.scheme).toBe('IC_SUPPLY')
    expect(issues.list.map(({ code }) => code)).toEqual(['NUMBER_NOT_CONFIRMED'])
  })
})

it('the issue of a denied number says what to do, in both languages', async () => {
  const { find } = register({ [FRENCH]: NEVER })
  const { issues } = await judge(amazonFile(SALE), { findStandings: find })
  expect(issues.list).toMatchObject([
    {
      code: 'NUMBER_DENIED',
      severity: 'WARNING',
      column: 'BUYER_VAT_NUMBER',
      value: FRENCH,
      amount: null,
      reason: { en: expect.stringContaining('does not confirm'), zh: expect.stringContaining('未确认') },
      fix: { en: expect.stringContaining('VIES'), zh: expect.stringContaining('VIES') },
    },
  ])
})

it('a refund is as its sale, although the number was lost between the two', async () => {
  const sale = soldTo(FRENCH, { TRANSACTION_EVENT_ID: 'O-sold', TRANSACTION_COMPLETE_DATE: '10-03-2026' })
  const { schemes } = await read([sale, refundOf('O-sold', '20-04-2026')], { [FRENCH]: lost('2026-04-01') })
  expect(schemes).toEqual(['IC_SUPPLY', 'IC_SUPPLY'])
})

it('a British number counts until HMRC denies it', async () => {
  const british = soldTo('GB980780684', { SALES_CHANNEL: 'AFN', DEPARTURE_COUNTRY: 'GB' })
  expect((await read([british], {})).schemes).toEqual((await read([british], { GB980780684: YES })).schemes)
  expect((await read([british], { GB980780684: NEVER })).schemes).toEqual(['DEEMED_SUPPLIER'])
})

it('each number is asked about once, and none of rows without one', async () => {
  const rows = [soldTo(FRENCH), {}, soldTo(ITALIAN), soldTo(FRENCH), {}]
  const { asked, schemes } = await read(rows, { [FRENCH]: YES, [ITALIAN]: NEVER }, 64)
  expect(asked).toEqual([[FRENCH, ITALIAN]])
  expect(schemes).toEqual(['IC_SUPPLY', 'LOCAL', 'OSS_UNION', 'IC_SUPPLY', 'LOCAL'])
  expect((await read([{}, {}], {})).asked).toEqual([])
})

it('numbers are asked about in some thousands at a time', async () => {
  const { asked, find } = register({})
  const numbers = new BuyersNumbers(find)
  for (let at = 0; at < 5000; at++) {
    await numbers.ask()
    numbers.want(`DE${at}`)
  }
  expect(asked).toEqual([])
  await numbers.ask()
  expect(asked.map(({ length }) => length)).toEqual([5000])
})

it('a confirmed business is no distance sale, also where its own file is counted first', async () => {
  const seller = { established: 'DE', vat_registrations: ['DE'], oss_union: 'DE', ioss: false }
  const prepared = { ...seller, distance_sales_prev_year_eur: 0, distance_sales_ytd_eur: 0 }
  const rows = [
    soldTo(FRENCH, { TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '20000.00' }),
    { SALES_CHANNEL: 'MCF', ARRIVAL_COUNTRY: 'FR' },
  ]
  const schemesWith = async (said: RegisterStanding) => {
    const { judged } = await judge(amazonFile(rows), {
      seller: prepared,
      turnover: new DistanceSales(prepareVatEngine({ seller: prepared }), () => null, 0),
      findStandings: register({ [FRENCH]: said }).find,
    })
    return judged.map(({ result }) => result?.decision.scheme)
  }
  expect(await schemesWith(YES)).toEqual(['IC_SUPPLY', 'ORIGIN_BELOW_THRESHOLD'])
  expect(await schemesWith(NEVER)).toEqual(['OSS_UNION', 'OSS_UNION'])
})
