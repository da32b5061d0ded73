import { describe, expect, it, test } from 'vitest'
import { priceDay } from '#catalogue/server/public.ts'
import { testApp } from '#main/testing/test-app.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { claimCoupon } from '../contract.ts'
import {
  staffCoupon,
  staffCoupons,
  staffCreateCoupon,
  staffStopCoupon,
  staffUpdateCoupon,
} from '../staff/contract.ts'

const app = await testApp()
const { admin, agent, seller } = app.people
const today = priceDay(app.deps)
const draft = {
  name: { en: 'Spring', zh: '春季' },
  terms: { en: '', zh: '' },
  basisPoints: 500,
  amounts: {},
  minimums: {},
  categories: [],
  products: [],
  validFrom: today,
  validUntil: addDays(today, 10),
  totalUses: 5,
  usesPerCompany: 1,
  stackable: false,
  claimable: false,
}
let number = 0
const create = (more: object = {}, code = `STAFF-${++number}`) =>
  app.post(staffCreateCoupon, { code, draft: { ...draft, ...more } }, { as: admin })
const list = async (input: object) => (await app.get(staffCoupons, { ...input }, { as: admin })).body.data

describe('coupons in the back office', () => {
  it('are made, read, changed and stopped, each with a line in the audit trail', async () => {
    const made = (await create({}, 'spring-5')).body.data
    expect(made).toMatchObject({ code: 'SPRING-5', state: 'active', uses: 0, claims: 0, version: 1 })
    const id = made?.id ?? ''
    await app.post(claimCoupon, { code: 'SPRING-5' }, { as: seller })
    const changed = await app.post(
      staffUpdateCoupon,
      { id, version: 1, draft: { ...draft, basisPoints: null, amounts: { EUR: 900 } } },
      { as: admin },
    )
    expect(changed.body.data).toMatchObject({
      version: 2,
      basisPoints: null,
      amounts: { EUR: 900 },
      claims: 1,
    })
    const stopped = await app.post(staffStopCoupon, { id, version: 2 }, { as: admin })
    expect(stopped.body.data?.state).toBe('stopped')
    expect((await app.get(staffCoupon, { id }, { as: admin })).body.data?.state).toBe('stopped')
    const trail = (await app.deps.db.select().from(auditTrail)).filter(({ record }) => record === id)
    expect(trail.map(({ action }) => action)).toEqual([
      'coupon.create',
      'coupon.claim',
      'coupon.update',
      'coupon.stop',
    ])
  })

  it('let the first of two writers win, and refuse changes after a stop', async () => {
    const made = (await create()).body.data
    const id = made?.id ?? ''
    const both = await Promise.all(
      [1000, 2000].map((basisPoints) =>
        app.post(staffUpdateCoupon, { id, version: 1, draft: { ...draft, basisPoints } }, { as: admin }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await app.post(staffStopCoupon, { id, version: 2 }, { as: admin })
    const late = await app.post(staffUpdateCoupon, { id, version: 3, draft }, { as: admin })
    expect(late.body.error).toBe('coupon.stopped')
    const unknown = await app.post(staffStopCoupon, { id: 'cp_none', version: 1 }, { as: admin })
    expect(unknown.status).toBe(404)
    const endless = await app.post(staffStopCoupon, { id, version: 2_147_483_648 }, { as: admin })
    expect(endless).toMatchObject({ status: 400, body: { code: 400 } })
  })

  test.each([
    ['a code twice', { code: 'WELCOME10' }, {}, 'coupon.code_taken', undefined],
    ['a service that is not there', {}, { products: ['vat-atlantis'] }, 'coupon.product_unknown', undefined],
    ['no discount', {}, { basisPoints: null }, undefined, 'draft.basisPoints'],
    ['two discounts', {}, { amounts: { EUR: 5 } }, undefined, 'draft.basisPoints'],
    ['more than the whole', {}, { basisPoints: 10_001 }, undefined, 'draft.basisPoints'],
    ['an end before its beginning', {}, { validUntil: addDays(today, -1) }, undefined, 'draft.validUntil'],
    ['a day that is none', {}, { validFrom: '2026-02-30' }, undefined, 'draft.validFrom'],
    ['an empty name', {}, { name: { en: ' ', zh: '' } }, undefined, 'draft.name.en'],
    ['a short code', { code: 'A' }, {}, undefined, 'code'],
  ])('are not created with %s', async (_name, other, more, error, field) => {
    const input = { code: `BAD-${++number}00`, draft: { ...draft, ...more }, ...other }
    const { body } = await app.post(staffCreateCoupon, input, { as: admin })
    expect(body.code).not.toBe(0)
    if (error) expect(body.error).toBe(error)
    if (field) expect(body.fields).toHaveProperty([field])
  })

  it('are found by text and by state, page by page', async () => {
    await create({ name: { en: 'Winter 100%_', zh: '冬季VAT优惠' } }, 'WINTER-1')
    await create({ validFrom: addDays(today, 5) }, 'LATER-1')
    expect((await list({ keyword: '100%_' }))?.records.map(({ code }) => code)).toEqual(['WINTER-1'])
    expect((await list({ keyword: '冬季' }))?.total).toBe(1)
    expect((await list({ keyword: '冬季VAT' }))?.total).toBe(1)
    expect((await list({ keyword: '_' }))?.total).toBe(1)
    expect((await list({ keyword: '"en"' }))?.total).toBe(0)
    expect((await list({ state: 'upcoming' }))?.records.map(({ code }) => code)).toEqual(['LATER-1'])
    expect((await list({ state: 'ended' }))?.records.map(({ code }) => code)).toEqual(['SUMMER15'])
    const pages = [await list({ pageSize: 3 }), await list({ pageSize: 3, page: 2 })]
    const codes = pages.flatMap((page) => page?.records.map(({ code }) => code) ?? [])
    expect(new Set(codes).size).toBe(6)
  })

  it('are closed to case workers', async () => {
    expect((await app.get(staffCoupons, {}, { as: agent })).body.error).toBe('wire.staff_role')
    expect((await app.get(staffCoupons, {}, { as: seller })).body.code).toBe(1)
  })
})
