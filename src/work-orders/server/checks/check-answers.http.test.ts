import { expect, test } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { answerChecks } from '../../staff/checks-contract.ts'
import { readingOf } from '../present-card.ts'
import { checkAnswers } from './check-answers.ts'
import { openWorkOrder, submitForm } from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { agent, seller } = app.people

const checksOf = async (workOrderId: string, lang: 'en' | 'zh' = 'en') => {
  const { body } = await app.get(answerChecks, { workOrderId }, { as: agent, lang })
  if (!body.data) throw new Error(body.message)
  return body.data
}

test('nothing is checked before a form is submitted', async () => {
  const order = await openWorkOrder(app)
  expect((await checksOf(order.workOrderId)).records).toEqual([])
})

test('a submitted form is compared with the profile, the company’s other forms and today', async () => {
  const first = await openWorkOrder(app)
  await submitForm(app, first)
  const second = await openWorkOrder(app)
  await submitForm(app, second)
  const { records, compared } = await checksOf(second.workOrderId)
  expect(compared).toHaveLength(1)
  // The sample form names another company than the test's profile, and the same one twice.
  expect(records.filter(({ text }) => text.startsWith('The profile says')).length).toBeGreaterThan(0)
  expect(records.filter(({ text }) => text.includes(compared[0] ?? '?'))).toEqual([])
  const passport = records.find(({ path }) => path.endsWith('/passportExpiresOn'))
  expect(passport).toMatchObject({ level: 'good', text: expect.stringMatching(/^Valid until /) })
  expect(passport?.what).toMatch(/^Passport valid until \(.+\)$/)
  expect(JSON.stringify((await checksOf(second.workOrderId, 'zh')).records)).toContain('有效期至')
})

test('another country is named, in the reader’s language', async () => {
  const order = await openWorkOrder(app)
  await submitForm(app, order)
  const setCountry = (code: string) =>
    app.database.pool.query(
      'update companies set country = $1 where id = (select company_id from work_orders where id = $2)',
      [code, order.workOrderId],
    )
  const countryHint = async (lang: 'en' | 'zh') =>
    (await checksOf(order.workOrderId, lang)).records.find(({ path }) => path === 'country')?.text
  await setCountry('GB')
  expect(await countryHint('en')).toBe('The profile says “United Kingdom”')
  expect(await countryHint('zh')).toBe('企业资料中为“英国”')
  await setCountry('CN')
})

test('a passport that has run out since stands first', async () => {
  const order = await openWorkOrder(app)
  await submitForm(app, order)
  const later = new Date(app.clock.now().getTime() + 20 * 365 * 86_400_000)
  const reading = { ...readingOf({ lang: 'en' }, app.deps), now: later }
  const { records } = await checkAnswers(
    app.deps,
    { workOrderId: order.workOrderId, staff: { scope: 'all' } },
    reading,
  )
  expect(records[0]).toMatchObject({ level: 'wrong', text: expect.stringMatching(/^Expired on /) })
})

test('a day that cannot be is told in words, and stands before what is in order', async () => {
  const order = await openWorkOrder(app)
  await submitForm(app, order)
  // Read a quarter of a century before, the same passport would be valid for longer than any is.
  const before = new Date(app.clock.now().getTime() - 25 * 365 * 86_400_000)
  const { records } = await checkAnswers(
    app.deps,
    { workOrderId: order.workOrderId, staff: { scope: 'all' } },
    {
      ...readingOf({ lang: 'en' }, app.deps),
      now: before,
    },
  )
  expect(records[0]).toMatchObject({
    path: expect.stringMatching(/\/passportExpiresOn$/),
    level: 'wrong',
    text: expect.stringMatching(/longer than a passport can be/),
  })
  expect(records.filter(({ text }) => text.startsWith('Valid until') && text.length < 25)).toEqual([])
})

test('a seller is refused, and what is not there is not found', async () => {
  const order = await openWorkOrder(app)
  const refused = await app.get(answerChecks, { workOrderId: order.workOrderId }, { as: seller })
  expect(refused.body.code).not.toBe(0)
  const missing = await app.get(answerChecks, { workOrderId: 'wo_none' }, { as: agent })
  expect(missing.body.error).toBe('work_orders.not_found')
})
