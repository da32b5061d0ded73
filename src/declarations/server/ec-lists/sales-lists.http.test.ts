import { describe, expect, it } from 'vitest'
import { companyInfo } from '#accounts/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { filedMonthly, monthFromNow } from '#registrations/testing/registrations.builders.ts'
import { amazonFile, type AmazonRow } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { viesSaid } from '#tax-numbers/testing/answers.builders.ts'
import { listDeclarations, readBoxRows, readDeclaration, stateNil } from '../../contract.ts'
import { listFiles } from '../../staff/contract.ts'
import { someSources } from '../../testing/sources.builders.ts'
import { calculateDeclaration } from '../calculate-declaration.ts'
import { openDeclarations } from '../open-declarations.ts'
import { openSalesLists } from './open-lists.ts'

const app = await testApp()
const { seller, sellerOther, agent } = app.people
const companyId = (await app.get(companyInfo, {}, { as: seller })).body.data?.id ?? ''
const [running, month, before] = [0, -1, -2].map((offset) => monthFromNow(app, offset)) as [
  string,
  string,
  string,
]
await filedMonthly(app, { number: 'DE136695976', firstMonth: before })
await openDeclarations(app.deps)

const FRENCH = 'FR40303265045'
await viesSaid(app, FRENCH, 'valid')
const onDay = (day: string): AmazonRow => ({
  TRANSACTION_COMPLETE_DATE: day.split('-').toReversed().join('-'),
})
const sale = (day: string, net: string, more: AmazonRow = {}): AmazonRow => ({
  MARKETPLACE: 'own shop',
  ARRIVAL_COUNTRY: 'FR',
  BUYER_VAT_NUMBER: FRENCH,
  BUYER_VAT_NUMBER_COUNTRY: 'FR',
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: net,
  ...onDay(day),
  ...more,
})
const toConsumer = (day: string) =>
  sale(day, '119.00', { ARRIVAL_COUNTRY: 'DE', BUYER_VAT_NUMBER: '', BUYER_VAT_NUMBER_COUNTRY: '' })
const sell = (name: string, rows: AmazonRow[]) =>
  imported(app, seller, { name, bytes: Buffer.from(amazonFile(rows)) })
const lists = async () =>
  ((await app.get(listDeclarations, { pageSize: 50 }, { as: seller })).body.data?.records ?? []).filter(
    ({ kind }) => kind === 'EC_SALES_LIST',
  )
const detail = async (id = '') => {
  const { body } = await app.get(readDeclaration, { id }, { as: seller })
  if (!body.data) throw new Error(body.message)
  return body.data
}

describe('an EC sales list', () => {
  it('is not due without anything to list', async () => {
    await sell('consumers.csv', [toConsumer(`${before}-10`)])
    expect(await openSalesLists(app.deps)).toBe(0)
    expect(await lists()).toEqual([])
  })

  it('is opened with the first supply of a month that is over, once', async () => {
    await sell('month.csv', [
      sale(`${month}-03`, '100.00'),
      sale(`${month}-04`, '50.00'),
      sale(`${month}-20`, '-20.00', { TRANSACTION_TYPE: 'REFUND' }),
      sale(`${running}-01`, '7.00'),
      toConsumer(`${month}-05`),
    ])
    expect(await lists()).toMatchObject([
      {
        country: 'DE',
        scheme: 'LOCAL',
        frequency: 'MONTHLY',
        period: { label: month, from: `${month}-01` },
        status: 'CALCULATED',
        base: { amount: 13_000, currency: 'EUR' },
        payable: { amount: 0 },
        payBy: null,
      },
    ])
    const [list] = await lists()
    expect(list?.dueAt).toMatch(/-2[5-7]$/)
    await Promise.all([openSalesLists(app.deps), openSalesLists(app.deps, companyId)])
    expect(await lists()).toHaveLength(1)
  })

  it('names each buyer with the rows behind it', async () => {
    const [list] = await lists()
    const { boxes } = await detail(list?.id)
    expect(boxes.map(({ box, amount }) => [box, amount])).toEqual([
      [`${FRENCH} goods`, 13_000],
      ['total supplies', 13_000],
    ])
    const asked = { id: list?.id ?? '', box: `${FRENCH} goods` }
    const parts = boxes[0]?.parts ?? []
    const rows = await Promise.all(
      parts.map(
        async ({ part }) => (await app.get(readBoxRows, { ...asked, part }, { as: seller })).body.data,
      ),
    )
    expect(rows.flatMap((one) => one?.records.map(({ net }) => net)).toSorted()).toEqual([
      -2_000, 10_000, 5_000,
    ])
    const { body } = await app.get(readDeclaration, { id: list?.id ?? '' }, { as: sellerOther })
    expect(body).toMatchObject({ error: 'declarations.not_found' })
  })

  it('is written as the German portal reads it', async () => {
    const [list] = await lists()
    const { body } = await app.get(listFiles, { companyId, id: list?.id ?? '' }, { as: agent })
    expect(body.data?.files).toMatchObject([
      { name: `zm-${month}.csv`, label: 'generated, not validated', problems: [] },
    ])
  })

  it('of own goods without a number there says so', async () => {
    await sell('moved.csv', [
      sale(`${before}-11`, '10.00'),
      {
        ...sale(`${before}-12`, ''),
        TRANSACTION_TYPE: 'FC_TRANSFER',
        DEPARTURE_COUNTRY: 'DE',
        ARRIVAL_COUNTRY: 'PL',
        COST_PRICE_OF_ITEMS: '200.00',
        BUYER_VAT_NUMBER: '',
        BUYER_VAT_NUMBER_COUNTRY: '',
      },
    ])
    const list = (await lists()).find(({ period }) => period.label === before)
    // Without a Polish number the dispatch is not exempt, and nothing of it belongs into the list.
    expect((await detail(list?.id)).base).toEqual({ amount: 1_000, currency: 'EUR' })
  })

  it('of which the sales were taken back is not due, and nobody states it nil', async () => {
    const list = (await lists()).find(({ period }) => period.label === before)
    const none = { ...app.deps, sources: someSources().sources }
    await calculateDeclaration(none, { companyId, id: list?.id ?? '', by: PORTAL })
    const now = await detail(list?.id)
    expect(now).toMatchObject({ status: 'AWAITING_DATA' })
    expect(now.waitingFor.map(({ reason }) => reason)).toContain('NOT_DUE')
    const { body } = await app.post(stateNil, { id: list?.id ?? '' }, { as: seller })
    expect(body).toMatchObject({ error: 'declarations.not_now' })
  })
})
