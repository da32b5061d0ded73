import assert from 'node:assert/strict'
import { dataOf, expectFields, expectPage, type Page } from '../ask.ts'
import type { CallSpec } from '../call-row.ts'
import type { Place } from '../place.ts'

type Card = { id: string; code: string; category: string; country: string }
type Quote = { net: { amount: number }; total: { amount: number; currency: string } }

const UNKNOWN = 'reg_00000000000000000000000000'
const ONE = 'vat-registration-de'
const oneProduct = (place: Place) =>
  dataOf<Card & { price: Quote }>(place, 'GET /product/details', { query: { code: ONE } })

export const PRODUCT_CALLS: readonly CallSpec[] = [
  {
    call: 'POST /product/list',
    who: 'P',
    says: 'lists products by category, country and keyword, a page at a time',
    sample: () => ({ body: {} }),
    async gives(place) {
      const data = await dataOf<Page<Card>>(place, 'POST /product/list', {
        body: { category: 'VAT', country: 'DE', pageSize: 2 },
      })
      expectPage(data, 'id code category country name summary badges fromPrice expectedDays')
      assert.equal(data.pageSize, 2)
      for (const card of data.records) assert.deepEqual([card.category, card.country], ['VAT', 'DE'])
    },
  },
  {
    call: 'POST /product/v2/list',
    who: 'P',
    says: 'the same sorted, with the counts by which the page filters without further calls',
    sample: () => ({ body: {} }),
    async gives(place) {
      type Found = Page<Card & { fromPrice: { amount: number } }> & { facets: Record<string, unknown> }
      const data = await dataOf<Found>(place, 'POST /product/v2/list', {
        body: { categories: ['VAT', 'EPR'], countries: ['DE', 'FR'], sort: 'priceAsc' },
      })
      expectPage(data, 'id code name fromPrice')
      expectFields(data.facets, 'categories countries price')
      const prices = data.records.map(({ fromPrice }) => fromPrice.amount)
      assert.deepEqual(
        prices,
        prices.toSorted((one, other) => one - other),
      )
    },
  },
  {
    call: 'GET /productType/first/category',
    who: 'P',
    says: 'the categories with their number of products',
    async gives(place) {
      const data = await dataOf<{ productCount: number }[]>(place, 'GET /productType/first/category')
      expectFields(data[0], 'code name icon productCount')
      assert.ok(data.some(({ productCount }) => productCount > 0))
    },
  },
  {
    call: 'GET /productType/query/countryCategory',
    who: 'P',
    says: 'the countries of a category with their number of products',
    async gives(place) {
      const name = 'GET /productType/query/countryCategory'
      const all = await dataOf<unknown[]>(place, name)
      const vat = await dataOf<unknown[]>(place, name, { query: { category: 'VAT' } })
      expectFields(vat[0], 'country name flag productCount')
      assert.ok(vat.length > 0 && vat.length <= all.length)
    },
  },
  {
    call: 'GET /product/details',
    who: 'P',
    says: 'everything that the page of one product shows, by id or code',
    sample: () => ({ query: { code: ONE } }),
    async gives(place) {
      const byCode = await oneProduct(place)
      expectFields(byCode, 'description deliverables process materials options faqs related price')
      const byId = await dataOf(place, 'GET /product/details', { query: { id: byCode.id } })
      assert.deepEqual(byId, byCode)
    },
  },
  {
    call: 'GET /product/price',
    who: 'P',
    says: 'what a product costs with these options, computed on the server',
    sample: () => ({ query: { id: ONE } }),
    async gives(place) {
      const { id, price } = await oneProduct(place)
      const name = 'GET /product/price'
      const one = await dataOf<Quote>(place, name, { query: { id } })
      expectFields(one, 'unit discount net vat total lines')
      assert.deepEqual(one.net, price.net)
      const more = await dataOf<Quote>(place, name, { query: { id, option: ['filing:12'] } })
      assert.ok(more.net.amount > one.net.amount, 'an option that costs more')
      const pounds = await dataOf<Quote>(place, name, { query: { id, currency: 'GBP' } })
      assert.equal(pounds.total.currency, 'GBP')
    },
  },
  {
    call: 'POST /shoppingCart/category',
    who: 'P/S',
    says: 'the cart by category, each line with its quote, and the totals',
    async gives(place) {
      const { id } = await oneProduct(place)
      const asked = { token: place.stranger }
      await dataOf(place, 'POST /shoppingCart/add', { ...asked, body: { productId: id } })
      type Cart = { groups: { category: string; lines: unknown[] }[] }
      const cart = await dataOf<Cart>(place, 'POST /shoppingCart/category', asked)
      expectFields(cart, 'groups totals')
      const group = cart.groups.find(({ category }) => category === 'VAT')
      expectFields(group?.lines[0], 'id quote problems')
    },
  },
  {
    call: 'GET /shoppingCart/count',
    who: 'P/S',
    says: 'how many lines the cart has',
    async gives(place) {
      const count = () => dataOf<number>(place, 'GET /shoppingCart/count', { token: place.stranger })
      assert.equal(typeof (await count()), 'number')
      const { id } = await dataOf<Card>(place, 'GET /product/details', { query: { code: 'packaging-de' } })
      const before = await count()
      await dataOf(place, 'POST /shoppingCart/add', { token: place.stranger, body: { productId: id } })
      assert.equal(await count(), before + 1)
    },
  },
  {
    call: 'POST /customerRelationship/saveComment',
    who: 'P',
    says: 'takes an enquiry and answers its id',
    sample: () => ({ body: enquiry('Wang Fang') }),
    async gives(place) {
      const data = await dataOf(place, 'POST /customerRelationship/saveComment', { body: enquiry('Li Na') })
      expectFields(data, 'id')
    },
  },
  {
    call: 'POST /renewal/checkOrder',
    who: 'S',
    says: 'what can be renewed and at which price, what cannot and why; changes nothing',
    sample: () => ({ body: { serviceIds: [UNKNOWN] } }),
    async gives(place) {
      const asked = { token: place.customer }
      type Registrations = Page<{ id: string }>
      const registrations = () => dataOf<Registrations>(place, 'GET /registration/list', asked)
      const before = await registrations()
      assert.ok(before.total > 0, 'the customer has a registration')
      const own = before.records[0]?.id ?? ''
      type Service = { serviceId: string; reason?: string }
      type Checked = { renewable: Service[]; refused: Service[] }
      const check = (body: object) => dataOf<Checked>(place, 'POST /renewal/checkOrder', { ...asked, body })
      const { renewable, refused } = await check({ serviceIds: [own, UNKNOWN] })
      const answered = [...renewable, ...refused]
      assert.deepEqual(answered.map(({ serviceId }) => serviceId).toSorted(), [own, UNKNOWN].toSorted())
      const reasonOf = (id: string) => answered.find(({ serviceId }) => serviceId === id)?.reason
      assert.equal(reasonOf(UNKNOWN), 'NOT_FOUND')
      assert.notEqual(reasonOf(own), 'NOT_FOUND')
      expectFields(await check({ pendingRenewalType: 'VAT' }), 'renewable refused')
      assert.deepEqual(await registrations(), before, 'nothing has changed')
    },
  },
]

const enquiry = (name: string) => ({
  name,
  email: 'wang@example.com',
  topic: 'SERVICE',
  message: 'How long does the registration in Italy take at present?',
  consent: true,
})
