import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addToShoppingCart, readShoppingCart } from '#cart/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import { offersByCode } from '#catalogue/server/public.ts'
import { OBLIGATION_KINDS } from '../rule.ts'
import { codesFor } from '../served-by.ts'
import { assessObligations } from '../contract.ts'
import { RULES } from '../rules/rules.ts'
import { listObligationRules, updateObligationRule } from '../staff/contract.ts'

const app = await testApp()

/** A company from Shenzhen, goods with a marketplace in Germany. */
const ANSWERS = {
  home: 'CN',
  stock: ['DE'],
  customers: ['DE'],
  channels: ['MARKETPLACE'],
  sales: 'ABOVE_10000',
  goods: ['NONE'],
}

const assess = async (answers: object, lang: 'en' | 'zh' = 'en') =>
  (await app.post(assessObligations, answers, { lang })).body.data
const kindsOf = (list: { kind: string; countries: { code: string }[] }[] | undefined) =>
  list?.flatMap(({ kind, countries }) => countries.map(({ code }) => `${kind} ${code}`))

const effect = async () => kindsOf((await assess(ANSWERS))?.must)

describe('POST /obligation/assess', () => {
  test('says what is needed, why, and which service covers it at what price', async () => {
    const needs = await assess({ ...ANSWERS, currency: 'CNY' })
    expect(kindsOf(needs?.must)).toEqual(['VAT_REGISTRATION DE', 'PACKAGING DE'])
    const registration = needs?.must[0]
    expect(registration).toMatchObject({
      title: 'VAT registration and returns',
      countries: [{ code: 'DE', name: 'Germany' }],
      from: null,
    })
    expect(registration?.services).toMatchObject([
      {
        country: 'DE',
        product: { code: 'vat-registration-de', fromPrice: { currency: 'CNY' } },
        alternatives: [{ code: 'vat-filing-de' }],
      },
    ])
    expect(registration?.services[0]?.product.expectedDays.high).toBeGreaterThan(0)
    const added = await app.post(
      addToShoppingCart,
      { productId: registration?.services[0]?.product.id, currency: 'CNY' },
      { as: app.people.seller },
    )
    expect(added.body.code).toBe(0)
    const cart = await app.post(readShoppingCart, { currency: 'CNY' }, { as: app.people.seller })
    expect(cart.body.data?.totals.net).toEqual(registration?.services[0]?.price)
    expect(registration?.reasons[0]).toMatchObject({
      text: expect.stringContaining('Your goods are in Germany'),
      source: { url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj' },
      confidence: 'high',
    })
    expect(needs).toMatchObject({ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), reviewed: false })
  })

  test('answers in Chinese', async () => {
    const needs = await assess(ANSWERS, 'zh')
    expect(needs?.must[0]).toMatchObject({
      title: 'VAT注册与申报',
      countries: [{ code: 'DE', name: '德国' }],
    })
    expect(needs?.must[0]?.reasons[0]?.text).toContain('您的货物存放在德国。')
  })

  test('a registration in France requires a fiscal representative for a company from China', async () => {
    const needs = await assess({ ...ANSWERS, stock: ['FR'] })
    expect(kindsOf(needs?.must)).toContain('FISCAL_REPRESENTATIVE FR')
    expect(kindsOf((await assess({ ...ANSWERS, stock: ['FR'], home: 'GB' }))?.notNeeded)).toContain(
      'FISCAL_REPRESENTATIVE FR',
    )
  })

  test('what is unknown is asked, and is never an obligation', async () => {
    const needs = await assess({})
    expect(needs).toMatchObject({ must: [], probably: [], notNeeded: [] })
    expect(needs?.open.map(({ fact }) => fact)).toEqual(expect.arrayContaining(['stock', 'customers']))
    expect(await assess({ home: 'UNKNOWN', stock: ['UNKNOWN'], goods: ['UNKNOWN'] })).toEqual(needs)
    const without = await assess({ ...ANSWERS, home: 'UNKNOWN' })
    expect(kindsOf(without?.probably)).toContain('VAT_REGISTRATION DE')
    expect(without?.probably[0]?.missing).toEqual(['home'])
  })

  test('the same obligation in many countries is one entry, with the services of those that have one', async () => {
    const needs = await assess({ ...ANSWERS, customers: ['EU'], goods: ['ELECTRICAL'] })
    const weee = needs?.must.filter(({ kind }) => kind === 'WEEE')
    expect(weee).toHaveLength(1)
    expect(weee?.[0]?.countries).toHaveLength(27)
    expect(weee?.[0]?.services.length).toBeLessThan(27)
    expect(weee?.[0]?.reasons[0]?.text).toContain('Austria, Belgium')
  })

  test.each([
    ['UK', 'GB'],
    ['uk', 'GB'],
    ['EL', 'GR'],
    [' gr ', 'GR'],
  ])('%j is read as %s', async (written, country) => {
    const needs = await assess({ ...ANSWERS, stock: [written, country] })
    expect(kindsOf(needs?.must)).toContain(`VAT_REGISTRATION ${country}`)
    expect((await assess({ ...ANSWERS, home: written }))?.must).toBeDefined()
  })

  test.each([
    ['home', { home: 'ZZ' }],
    ['home', { home: 'EU' }],
    ['stock', { stock: ['CN'] }],
    ['stock', { stock: [] }],
    ['stock', { stock: ['UNKNOWN', 'DE'] }],
    ['customers', { customers: ['US'] }],
    ['customers', { customers: ['UNKNOWN', 'EU'] }],
    ['customers.0', { customers: [1] }],
    ['channels', { channels: ['UNKNOWN', 'OWN_SHOP'] }],
    ['channels.0', { channels: ['BAZAAR'] }],
    ['sales', { sales: '10000' }],
    ['goods', { goods: ['NONE', 'TOYS'] }],
    ['goods', { goods: 'TOYS' }],
    ['parcels', { parcels: 'small' }],
    ['stock', { stock: Array.from({ length: 61 }, () => 'DE') }],
    ['home', { home: 'x'.repeat(300) }],
  ])('an answer that is none is named: %s %j', async (field, answer) => {
    const { status, body } = await app.post(assessObligations, { ...ANSWERS, ...answer })
    expect([status, body.code]).toEqual([400, 400])
    expect(Object.keys(body.fields ?? {})).toEqual([field])
    expect(body.fields?.[field]).toBeTruthy()
  })

  test('every kind of obligation has at least one service on sale, except those that nobody sells', async () => {
    const offer = await offersByCode(app.deps, 'en', 'EUR')
    const places = [...EU_STATES, 'EU', 'GB']
    const withoutService = OBLIGATION_KINDS.filter((kind) =>
      places.every((place) => codesFor(kind, place).every((code) => !offer(code))),
    )
    expect(withoutService).toEqual([])
  })

  test('duplicates count once', async () => {
    expect(await assess({ ...ANSWERS, stock: ['DE', 'DE'], goods: ['TOYS', 'TOYS'] })).toEqual(
      await assess({ ...ANSWERS, goods: ['TOYS'] }),
    )
  })
})

describe('rules edited by staff', () => {
  const admin = app.people.admin
  const reviewer = app.people.reviewer

  test('only reviewers and admins see the rules', async () => {
    const { body } = await app.get(listObligationRules, { pageSize: 100 }, { as: reviewer })
    expect(body.data?.total).toBe(RULES.length)
    expect(body.data?.records.every(({ changed }) => changed === null)).toBe(true)
    expect((await app.get(listObligationRules, {}, { as: app.people.agent })).body.code).toBe(499)
    expect((await app.get(listObligationRules, {}, { as: app.people.seller })).body.code).toBe(1)
  })

  test('a rule that is switched off has no effect until it is switched on again', async () => {
    await app.post(updateObligationRule, { rule: 'packaging-de', enabled: false }, { as: admin })
    expect(await effect()).toEqual(['VAT_REGISTRATION DE'])
    const { body } = await app.post(updateObligationRule, { rule: 'packaging-de' }, { as: admin })
    expect(body.data?.changed).toBeNull()
    expect(await effect()).toContain('PACKAGING DE')
    const lines = await app.deps.db.select().from(auditTrail).where(eq(auditTrail.record, 'packaging-de'))
    expect(lines.map(({ detail }) => detail['enabled'])).toEqual([false, true])
    expect(lines.every(({ actorKind }) => actorKind === 'staff')).toBe(true)
  })

  test('texts, days and confidence can be overridden', async () => {
    const reason = { en: 'Register in LUCID before the first parcel.', zh: '首个包裹寄出前须完成LUCID注册。' }
    const change = { rule: 'packaging-de', from: '2099-01-01', confidence: 'medium', reason }
    expect((await app.post(updateObligationRule, change, { as: reviewer })).body.code).toBe(0)
    const packaging = (await assess(ANSWERS))?.must.find(({ kind }) => kind === 'PACKAGING')
    expect(packaging).toMatchObject({ from: '2099-01-01' })
    expect(packaging?.reasons[0]).toMatchObject({ text: reason.en, confidence: 'medium' })
    await app.post(updateObligationRule, { rule: 'packaging-de' }, { as: reviewer })
  })

  test.each([
    ['a rule that does not exist', { rule: 'nothing' }, 499],
    ['a day that does not exist', { rule: 'weee', from: '2026-02-30' }, 400],
    ['an end before the beginning', { rule: 'weee', from: '2026-02-02', until: '2026-02-01' }, 400],
    ['words in one language only', { rule: 'weee', reason: { en: 'Register before selling.' } }, 400],
    ['endless words', { rule: 'weee', reason: { en: 'x'.repeat(601), zh: 'x'.repeat(20) } }, 400],
  ])('%s is refused', async (_name, change, code) => {
    expect((await app.post(updateObligationRule, change, { as: admin })).body.code).toBe(code)
  })
})
