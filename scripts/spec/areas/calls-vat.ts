import assert from 'node:assert/strict'
import { ask, dataOf, expectFields } from '../ask.ts'
import type { CallSpec } from '../call-row.ts'
import type { Place } from '../place.ts'

const theirs = (place: Place) => ({ token: place.customer })
const UNKNOWN = 'dec_00000000000000000000000000'

const LINE = {
  date: '2026-03-10',
  from: 'DE',
  to: 'DE',
  sellerEstablished: 'CN',
  viaMarketplace: false,
  buyer: 'B2C',
  amount: '119.00',
  inclusive: true,
  registrations: 'DE',
}

/** A call that has nothing to give yet refuses with a business code and says so; it invents nothing. */
async function expectHonestRefusal(place: Place, name: string, query: Record<string, string>) {
  const { envelope, status } = await ask(place, name, { ...theirs(place), query })
  assert.equal(envelope.code, 499, `${name} answered ${envelope.code}`)
  assert.ok(status === 404 || status === 422, `${name}: HTTP ${status}`)
  assert.ok(envelope.message.length > 20, 'it says why')
}

export const VAT_CALLS: readonly CallSpec[] = [
  {
    call: 'GET /vat/declare/item/page',
    who: 'S',
    says: 'declarations by country, period, status and scheme',
    due: 'declarations that the portal itself calculated and filed',
    async gives(place) {
      const data = await dataOf(place, 'GET /vat/declare/item/page', {
        ...theirs(place),
        query: { country: 'DE', pageSize: '5' },
      })
      expectFields(data, 'records total page pageSize')
    },
  },
  {
    call: 'GET /vat/declare/item/getVatr',
    who: 'S',
    says: 'VAT rates in force on a day, with validity and source; or the boxes of a declaration',
    due: 'the boxes of one declaration, by its id',
    async gives(place) {
      const name = 'GET /vat/declare/item/getVatr'
      const rate = async (date: string) => {
        const asked = { ...theirs(place), query: { country: 'DE', date } }
        return (await dataOf<{ standardRate: number }>(place, name, asked)).standardRate
      }
      assert.deepEqual([await rate('2020-06-30'), await rate('2020-07-01')], [19, 16])
      await expectHonestRefusal(place, name, { id: UNKNOWN })
    },
  },
  {
    call: 'GET /vat/declare/item/export',
    who: 'S',
    says: 'the same declarations as a file',
    due: 'a file with declarations in it',
    gives: (place) =>
      expectHonestRefusal(place, 'GET /vat/declare/item/export', { format: 'csv', country: 'FI' }),
  },
  {
    call: 'GET /vat/declare/item/receiptDownload',
    who: 'S',
    says: 'the receipt of a filing, as a file',
    due: 'the receipt of a declaration that was filed',
    gives: (place) => expectHonestRefusal(place, 'GET /vat/declare/item/receiptDownload', { id: UNKNOWN }),
  },
  {
    call: 'POST /vat/tax/list',
    who: 'P/S',
    says: 'the calculator: country, scheme, rate, VAT and the reason of each line',
    sample: () => ({ body: { lines: [LINE] } }),
    async gives(place) {
      type Calculated = { lines: { country: string; rate: number; vat: { amount: number } }[] }
      const data = await dataOf<Calculated>(place, 'POST /vat/tax/list', { body: { lines: [LINE] } })
      const line = data.lines[0]
      expectFields(line, 'country scheme rate net vat gross owedBy reason sources')
      assert.deepEqual([line?.country, line?.rate, line?.vat.amount], ['DE', 19, 1900])
    },
  },
  {
    call: 'GET /amz/authorizationInfo',
    who: 'S',
    says: 'per shop the health of its authorisation, and never a token',
    async gives(place) {
      const body = { marketplace: 'AMAZON', region: 'EU', name: 'Brightoak' }
      await dataOf(place, 'POST /shop/create', { ...theirs(place), body })
      const data = await dataOf<{ name: string }[]>(place, 'GET /amz/authorizationInfo', theirs(place))
      const shop = data.find(({ name }) => name === 'Brightoak')
      expectFields(shop, 'id name region status authorisedAt expiresAt lastSync missingMonths consentUrl')
      assert.doesNotMatch(Object.keys(shop ?? {}).join(' '), /token/i)
      assert.deepEqual(await dataOf(place, 'GET /amz/authorizationInfo', { token: place.stranger }), [])
    },
  },
  {
    call: 'GET /vatDeclareSaleList/downloadSales',
    who: 'S',
    says: 'the sales behind a declaration, as a file',
    due: 'sales behind a declaration',
    gives: (place) =>
      expectHonestRefusal(place, 'GET /vatDeclareSaleList/downloadSales', { declarationId: UNKNOWN }),
  },
]
