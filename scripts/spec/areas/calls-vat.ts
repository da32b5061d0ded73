import assert from 'node:assert/strict'
import { ask, dataOf, expectFields, expectPage, type Page } from '../ask.ts'
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

/** A file that the customer downloads, as text. */
async function fileOf(place: Place, name: string, query: Record<string, string>): Promise<string> {
  const { status, headers, bytes } = await ask(place, name, { ...theirs(place), query })
  assert.equal(status, 200, `${name}: HTTP ${status}`)
  assert.match(headers.get('content-disposition') ?? '', /^attachment/)
  return bytes.toString()
}

/** What belongs to another company is not there. */
async function expectNotTheirs(place: Place, name: string, query: Record<string, string>) {
  const { envelope } = await ask(place, name, { token: place.stranger, query })
  assert.equal(envelope.code, 499, `${name} answered a stranger ${envelope.code}`)
}

type Declared = { id: string; period: { label: string }; payable: { amount: number } | null }

export const VAT_CALLS: readonly CallSpec[] = [
  {
    call: 'GET /vat/declare/item/page',
    who: 'S',
    says: 'declarations by country, period, status and scheme',
    async gives(place) {
      const data = await dataOf<Page<Declared>>(place, 'GET /vat/declare/item/page', {
        ...theirs(place),
        query: { country: 'DE', status: 'FILED', scheme: 'LOCAL', pageSize: '5' },
      })
      expectPage(data, 'id kind country period status taxStatus base vat payable dueAt payBy hasReceipt')
      const { id, label, payable } = place.declaration
      const [record] = data.records
      assert.deepEqual([record?.id, record?.period.label, record?.payable?.amount], [id, label, payable])
      assert.ok(payable > 0, 'something is to be paid')
    },
  },
  {
    call: 'GET /vat/declare/item/getVatr',
    who: 'S',
    says: 'VAT rates in force on a day, with validity and source; or the boxes of a declaration',
    async gives(place) {
      const name = 'GET /vat/declare/item/getVatr'
      const rate = async (date: string) => {
        const asked = { ...theirs(place), query: { country: 'DE', date } }
        return (await dataOf<{ standardRate: number }>(place, name, asked)).standardRate
      }
      assert.deepEqual([await rate('2020-06-30'), await rate('2020-07-01')], [19, 16])
      await expectHonestRefusal(place, name, { id: UNKNOWN })
      type Boxes = { boxes: { box: string; amount: number; sources: unknown[] }[] }
      const asked = { ...theirs(place), query: { id: place.declaration.id } }
      const { boxes } = await dataOf<Boxes>(place, name, asked)
      assert.deepEqual(
        boxes.map(({ box, amount, sources }) => [box, amount > 0, sources.length > 0]),
        [
          ['81', true, true],
          ['83', true, false],
        ],
      )
    },
  },
  {
    call: 'GET /vat/declare/item/export',
    who: 'S',
    says: 'the same declarations as a file',
    async gives(place) {
      const name = 'GET /vat/declare/item/export'
      await expectHonestRefusal(place, name, { format: 'csv', country: 'FI' })
      const text = await fileOf(place, name, { format: 'csv', status: 'FILED' })
      assert.ok(text.includes(place.declaration.label), 'the file lists the declaration')
    },
  },
  {
    call: 'GET /vat/declare/item/receiptDownload',
    who: 'S',
    says: 'the receipt of a filing, as a file',
    async gives(place) {
      const name = 'GET /vat/declare/item/receiptDownload'
      await expectHonestRefusal(place, name, { id: UNKNOWN })
      assert.match(await fileOf(place, name, { id: place.declaration.id }), /^%PDF-/)
      await expectNotTheirs(place, name, { id: place.declaration.id })
    },
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
    async gives(place) {
      const name = 'GET /vatDeclareSaleList/downloadSales'
      await expectHonestRefusal(place, name, { declarationId: UNKNOWN })
      const query = { declarationId: place.declaration.id, format: 'csv' }
      const rows = (await fileOf(place, name, query)).trim().split('\n')
      assert.ok(rows.length >= 2, 'the heading and the sales of the period')
      await expectNotTheirs(place, name, query)
    },
  },
]
