import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { eq } from 'drizzle-orm'
import { listMessages } from '#messages/contract.ts'
import { staffStartTakeover } from '#registrations/staff/takeover-contract.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { readDeclaration } from '../../contract.ts'
import { staffDeclaration, staffDeclarations } from '../../staff/contract.ts'
import { hmrcSubmissions } from '../../staff/hmrc-contract.ts'
import { confirmedBritish, connectHmrc, sendToHmrc } from '../../testing/hmrc.builders.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { moveDeclaration } from '../move-declaration.ts'

const app = await testApp({ listen: true })
const { seller, sellerOther, agent, viewer } = app.people
await connectHmrc(app)

const submissions = async ({ companyId, id }: DeclarationRow) =>
  (await app.get(hmrcSubmissions, { companyId, id }, { as: agent })).body.data ?? []
const detail = async ({ id }: DeclarationRow) =>
  (await app.get(readDeclaration, { id }, { as: seller })).body.data
/** The returns that the local HMRC has taken. */
async function booksOf(vrn: string): Promise<{ body: Record<string, unknown> }[]> {
  const text = await readFile(`${app.config.dataDir}/local-hmrc.ndjson`, 'utf8').catch(() => '')
  const lines = text.split('\n').filter(Boolean)
  const stored = lines.map((line) => JSON.parse(line) as { vrn: string; body: Record<string, unknown> })
  return stored.filter((one) => one.vrn === vrn)
}
const atHmrc = async (vrn: string): Promise<number> => (await booksOf(vrn)).length
const later = (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000))

describe('a confirmed British return', () => {
  it('is sent with HMRC’s key of its period, filed with its receipt, accepted, and never again', async () => {
    const row = await confirmedBritish(app, { vrn: '123456782' })
    const sent = await sendToHmrc(app, row)
    expect(sent).toMatchObject({
      code: 0,
      data: {
        status: 'ACCEPTED',
        submission: {
          status: 'TAKEN',
          periodKey: '26A1',
          receiptId: expect.stringMatching(/^[\da-f-]{36}$/),
          receiptAt: expect.stringMatching(/Z$/),
          correlationId: expect.stringMatching(/^[\da-f-]{36}$/),
          formBundleNumber: expect.stringMatching(/^\d{12}$/),
          paymentIndicator: 'BANK',
        },
      },
    })
    const [taken] = await booksOf('123456782')
    expect(taken?.body).toMatchObject({
      periodKey: '26A1',
      vatDueSales: 205.5,
      netVatDue: 100.1,
      finalised: true,
    })
    const { companyId, id } = row
    const forStaff = await app.get(staffDeclaration, { companyId, id }, { as: agent })
    expect(forStaff.body.data?.filedUnder).toMatchObject({ signer: agent.name, holder: expect.any(String) })
    expect(await detail(row)).toMatchObject({
      status: 'ACCEPTED',
      reference: sent.data?.submission.formBundleNumber,
      history: [
        { action: 'file', by: 'staff', note: sent.data?.submission.receiptId },
        { action: 'accept', by: 'system' },
      ],
    })
    const trail = await app.deps.db.select().from(auditTrail).where(eq(auditTrail.record, row.id))
    expect(trail).toMatchObject([
      { action: 'declarations.sent_to_hmrc', detail: { periodKey: '26A1', revision: 1 } },
      { action: 'declarations.accept', actorKind: 'system' },
    ])
    const { body: messages } = await app.get(listMessages, {}, { as: seller })
    const reference = sent.data?.submission.formBundleNumber ?? 'none'
    const about = (messages.data?.records ?? []).filter(({ body }) => body.includes(reference))
    expect(about).toMatchObject([{ title: expect.stringContaining('accepted by the tax office') }])
    expect(await sendToHmrc(app, row)).toMatchObject({ error: 'declarations.not_now' })
    expect(await atHmrc('123456782')).toBe(1)
  })

  it('is sent with nothing in the boxes that a calculation leaves out, as nothing goes into them', async () => {
    const row = await confirmedBritish(app, {
      vrn: '123456775',
      boxes: { 1: 20_550, 3: 20_550, 5: 20_550, 6: 102_700 },
    })
    expect(await sendToHmrc(app, row)).toMatchObject({ code: 0, data: { status: 'ACCEPTED' } })
    expect((await booksOf('123456775'))[0]?.body).toMatchObject({
      vatDueAcquisitions: 0,
      totalValueSalesExVAT: 1027,
    })
  })

  it('is sent only by a signer of a licence in force', async () => {
    const row = await confirmedBritish(app, { vrn: '123456782' })
    await app.database.pool.query("update licences set signers = '{st_other}'")
    expect(await sendToHmrc(app, row)).toMatchObject({ error: 'declarations.not_a_signer' })
    await app.database.pool.query('delete from licences')
    expect(await sendToHmrc(app, row)).toMatchObject({ error: 'declarations.no_licence' })
  })

  it('of ten people who send it at once, one does', async () => {
    const row = await confirmedBritish(app, { vrn: '123456799' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendToHmrc(app, row)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    const refused = new Set(answers.flatMap(({ error }) => error ?? []))
    for (const error of refused) expect(['hmrc.being_filed', 'declarations.not_now']).toContain(error)
    expect(await atHmrc('123456799')).toBe(1)
    expect(await submissions(row)).toHaveLength(1)
  })

  it.each([
    ['was not confirmed', { status: 'AWAITING_CONFIRMATION' }, 'declarations.not_now'],
    ['has other figures by now', { confirmedRevision: 0 }, 'declarations.outdated'],
    ['is of another country', { country: 'DE' }, 'hmrc.not_british'],
    ['is a correction', { corrects: 'dc_x' }, 'hmrc.not_british'],
    ['has no British number', { registrationId: 'rg_none' }, 'hmrc.no_number'],
    [
      'has a period that HMRC does not know',
      { fromDay: '2026-02-01', toDay: '2026-04-30' },
      'hmrc.no_obligation',
    ],
    ['lacks a box', { boxes: { 1: 100 } }, 'hmrc.file_refused'],
  ] as const)('one that %s is not sent', async (_case, changes, error) => {
    const row = await confirmedBritish(app, { vrn: '100000001', ...changes })
    expect(await sendToHmrc(app, row)).toMatchObject({ error })
    expect(await submissions(row)).toEqual([])
    expect(await atHmrc('100000001')).toBe(0)
  })

  it('is not sent for a number of which nobody knows what was filed before', async () => {
    const row = await confirmedBritish(app, { vrn: '100000001' })
    const { companyId, registrationId } = row
    const start = { companyId, registrationId, earlierAgency: 'Other Tax Ltd.' }
    await app.post(staffStartTakeover, start, { as: app.people.agent })
    expect(await sendToHmrc(app, row)).toMatchObject({ error: 'declarations.gaps_unknown' })
    expect(await submissions(row)).toEqual([])
    await app.database.pool.query('delete from takeovers where registration_id = $1', [registrationId])
  })

  it('is not sent by sellers, nor found under another company', async () => {
    const row = await confirmedBritish(app)
    for (const person of [seller, sellerOther, viewer])
      expect((await sendToHmrc(app, row, person)).code).not.toBe(0)
    expect(await sendToHmrc(app, { ...row, companyId: 'co_other' })).toMatchObject({
      error: 'declarations.not_found',
    })
    expect(await sendToHmrc(app, { ...row, revision: 7 })).toMatchObject({ error: 'declarations.outdated' })
  })

  it.each([
    ['123456403', 'hmrc.not_authorised'],
    ['123456410', 'hmrc.insolvent'],
    ['123456429', 'hmrc.busy'],
  ])('of number %s is refused by HMRC: %s', async (vrn, error) => {
    const row = await confirmedBritish(app, { vrn })
    const refused = await sendToHmrc(app, row)
    expect(refused).toMatchObject({ error })
    expect((await detail(row))?.status).toBe('CONFIRMED')
    expect(await atHmrc(vrn)).toBe(0)
  })

  it('whose period has not ended is refused, and can be sent once it has', async () => {
    const today = app.clock.now()
    app.clock.set(new Date('2026-03-20T10:00:00Z'))
    const row = await confirmedBritish(app, { vrn: '123456803' })
    await connectHmrc(app)
    expect(await sendToHmrc(app, row)).toMatchObject({ error: 'hmrc.period_not_ended' })
    expect(await submissions(row)).toMatchObject([{ status: 'REFUSED', faultCode: 'TAX_PERIOD_NOT_ENDED' }])
    app.clock.set(today)
    await connectHmrc(app)
    expect(await sendToHmrc(app, row)).toMatchObject({ code: 0, data: { status: 'ACCEPTED' } })
  })
})

describe('when HMRC’s answer does not come', () => {
  it.each(['123450503', '123450504'])(
    'and HMRC has the return (%s), it is found there and filed',
    async (vrn) => {
      const row = await confirmedBritish(app, { vrn })
      expect(await sendToHmrc(app, row)).toMatchObject({
        code: 0,
        data: { status: 'ACCEPTED', submission: { status: 'TAKEN', receiptId: null } },
      })
      expect(await atHmrc(vrn)).toBe(1)
      expect(await detail(row)).toMatchObject({
        reference: '26A1',
        history: [
          { action: 'file', by: 'system' },
          { action: 'accept', by: 'system' },
        ],
      })
    },
  )

  it('and HMRC does not show it, nobody can repeat or change it until that is certain', async () => {
    const row = await confirmedBritish(app, { vrn: '123450500' })
    expect(await sendToHmrc(app, row)).toMatchObject({ error: 'hmrc.unclear' })
    expect(await submissions(row)).toMatchObject([{ status: 'UNCLEAR' }])
    const queue = await app.get(staffDeclarations, { keyword: row.number }, { as: agent })
    expect(queue.body.data?.records).toMatchObject([{ status: 'CONFIRMED', why: 'AT_HMRC_UNCLEAR' }])
    expect(await sendToHmrc(app, row)).toMatchObject({ error: 'hmrc.unclear' })
    const { companyId, id } = row
    const step = { companyId, id, by: PORTAL, at: app.clock.now() }
    for (const action of ['outdate', 'file'] as const) {
      const move = app.deps.db.transaction((tx) => moveDeclaration(tx, { ...step, action }))
      await expect(move).rejects.toMatchObject({ error: 'hmrc.being_filed' })
    }
    expect(await atHmrc('123450500')).toBe(0)
    later(6)
    expect(await sendToHmrc(app, row)).toMatchObject({ code: 0, data: { status: 'ACCEPTED' } })
    expect((await submissions(row)).map(({ status }) => status)).toEqual(['TAKEN', 'NOT_TAKEN'])
    expect(await atHmrc('123450500')).toBe(1)
  })
})
