import { describe, expect, test } from 'vitest'
import { addToShoppingCart, deleteFromShoppingCart } from '#cart/contract.ts'
import { cartLines } from '#cart/server/cart.tables.ts'
import { downloadDocument, uploadDocument } from '#documents/contract.ts'
import { productId } from '#orders/testing/orders.builders.ts'
import { listProducts } from '#catalogue/contract.ts'
import { GO_ON } from './calls-on-a-full-disk.ts'
import { testApp } from './testing/test-app.ts'

/* More than any disk has free. */
const app = await testApp({ config: { minFreeMb: 1_000_000_000_000 } })
const { seller } = app.people
const service = await productId(app)
const pdf = Buffer.from('%PDF-1.4\npaper\n%%EOF\n')

describe('while the disk is nearly full', () => {
  test('/ready says so, and stays ready for reads', async () => {
    const answer = await app.app.inject({ method: 'GET', url: '/ready' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ code: 0, data: { database: 'reachable', disk: 'nearly full' } })
  })

  test('writes are refused with the envelope in both languages, and change nothing', async () => {
    for (const lang of ['en', 'zh'] as const) {
      const answer = await app.post(addToShoppingCart, { productId: service }, { as: seller, lang })
      expect(answer).toMatchObject({ status: 507, body: { code: 502, error: 'wire.disk_full' } })
      expect(answer.body.message).toMatch(lang === 'en' ? /nearly full/ : /存储空间/)
    }
    const upload = await app.upload(uploadDocument, { name: 'a.pdf', bytes: pdf }, { as: seller })
    expect(upload.body.error).toBe('wire.disk_full')
    expect(await app.deps.db.select().from(cartLines)).toEqual([])
  })

  test('reads, signing in and making room go on', async () => {
    expect((await app.post(listProducts, {}, { as: seller })).body.code).toBe(0)
    expect((await app.get(downloadDocument, { uploadId: 'file_x' }, { as: seller })).status).toBe(404)
    const removed = await app.post(deleteFromShoppingCart, { ids: ['line_x'] }, { as: seller })
    expect(removed.body.error).not.toBe('wire.disk_full')
    // Signed in by the real call, in spite of the full disk.
    expect(seller.token).not.toBe('')
  })
})

test('every call that goes on exists', () => {
  const posts = app.wired.routes.filter(({ call }) => call.method === 'POST')
  const paths = new Set(posts.map(({ call }) => call.path))
  expect([...GO_ON].filter((path) => !paths.has(path))).toEqual([])
})
