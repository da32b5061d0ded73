import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp, testConfig, type TestApp } from '#main/testing/test-app.ts'
import { checkVatNumberCall } from '../contract.ts'
import { publishedNames } from './number-checks.repository.ts'
import { vatNumberChecks } from './number-checks.tables.ts'
import { numberEnding } from '../testing/numbers.builders.ts'

/** As configured, but without long waits. */
const quick = (changes: object = {}) => ({
  vatLookup: { ...testConfig('', '').vatLookup, timeoutMs: 1_000, pausesMs: [10, 20], ...changes },
})

let app: TestApp
beforeAll(async () => {
  app = await testApp({ listen: true, config: quick() })
})

const ask = async (vat: string, country?: string) => {
  const { body } = await app.post(
    checkVatNumberCall,
    { vat, ...(country ? { country } : {}) },
    { as: app.people.seller },
  )
  if (!body.data) throw new Error(body.message)
  return body.data
}
const rowsOf = (vatNumber: string) =>
  app.deps.db.select().from(vatNumberChecks).where(eq(vatNumberChecks.vatNumber, vatNumber))

describe('a malformed number', () => {
  it('gets a reason in the language of the request, and no register is asked', async () => {
    expect(await ask('DE 818 964 422')).toMatchObject({
      normalised: 'DE818964422',
      wellFormed: false,
      country: 'DE',
      reason: expect.stringContaining('check digits'),
      live: { status: 'notAsked', register: null, checkedAt: null, consultationNumber: null },
    })
    const chinese = await app.post(checkVatNumberCall, { vat: '12' }, { lang: 'zh' })
    expect(chinese.body.data?.reason).toContain('国家代码')
    expect(await rowsOf('DE818964422')).toEqual([])
  })
})

describe('a number of the EU', () => {
  it('is looked up in the agency’s name, with proof, and only once', async () => {
    const vat = numberEnding('DE', '100')
    const first = await ask(vat.slice(2), 'de')
    expect(first).toMatchObject({ normalised: vat, wellFormed: true, country: 'DE', reason: null })
    expect(first.live).toEqual({
      status: 'valid',
      register: 'vies',
      checkedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      consultationNumber: expect.stringMatching(/^WAPI[A-Z0-9]{6,12}$/),
    })
    expect(await ask(vat)).toEqual(first)
    expect(await rowsOf(vat)).toMatchObject([{ outcome: 'valid', requester: 'DE123456788' }])
  })

  it('that is in no register is invalid', async () => {
    const { live } = await ask(numberEnding('PL', '200'))
    expect(live).toMatchObject({ status: 'invalid', register: 'vies', consultationNumber: null })
  })

  it('requested by several people at once is looked up once', async () => {
    const vat = numberEnding('DE', '100', 1)
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(vat)))
    expect(new Set(answers.map(({ live }) => live.consultationNumber)).size).toBe(1)
    expect(await rowsOf(vat)).toHaveLength(1)
  })

  it('is answered although the state was unavailable at first', async () => {
    expect((await ask(numberEnding('DE', '303'))).live.status).toBe('valid')
  })

  it.each([
    ['201', 'INVALID_INPUT'],
    ['202', 'INVALID_REQUESTER_INFO'],
    ['300', 'SERVICE_UNAVAILABLE'],
    ['301', 'MS_UNAVAILABLE'],
    ['302', 'TIMEOUT'],
    ['400', 'VAT_BLOCKED'],
    ['401', 'IP_BLOCKED'],
    ['500', 'GLOBAL_MAX_CONCURRENT_REQ'],
    ['501', 'GLOBAL_MAX_CONCURRENT_REQ_TIME'],
    ['600', 'MS_MAX_CONCURRENT_REQ'],
    ['700', 'NO_ANSWER_IN_TIME'],
    ['701', 'ANSWERED_500'],
    ['702', 'UNREADABLE_ANSWER_200'],
    ['703', 'UNREADABLE_ANSWER_200'],
    ['704', 'UNREACHABLE'],
    ['705', 'OTHER_NUMBER'],
    ['706', 'UNREADABLE_ANSWER_200'],
    ['707', 'UNREADABLE_ANSWER_200'],
  ])('ending with %s is silence (%s), not a verdict', async (ending, fault) => {
    const vat = numberEnding('DE', ending)
    expect((await ask(vat)).live).toMatchObject({ status: 'unavailable', consultationNumber: null })
    expect(await rowsOf(vat)).toMatchObject([{ outcome: 'unavailable', fault, consultationNumber: null }])
  })
})

describe('a British number', () => {
  it.each([
    ['100', 'valid', null],
    ['200', 'invalid', null],
    ['402', 'valid', null],
    ['303', 'valid', null],
    ['201', 'unavailable', 'INVALID_REQUEST'],
    ['300', 'unavailable', 'SERVICE_UNAVAILABLE'],
    ['401', 'unavailable', 'FORBIDDEN'],
    ['404', 'unavailable', 'MATCHING_RESOURCE_NOT_FOUND'],
    ['500', 'unavailable', 'MESSAGE_THROTTLED_OUT'],
    ['700', 'unavailable', 'NO_ANSWER_IN_TIME'],
    ['703', 'unavailable', 'UNREADABLE_ANSWER_200'],
    ['705', 'unavailable', 'OTHER_NUMBER'],
  ])('ending with %s is %s (%s)', async (ending, status, fault) => {
    const vat = numberEnding('GB', ending)
    expect((await ask(vat)).live).toMatchObject({ status, register: 'hmrc' })
    expect(await rowsOf(vat)).toMatchObject([{ outcome: status, fault, register: 'hmrc' }])
  })

  it('has a consultation number when a British agency asks', async () => {
    const agency = { ...app.config.agency, vatNumber: 'GB 984 9263 07' }
    const british = await testApp({ listen: true, config: { ...quick(), agency } })
    const { body } = await british.post(checkVatNumberCall, { vat: numberEnding('GB', '100') })
    expect(body.data?.live.consultationNumber).toMatch(/^[A-Z0-9]{3}(-[A-Z0-9]{3}){2}$/)
  })
})

it.each(['CHE863272896MWST', 'NO166961076MVA', 'GBHA500'])(
  '%s is in no register that can be asked',
  async (vat) => {
    expect(await ask(vat)).toMatchObject({ wellFormed: true, live: { status: 'notAsked' } })
  },
)

it('a valid result is cached for a day, an invalid one for an hour, silence for half a minute', async () => {
  const valid = numberEnding('PL', '100')
  const silent = numberEnding('PL', '301')
  const unknown = numberEnding('PL', '200', 1)
  const requestCounts = async () => {
    for (const vat of [valid, unknown, silent]) await ask(vat)
    return Promise.all([valid, unknown, silent].map(async (vat) => (await rowsOf(vat)).length))
  }
  expect(await requestCounts()).toEqual([1, 1, 1])
  app.clock.advance(60_000)
  expect(await requestCounts()).toEqual([1, 1, 2])
  app.clock.advance(2 * 3_600_000)
  expect(await requestCounts()).toEqual([1, 2, 3])
  app.clock.advance(25 * 3_600_000)
  expect(await requestCounts()).toEqual([2, 3, 4])
})

it('too many look-ups are refused for a while', async () => {
  const answers = []
  for (let tries = 0; tries < 31; tries += 1)
    answers.push((await app.post(checkVatNumberCall, { vat: 'DE1' })).status)
  expect(answers.at(-1)).toBe(429)
})

it('no register is asked while look-ups are off', async () => {
  const off = await testApp({ config: quick({ mode: 'off' }) })
  const { body } = await off.post(checkVatNumberCall, { vat: 'DE818964421' })
  expect(body.data).toMatchObject({ wellFormed: true, live: { status: 'notAsked' } })
})

it('the Commission’s own test numbers give its documented answers', async () => {
  const url = `${app.baseUrl}/local-registers/vies/check-vat-test-service`
  const askTest = async (vatNumber: string) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ countryCode: 'DE', vatNumber }),
    })
    return (await response.json()) as unknown
  }
  expect(await askTest('100')).toMatchObject({ countryCode: 'DE', valid: true })
  expect(await askTest('200')).toMatchObject({ valid: false })
  expect(await askTest('301')).toEqual({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] })
})

const check = (vatNumber: string, day: string, publishedName: string | null, outcome = 'valid' as const) => ({
  id: `chk_${vatNumber}_${day}`,
  vatNumber,
  register: 'vies' as const,
  outcome,
  publishedName,
  checkedAt: new Date(`${day}T10:00:00Z`),
})

it('knows of a number the name that was published last, and none of one that was not valid or named', async () => {
  await app.deps.db
    .insert(vatNumberChecks)
    .values([
      check('IT00743110157', '2026-01-05', 'EARLIER S.R.L.'),
      check('IT00743110157', '2026-03-05', 'NEWER S.R.L.'),
      check('IT00743110157', '2026-04-05', null),
      check('ESB12345674', '2026-01-05', null),
    ])
  expect(await publishedNames(app.deps.db, ['IT00743110157', 'ESB12345674', 'PT980000001'])).toEqual(
    new Map([['IT00743110157', 'NEWER S.R.L.']]),
  )
  expect(await publishedNames(app.deps.db, [])).toEqual(new Map())
})
