import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { companyInfo, switchCompany, updateCompany, userInfo } from '../contract.ts'
import { aSeller } from './accounts.builders.ts'
import { companyMembers } from './accounts.tables.ts'
import { companyMembersToNotify } from './public.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const companyOf = async (as: { token: string }) => {
  const { body } = await app.get(companyInfo, {}, { as })
  if (!body.data) throw new Error(body.message)
  return body.data
}

describe('GET /company/info', () => {
  it('returns the own company, also to a viewer', async () => {
    const company = await companyOf(app.people.seller)
    expect(company).toMatchObject({
      name: 'Shenzhen Brightoak Trading Co., Ltd.',
      nameOriginal: '深圳市明橡贸易有限公司',
      country: 'CN',
      registrationNumber: '91440300MA5GX7QK45',
      vatNumber: null,
      vatNumberStatus: 'none',
      timeZone: 'Asia/Shanghai',
      role: 'owner',
      address: { city: 'Shenzhen', country: 'CN' },
    })
    expect(await companyOf(app.people.viewer)).toEqual({ ...company, role: 'viewer' })
    expect((await companyOf(app.people.sellerOther)).id).not.toBe(company.id)
    expect((await app.get(companyInfo)).body.code).toBe(1)
  })
})

describe('POST /company/update', () => {
  it('keeps a Latin spelling beside a name and address in characters, and takes no characters for it', async () => {
    const as = await aSeller(app, { companyCountry: 'CN' })
    const address = { line1: '科技路18号', city: '深圳', postcode: '518057', country: 'CN' }
    const latin = { name: 'Shenzhen Mingxiang Ltd.', street: '18 Keji Road', city: 'Shenzhen' }
    const saved = await app.post(updateCompany, { name: '明橡', address, latin }, { as })
    expect(saved.body.data).toMatchObject({ name: '明橡', latin })
    const wrong = await app.post(updateCompany, { latin: { name: '明橡' } }, { as })
    expect(wrong.body).toMatchObject({ code: 400, fields: { 'latin.name': expect.any(String) } })
    expect((await companyOf(as)).latin).toEqual(latin)
    const emptied = await app.post(updateCompany, { latin: { name: '', street: '', city: '' } }, { as })
    expect(emptied.body.data?.latin).toBeNull()
  })

  it('keeps the province of an address in China, and of no other', async () => {
    const as = await aSeller(app, { companyCountry: 'CN' })
    const address = {
      line1: '科技路18号',
      city: '深圳',
      postcode: '518057',
      country: 'CN',
      province: 'CN-GD',
    }
    await app.post(updateCompany, { address }, { as })
    expect((await companyOf(as)).address).toMatchObject(address)
    const wrong = await app.post(updateCompany, { address: { ...address, province: 'CN-XX' } }, { as })
    expect(wrong.body).toMatchObject({ code: 400, fields: { 'address.province': expect.any(String) } })
    await app.post(updateCompany, { address: { ...address, country: 'HK' } }, { as })
    expect((await companyOf(as)).address).not.toHaveProperty('province')
  })

  it('changes what is sent, removes what is empty, and normalises numbers', async () => {
    const as = await aSeller(app, { companyCountry: 'PL' })
    const address = { line1: 'ul. Prosta 1', city: 'Kraków', postcode: '30-001', country: 'PL' }
    const first = await app.post(
      updateCompany,
      { vatNumber: 'pl 525-291-00-00', registrationNumber: 'KRS 77', address },
      { as },
    )
    expect(first.body.data).toMatchObject({
      name: 'Test Trading Ltd.',
      vatNumber: 'PL5252910000',
      vatNumberStatus: 'well_formed',
      registrationNumber: 'KRS 77',
      address: { ...address, line2: '' },
      timeZone: 'Europe/Warsaw',
    })
    const second = await app.post(updateCompany, { vatNumber: '', country: 'HK' }, { as })
    expect(second.body.data).toMatchObject({
      vatNumber: null,
      vatNumberStatus: 'none',
      timeZone: 'Asia/Hong_Kong',
    })
    expect(second.body.data?.address?.city).toBe('Kraków')
  })

  it.each([
    ['a VAT number with wrong check digits', { vatNumber: 'PL5252910001' }, 'vatNumber'],
    ['a country that is none', { country: 'ZZ' }, 'country'],
    [
      'a Chinese company with a wrong credit code',
      { country: 'CN', registrationNumber: '91440300MA5GX7QK46' },
      'registrationNumber',
    ],
    ['an address in no country', { address: { line1: 'a', city: 'b', country: 'ZZ' } }, 'address.country'],
    ['an address without a street', { address: { line1: '', city: 'b', country: 'PL' } }, 'address.line1'],
    ['an empty name', { name: ' ' }, 'name'],
  ])('refuses %s at its field and changes nothing', async (_what, changes, field) => {
    const before = await companyOf(app.people.sellerOther)
    const { status, body } = await app.post(
      updateCompany,
      { ...changes, nameOriginal: 'X' },
      { as: app.people.sellerOther },
    )
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
    expect(await companyOf(app.people.sellerOther)).toEqual(before)
  })

  it('is for owners only', async () => {
    const viewer = await app.post(updateCompany, { name: 'Mine' }, { as: app.people.viewer })
    expect(viewer.body).toMatchObject({ code: 499, error: 'wire.not_allowed' })
    expect((await app.post(updateCompany, { name: 'Mine' })).body.code).toBe(1)
    expect((await companyOf(app.people.seller)).name).toContain('Brightoak')
  })
})

describe('POST /company/switch', () => {
  it('lets a member of two companies work in one at a time', async () => {
    const as = await aSeller(app)
    const own = await companyOf(as)
    const other = await companyOf(app.people.sellerOther)
    const userId = (await app.get(userInfo, {}, { as })).body.data?.id ?? ''
    const joinedAt = app.clock.now()
    await app.deps.db.insert(companyMembers).values({ companyId: other.id, userId, role: 'viewer', joinedAt })
    const switched = await app.post(switchCompany, { companyId: other.id }, { as })
    expect(switched.body.data).toMatchObject({ company: { id: other.id, role: 'viewer' } })
    expect((await app.post(updateCompany, { name: 'Mine' }, { as })).body.error).toBe('wire.not_allowed')
    expect((await companyOf(as)).id).toBe(other.id)

    await app.deps.db.delete(companyMembers).where(eq(companyMembers.userId, userId))
    // Written past the product: its reads notice within a second.
    app.clock.advance(1_000)
    expect((await app.get(companyInfo, {}, { as })).body.code).toBe(1)
    expect(own.id).not.toBe(other.id)
  })

  it('treats somebody else’s company like one that does not exist', async () => {
    const { id } = await companyOf(app.people.sellerOther)
    const theirs = await app.post(switchCompany, { companyId: id }, { as: app.people.seller })
    const none = await app.post(switchCompany, { companyId: 'com_none' }, { as: app.people.seller })
    expect(theirs).toMatchObject({ status: 404, body: { code: 499, error: 'accounts.company_not_found' } })
    expect(theirs.raw.toString()).toBe(none.raw.toString())
    expect((await app.post(switchCompany, { companyId: id })).body.code).toBe(1)
    expect((await app.post(switchCompany, { companyId: '../x' }, { as: app.people.seller })).body.code).toBe(
      400,
    )
  })
})

it('notifies owners and editors of a company, not its viewers', async () => {
  const { id } = await companyOf(app.people.seller)
  const notified = await companyMembersToNotify(app.deps.db, id)
  expect(notified).toEqual([
    { userId: expect.any(String), name: 'Lin Yue', email: app.people.seller.email, lang: 'zh' },
  ])
})
