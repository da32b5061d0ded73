import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { createRateLimiter } from '#platform/server/rate-limit.ts'
import { saveComment } from '../contract.ts'
import { answerEnquiry, closeEnquiry, listEnquiries, reopenEnquiry } from '../staff/contract.ts'
import { purgeOldEnquiries } from './enquiries.jobs.ts'
import { enquiries } from './enquiries.tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: settableClock(new Date('2026-03-02T09:00:05Z')) })
})

/** A new address per test, so that rate limits do not carry over. */
beforeEach(() => app.deps.limits.clear('enquiry:address:127.0.0.1'))

let sent = 0
const anEnquiry = (changes: Record<string, unknown> = {}) => {
  sent += 1
  return {
    name: 'Wang Fang',
    email: `asker${sent}@tests.example`,
    topic: 'SERVICE',
    message: 'Do I need a VAT number when my goods lie in a warehouse in Poland?',
    consent: true,
    ...changes,
  }
}
const send = (input: object, lang: 'en' | 'zh' = 'en') => app.post(saveComment, input, { lang })
const list = async (filter: Record<string, unknown> = {}) =>
  (await app.get(listEnquiries, filter, { as: app.people.agent })).body.data
const numbers = async (view: string) =>
  (await list({ view, pageSize: 100 }))?.records.map((one) => one.number)
const find = async (number: string | undefined) =>
  (await list({ view: 'all', keyword: number ?? 'none' }))?.records[0]

describe('POST /customerRelationship/saveComment', () => {
  it('is numbered by the year in the agency’s time zone', async () => {
    const newYear = Date.parse('2025-12-31T23:30:00Z') - app.clock.now().getTime()
    app.clock.advance(newYear)
    const { body } = await send(anEnquiry())
    app.clock.advance(-newYear)
    expect(body.data?.number).toMatch(/^EQ-2026-/)
  })

  it('stores the enquiry, notifies the agency and sends the sender a confirmation', async () => {
    const input = anEnquiry({ phone: '+86 755 1234', company: '深圳市明橡贸易有限公司' })
    const { body } = await send(input, 'zh')
    expect(body).toMatchObject({
      code: 0,
      data: { id: expect.stringMatching(/^enq_/), number: expect.any(String) },
    })
    await app.drain()
    const mails = await app.mails()
    const toAgency = mails.find((mail) => mail.to === app.config.agency.email)
    expect(toAgency?.text).toContain(input.message)
    expect(toAgency?.subject).toBe(`Enquiry ${body.data?.number}`)
    const toSender = mails.find((mail) => mail.to === input.email)
    expect(toSender?.subject).toContain('已收到您的咨询')
    expect(await find(body.data?.number)).toMatchObject({ ...onlyShown(input), status: 'OPEN', lang: 'zh' })
  })

  it('repeats nothing that was typed in the mail to the typed address', async () => {
    const typed = {
      name: 'Buy at evil.example',
      company: 'evil.example',
      message: 'https://evil.example now!',
    }
    const input = anEnquiry(typed)
    await app.post(saveComment, input, { headers: { host: 'evil.example' } })
    await app.drain()
    const mails = (await app.mails()).filter((mail) => mail.to === input.email)
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails)).not.toContain('evil')
  })

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name of 300 characters', { name: 'x'.repeat(300) }, 'name'],
    ['a name in two lines', { name: 'a\nBcc: all@tests.example' }, 'name'],
    ['no address', { email: 'nobody' }, 'email'],
    ['two addresses', { email: 'a@tests.example, b@tests.example' }, 'email'],
    ['an unknown topic', { topic: 'LOVE' }, 'topic'],
    ['hardly a message', { message: 'hi' }, 'message'],
    ['too much of a message', { message: 'x'.repeat(4001) }, 'message'],
    ['a name written backwards', { name: 'Wang \u202Egnaf' }, 'name'],
    ['a company with a hidden mark', { company: 'Ki\u200Bte' }, 'company'],
    ['no consent', { consent: false }, 'consent'],
  ])('refuses %s at its field', async (_what, changes, field) => {
    const { status, body } = await send(anEnquiry(changes))
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 400, [field]])
  })

  it('stores odd names unchanged, and messages without their hidden marks', async () => {
    const input = anEnquiry({
      name: '<script>alert(1)</script> 😀 𠮷 王芳',
      message: 'نص عربي with \u0000 and \u202E😀',
    })
    const { body } = await send(input)
    expect(await find(body.data?.number)).toMatchObject({
      name: '<script>alert(1)</script> 😀 𠮷 王芳',
      message: 'نص عربي with  and 😀',
    })
  })

  it('responds to a robot as to a person, and notifies nobody', async () => {
    const person = await send(anEnquiry())
    const input = anEnquiry({ website: 'https://casino.example' })
    const robot = await send(input)
    const shape = (answer: typeof robot) => [
      answer.status,
      answer.body.message,
      Object.keys(answer.body.data ?? {}),
    ]
    expect(shape(robot)).toEqual(shape(person))
    await app.drain()
    const notified = (await app.mails()).filter((mail) =>
      JSON.stringify(mail).includes(robot.body.data?.number ?? '-'),
    )
    expect(notified).toEqual([])
    expect(await numbers('open')).not.toContain(robot.body.data?.number)
    expect(await numbers('robots')).toEqual([robot.body.data?.number])
  })

  it('refuses more than three an hour from one e-mail address, also after a restart', async () => {
    const input = anEnquiry()
    for (let i = 0; i < 3; i++) expect((await send(input)).status).toBe(200)
    expect(await send(input)).toMatchObject({ status: 429, body: { error: 'limits.too_many_tries' } })
    const afterRestart = createRateLimiter(app.deps.db, app.clock)
    const counted = afterRestart.count({ key: `enquiry:email:${input.email}`, limit: 3, windowMinutes: 60 })
    await expect(counted).rejects.toThrow('limits.too_many_tries')
  })

  it('refuses more than ten an hour from one network address', async () => {
    const here = { ...anEnquiry() }
    const flood = []
    for (let i = 0; i < 11; i++) flood.push((await send({ ...here, email: `flood${i}@b.example` })).status)
    expect(flood).toEqual([...Array(10).fill(200), 429])
  })

  it('records the signed-in customer', async () => {
    const { body } = await app.post(saveComment, anEnquiry(), { as: app.people.seller })
    expect((await find(body.data?.number))?.customer?.name).toContain('Brightoak')
  })
})

describe('the staff’s side', () => {
  it('sends the answer in the language of the sender, and shows it as answered', async () => {
    const input = anEnquiry()
    const { body } = await send(input, 'zh')
    const as = app.people.agent
    const text = '波兰仓库备货需要波兰VAT税号。'
    const answered = await app.post(answerEnquiry, { enquiryId: body.data?.id, revision: 0, text }, { as })
    expect(answered.body.data).toMatchObject({ status: 'ANSWERED', notes: [{ kind: 'ANSWER', text }] })
    await app.drain()
    const mail = (await app.mails()).find((one) => one.to === input.email && one.text.includes(text))
    expect(mail?.subject).toContain('关于您咨询的回复')
  })

  it('closes with a note that the sender never gets, and opens again', async () => {
    const input = anEnquiry()
    const { body } = await send(input)
    const enquiryId = body.data?.id
    const as = app.people.agent
    const closed = await app.post(closeEnquiry, { enquiryId, revision: 0, note: 'called him back' }, { as })
    expect(closed.body.data).toMatchObject({ status: 'CLOSED', actions: { answer: false, reopen: true } })
    const late = await app.post(answerEnquiry, { enquiryId, revision: 1, text: 'too late' }, { as })
    expect(late).toMatchObject({ status: 422, body: { error: 'enquiry.not_possible' } })
    const open = await app.post(reopenEnquiry, { enquiryId, revision: 1 }, { as })
    expect(open.body.data).toMatchObject({
      status: 'OPEN',
      notes: [{ kind: 'CLOSED' }, { kind: 'REOPENED' }],
    })
    await app.drain()
    expect(JSON.stringify((await app.mails()).filter((mail) => mail.to === input.email))).not.toContain(
      'called',
    )
  })

  it('is answered once, however many answer it at once', async () => {
    const input = anEnquiry()
    const { body } = await send(input)
    const seen = { enquiryId: body.data?.id, revision: 0 }
    const colleagues = [app.people.agent, app.people.admin, app.people.agent]
    const answers = await Promise.all(
      colleagues.map((as, index) => app.post(answerEnquiry, { ...seen, text: `Answer ${index}.` }, { as })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const winner = colleagues[answers.findIndex(({ status }) => status === 200)]
    const late = answers.find(({ status }) => status === 409)
    expect(late?.body).toMatchObject({
      error: 'enquiry.stale',
      message: expect.stringContaining(`${winner?.name} answered it`),
      data: { status: 'ANSWERED', revision: 1, notes: [{ kind: 'ANSWER', by: winner?.name }] },
    })
    await app.drain()
    const mails = (await app.mails()).filter(
      (mail) => mail.to === input.email && mail.text.includes('Answer '),
    )
    expect(mails).toHaveLength(1)
  })

  it('is answered again by whoever has read the first answer', async () => {
    const { body } = await send(anEnquiry())
    const as = app.people.agent
    const enquiryId = body.data?.id
    await app.post(answerEnquiry, { enquiryId, revision: 0, text: 'First.' }, { as })
    const close = await app.post(
      closeEnquiry,
      { enquiryId, revision: 0, note: 'x' },
      { as: app.people.admin },
    )
    expect(close).toMatchObject({ status: 409, body: { error: 'enquiry.stale' } })
    const again = await app.post(answerEnquiry, { enquiryId, revision: 1, text: 'Second.' }, { as })
    expect(again.body.data).toMatchObject({ revision: 2, notes: [{ text: 'First.' }, { text: 'Second.' }] })
  })

  it('is for agents, finance and admins', async () => {
    const reviewer = await app.get(listEnquiries, {}, { as: app.people.reviewer })
    expect(reviewer.body.error).toBe('wire.staff_role')
    expect((await app.get(listEnquiries, {}, { as: app.people.seller })).body.code).toBe(1)
    const none = await app.post(
      answerEnquiry,
      { enquiryId: 'enq_x', revision: 0, text: 'x' },
      { as: app.people.agent },
    )
    expect(none).toMatchObject({ status: 404, body: { error: 'enquiry.not_found' } })
  })

  it('searches by name, address, number and message, in pages, newest first', async () => {
    const { body } = await send(anEnquiry({ name: 'Percy 100% Owl' }))
    expect((await list({ keyword: '100%' }))?.records.map((one) => one.id)).toEqual([body.data?.id])
    expect((await list({ keyword: '0_0' }))?.total).toBe(0)
    const first = await list({ view: 'all', pageSize: 2 })
    expect(first?.records[0]?.id).toBe(body.data?.id)
    expect(first?.total).toBeGreaterThan(2)
    expect(first?.counts.open).toBeGreaterThan(0)
  })

  it('purges robots after 30 days and finished enquiries after two years, open ones never', async () => {
    const robot = (await send(anEnquiry({ website: 'x' }))).body.data?.id
    const open = (await send(anEnquiry())).body.data?.id
    const closed = (await send(anEnquiry())).body.data?.id
    await app.post(closeEnquiry, { enquiryId: closed, revision: 0, note: 'done' }, { as: app.people.agent })
    const left = async (days: number) => {
      app.clock.advance(days * 86_400_000)
      await purgeOldEnquiries(app.deps)
      const there = await Promise.all(
        [robot, open, closed].map((id) =>
          app.deps.db
            .select()
            .from(enquiries)
            .where(eq(enquiries.id, id ?? '')),
        ),
      )
      return there.map((rows) => rows.length)
    }
    expect(await left(29)).toEqual([1, 1, 1])
    expect(await left(2)).toEqual([0, 1, 1])
    expect(await left(701)).toEqual([0, 1, 0])
  })
})

function onlyShown({
  name,
  email,
  topic,
  message,
}: {
  name: string
  email: string
  topic: string
  message: string
}) {
  return { name, email, topic, message }
}
