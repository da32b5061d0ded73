import { eq } from 'drizzle-orm'
import { formatDeadline } from '#platform/shared/day-text.ts'
import { describe, expect, test } from 'vitest'
import { prefill } from '#forms/engine/copy/prefill.ts'
import { downloadDocument, uploadDocument } from '#documents/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { newId } from '#platform/shared/ids.ts'
import { nodeData, saveNodeData, updateNodeData, workOrderDetails } from '#work-orders/contract.ts'
import { returnNode } from '#work-orders/staff/steps-contract.ts'
import {
  answersWithUploads,
  pdf,
  submitForm,
  uploadSampleFile,
} from '#work-orders/testing/work-orders.builders.ts'
import {
  beginInvite,
  createInvite,
  inviteCommitCode,
  inviteCommitForm,
  listInvites,
  revokeInvite,
  saveForInviteCommit,
} from '../contract.ts'
import { invites } from './invites.tables.ts'
import { director, holding, invitePeople, inviteTo, PEOPLE, uploadAsInvited } from './invites.builders.ts'

const app = await testApp()
const { seller, sellerOther, viewer } = app.people
const form = (code: string, lang: 'en' | 'zh' = 'en') =>
  app.get(inviteCommitForm, {}, { ...holding(code), lang })
const download = (uploadId: string, code: string) => app.get(downloadDocument, { uploadId }, holding(code))
const save = (code: string, input: Record<string, unknown>) =>
  app.post(saveForInviteCommit, { submit: false, revision: 0, ...input }, holding(code))

describe('an invitation', () => {
  test('gives a link with the code after the #, and shows it again', async () => {
    const { nodeId, code, url, expiresAt } = await invitePeople(app)
    expect(code).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(url).toBe(`${app.config.publicUrl}/shareForm#${code}`)
    const days = (Date.parse(expiresAt) - app.clock.now().getTime()) / (24 * 3_600_000)
    expect(days).toBeCloseTo(14, 2)
    const { body } = await app.get(inviteCommitCode, { nodeId }, { as: seller })
    expect(body.data).toMatchObject({ code, url, expiresAt, sections: [PEOPLE] })
    expect(body.data).not.toHaveProperty('usedAt')
  })

  test('does not exist before it was made; nor does the node of another company', async () => {
    const { order, nodeId } = await invitePeople(app)
    const none = await app.get(inviteCommitCode, { nodeId: order.node('companyForm').nodeId }, { as: seller })
    expect(none.body.code).toBe(0)
    const foreign = await app.get(inviteCommitCode, { nodeId }, { as: sellerOther })
    expect([foreign.status, foreign.body.error]).toEqual([404, 'work_orders.node_not_found'])
    const { body } = await app.get(inviteCommitCode, { nodeId }, { as: seller })
    await app.post(revokeInvite, { id: body.data?.id }, { as: seller })
    const gone = await app.get(inviteCommitCode, { nodeId }, { as: seller })
    expect([gone.body.code, gone.body.error]).toEqual([499, 'invite.none'])
  })

  test.each([
    ['a section that nobody may share', { sections: ['bank'] }, 400],
    ['a section that does not exist', { sections: ['people', '__proto__'] }, 400],
    ['no section', { sections: [] }, 400],
    ['a PIN of letters', { pin: 'abcd' }, 400],
    ['a short PIN', { pin: '123' }, 400],
    ['no day', { expiresInDays: 0 }, 400],
    ['a year', { expiresInDays: 365 }, 400],
    ['half an address', { email: 'nobody' }, 400],
  ])('is not made for %s', async (_name, more, code) => {
    const { nodeId } = await invitePeople(app)
    const { body } = await app.post(createInvite, { nodeId, sections: [PEOPLE], ...more }, { as: seller })
    expect(body.code).toBe(code)
  })

  test('is made only by writers of the company; a viewer sees it without its code', async () => {
    const { nodeId, id } = await invitePeople(app)
    const input = { nodeId, sections: [PEOPLE] }
    expect((await app.post(createInvite, input, { as: viewer })).body.error).toBe('wire.not_allowed')
    expect((await app.post(createInvite, input, { as: sellerOther })).status).toBe(404)
    expect((await app.post(revokeInvite, { id }, { as: sellerOther })).body.error).toBe('invite.not_found')
    const { body } = await app.get(inviteCommitCode, { nodeId }, { as: viewer })
    expect(body.data).toMatchObject({ id, code: null, url: null })
  })

  test('replaces the open one for the same section', async () => {
    const { nodeId, code } = await invitePeople(app)
    const second = await inviteTo(app, nodeId)
    expect((await form(code)).body.error).toBe('invite.revoked')
    expect((await form(second.code)).body.code).toBe(0)
    const { body } = await app.get(listInvites, { nodeId }, { as: seller })
    expect(body.data?.invites.map((invite) => invite.state)).toEqual(['open', 'revoked'])
  })

  test('replaces it also after many others were made and withdrawn', async () => {
    const { nodeId, id, code } = await invitePeople(app)
    const { db } = app.deps
    const [row] = await db.select().from(invites).where(eq(invites.id, id))
    if (!row) throw new Error('no invitation')
    const createdAt = new Date(row.createdAt.getTime() + 1000)
    const others = Array.from({ length: 60 }, (_, index) => ({
      ...row,
      id: newId('inv'),
      codeHash: `none-${id}-${index}`,
      createdAt,
      revokedAt: createdAt,
    }))
    await db.insert(invites).values(others)
    await inviteTo(app, nodeId)
    expect((await form(code)).body.error).toBe('invite.revoked')
  })

  test('is mailed in its language, without the PIN', async () => {
    const { code } = await invitePeople(app, { email: 'chen@example.com', pin: '482913', lang: 'zh' })
    await app.drain()
    const mail = (await app.mails()).find(({ to }) => to === 'chen@example.com')
    expect(mail?.text).toContain(`/shareForm#${code}`)
    expect(mail?.text).toContain('无需注册账户')
    expect(mail?.text).not.toContain('482913')
    // The hour is the company's, like in its own list, and its zone is named.
    const { rows } = await app.database.pool.query<{ until: Date }>(
      "select max(expires_at) as until from invites where email = 'chen@example.com'",
    )
    expect(mail?.text).toContain(formatDeadline(rows[0]?.until ?? '', 'zh', 'Asia/Shanghai'))
    expect(mail?.text).toContain('（中国标准时间）')
  })

  test('leaves neither code nor PIN in the database', async () => {
    const { code } = await invitePeople(app, { email: 'x@example.com', pin: '730264' })
    const tables = ['invites', 'invite_unlocks', 'audit_trail', 'wo_history', 'graphile_worker._private_jobs']
    for (const table of tables) {
      const { rows } = await app.database.pool.query(`select * from ${table}`)
      const text = JSON.stringify(rows)
      expect(text).not.toContain(code)
      expect(text).not.toContain('"730264"')
    }
  })
})

describe('the invited person', () => {
  test('sees the invited section in their language, who invites, and nothing else of the form', async () => {
    const { nodeId, order } = await invitePeople(app)
    const answers = await answersWithUploads(app, seller)
    await app.post(saveNodeData, { nodeId, answers, submit: false }, { as: seller })
    const { code } = await inviteTo(app, nodeId)
    const { body, raw } = await form(code, 'zh')
    expect(body.data?.template.sections.map(({ key }) => key)).toEqual([PEOPLE])
    expect(Object.keys(body.data?.answers ?? {})).toEqual(['directors'])
    expect(body.data?.company.name).toContain('Shenzhen')
    const text = raw.toString()
    for (const key of ['companyName', 'iban', 'uscc', 'phone', 'turnoverThisYear'])
      expect(text).not.toContain(JSON.stringify(answers[key]))
    for (const key of ['businessLicence', 'registerExtract']) {
      const [id] = (answers[key] as string[] | undefined) ?? []
      if (id) expect(text).not.toContain(id)
    }
    expect(text).not.toContain(order.workOrderId)
  })

  test('fills in, returns later, submits once, and the company sees who it was', async () => {
    const { nodeId, code, order, id } = await invitePeople(app)
    await app.post(beginInvite, { name: 'Chen Li' }, holding(code))
    const first = await save(code, { answers: { directors: [director()] } })
    expect(first.body.data).toMatchObject({ submitted: false, revision: 1 })
    expect((await form(code)).body.data).toMatchObject({
      person: 'Chen Li',
      revision: 1,
      answers: { directors: [{ fullName: 'CHEN LI' }] },
    })
    const early = await save(code, { answers: { directors: [director()] }, submit: true, revision: 1 })
    expect(early.body.data?.submitted).toBe(false)
    expect(early.body.data?.errors).toMatchObject([{ path: 'directors/chen/passport' }])

    const passport = [await uploadAsInvited(app, code)]
    const answers = { directors: [director({ passport })] }
    const done = await save(code, { answers, submit: true, revision: 1 })
    expect(done.body.data).toMatchObject({ submitted: true })
    expect((await form(code)).body.error).toBe('invite.used')
    expect((await save(code, { answers, revision: 2 })).body.error).toBe('invite.used')

    const stored = (await app.get(nodeData, { nodeId }, { as: seller })).body.data
    expect(stored?.answers).toMatchObject({ directors: [{ fullName: 'CHEN LI', passport }] })
    expect(stored?.status).toBe('OPEN')
    const { body } = await app.get(listInvites, { nodeId }, { as: seller })
    expect(body.data?.invites[0]).toMatchObject({ id, state: 'used', person: 'Chen Li' })
    expect(body.data?.invites[0]?.progress.missing).toBe(0)
    const details = await app.get(workOrderDetails, { workOrderId: order.workOrderId }, { as: seller })
    expect(details.body.data?.history[0]).toMatchObject({
      key: 'node.filledIn',
      actor: { kind: 'invited', name: 'Chen Li' },
    })
    await app.drain()
    expect((await app.mails()).map(({ subject }) => subject)).toContain('Chen Li已填写：股东与高管')
  })

  test('leaves what the profile fills in to the company, which opens the form only afterwards', async () => {
    const { nodeId, code } = await invitePeople(app)
    const passport = [await uploadAsInvited(app, code)]
    const done = await save(code, { answers: { directors: [director({ passport })] }, submit: true })
    expect(done.body.data?.submitted).toBe(true)
    const form = (await app.get(nodeData, { nodeId }, { as: seller })).body.data
    if (!form) throw new Error('no form')
    const shown = prefill(form.template, form.answers, form.prefill, {
      saves: form.revisions,
      today: '2026-11-22',
    })
    expect(shown).toMatchObject({
      directors: [{ fullName: 'CHEN LI' }],
      country: 'CN',
      companyName: 'Shenzhen Brightoak Trading Co., Ltd.',
      companyNameOriginal: '深圳市明橡贸易有限公司',
      uscc: '91440300MA5GX7QK45',
      city: 'Shenzhen',
      email: expect.stringContaining('@'),
    })
    expect(Object.keys(shown).length).toBeGreaterThanOrEqual(8)
  })

  test('submits once from fifty parallel windows', async () => {
    const { code } = await invitePeople(app)
    const passport = [await uploadAsInvited(app, code)]
    const input = { answers: { directors: [director({ passport })] }, submit: true, revision: 0 }
    const answers = await Promise.all(Array.from({ length: 50 }, () => save(code, input)))
    expect(answers.filter(({ body }) => body.data?.submitted === true)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.error))).toEqual(new Set([undefined, 'invite.used']))
  })

  test('changes nothing outside the invited section, whatever is sent', async () => {
    const { nodeId } = await invitePeople(app)
    const answers = await answersWithUploads(app, seller)
    await app.post(saveNodeData, { nodeId, answers, submit: false }, { as: seller })
    const { code } = await inviteTo(app, nodeId)
    const { revision } = (await form(code)).body.data ?? { revision: -1 }
    const sent = { directors: [director()], companyName: 'Robbers Ltd', iban: 'DE89370400440532013000' }
    expect((await save(code, { answers: sent, revision })).body.code).toBe(0)
    const stored = (await app.get(nodeData, { nodeId }, { as: seller })).body.data?.answers
    expect(stored).toMatchObject({ companyName: answers['companyName'], iban: answers['iban'] })
    expect(stored).toMatchObject({ directors: [{ fullName: 'CHEN LI' }] })
  })

  test('works in parallel with the company: a stale save gets the section’s newer answers, and no others', async () => {
    const { nodeId, code } = await invitePeople(app)
    await save(code, { answers: { directors: [director()] } })
    const data = (await app.get(nodeData, { nodeId }, { as: seller })).body.data
    const update = {
      nodeId,
      answers: { ...data?.answers, directors: [director({ fullName: 'CHEN MEI' })], city: 'Shenzhen' },
      revisions: { people: data?.revisions['people'] ?? 0, company: data?.revisions['company'] ?? 0 },
      submit: false,
    }
    expect((await app.post(updateNodeData, update, { as: seller })).body.code).toBe(0)
    const stale = await save(code, { answers: { directors: [director()] }, revision: 1 })
    expect([stale.status, stale.body.error]).toEqual([409, 'invite.stale_revision'])
    expect(stale.body.data).toEqual({
      revision: 2,
      answers: { directors: [expect.objectContaining({ fullName: 'CHEN MEI' })] },
    })
  })

  test('corrects what the agency has returned, and nothing else', async () => {
    const { order, nodeId } = await invitePeople(app)
    await submitForm(app, order)
    const notes = [{ path: 'directors/zhou/passport', reasonCode: 'cutOff' }]
    const check = order.node('check').nodeId
    await app.post(returnNode, { ...order.node('check'), nodeId: check, notes }, { as: app.people.agent })
    const { code } = await inviteTo(app, nodeId)
    const before = (await form(code)).body.data
    expect(before?.editablePaths).toEqual(['directors/zhou/passport'])
    expect(before?.reviewNotes).toMatchObject([{ path: 'directors/zhou/passport' }])
    const [zhou] = (before?.answers['directors'] ?? []) as unknown as Record<string, unknown>[]
    const sent = (change: object) => ({ answers: { directors: [{ ...zhou, ...change }] }, submit: true })
    const same = await save(code, { ...sent({}), revision: before?.revision })
    expect(same.body.data?.errors).toMatchObject([
      { path: 'directors/zhou/passport', key: 'returnedUnchanged' },
    ])
    const passport = [await uploadAsInvited(app, code)]
    const change = { passport, fullName: 'ROBBER' }
    const done = await save(code, { ...sent(change), revision: same.body.data?.revision })
    expect(done.body.data).toMatchObject({ submitted: true })
    const stored = (await app.get(nodeData, { nodeId }, { as: seller })).body.data
    expect(stored?.answers).toMatchObject({ directors: [{ passport, fullName: 'ZHOU MING' }] })
    expect(stored?.status).toBe('RETURNED')
  })

  test('is refused when the form is with the agency, and after expiry', async () => {
    const { nodeId, code } = await invitePeople(app)
    const answers = await answersWithUploads(app, seller)
    await app.post(saveNodeData, { nodeId, answers, submit: true }, { as: seller })
    expect((await form(code)).body.error).toBe('invite.form_closed')
    expect((await save(code, { answers: {} })).body.error).toBe('invite.form_closed')
    const { body } = await app.upload(uploadDocument, { name: 'a.pdf', bytes: pdf() }, holding(code))
    expect(body.error).toBe('invite.form_closed')
    expect((await app.post(createInvite, { nodeId, sections: [PEOPLE] }, { as: seller })).body.error).toBe(
      'invite.not_open',
    )
    const late = await invitePeople(app, { expiresInDays: 1 })
    app.clock.advance(25 * 3_600_000)
    expect((await form(late.code)).body.error).toBe('invite.expired')
  })

  test.each([
    ['markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['marks that turn the direction', 'Chen\u202E iL\u200F', 'Chen iL'],
    ['four-byte characters', '𠮷田 🚀', '𠮷田 🚀'],
    ['line breaks', 'Chen\r\nBcc: all@example.com', 'Chen Bcc: all@example.com'],
    ['300 characters', '王'.repeat(300), '王'.repeat(80)],
  ])('may have a name with %s', async (_name, name, shown) => {
    const { code, nodeId } = await invitePeople(app)
    const { body } = await app.post(beginInvite, { name }, holding(code))
    expect(body.data?.person).toBe(shown)
    const list = await app.get(listInvites, { nodeId }, { as: seller })
    expect(list.body.data?.invites[0]?.person).toBe(shown)
  })

  test.each(['', '   ', '\u200B\u202E'])('needs a visible name: not %j', async (name) => {
    const { code } = await invitePeople(app)
    const { body } = await app.post(beginInvite, { name }, holding(code))
    expect([body.code, Object.keys(body.fields ?? {})]).toEqual([400, ['name']])
  })
})

describe('files', () => {
  test('of the section and their own can be opened; those of other sections, nodes and companies do not exist', async () => {
    const { nodeId } = await invitePeople(app)
    const answers = await answersWithUploads(app, seller)
    await app.post(saveNodeData, { nodeId, answers, submit: false }, { as: seller })
    const [licence] = answers['businessLicence'] as string[]
    const [{ passport }] = answers['directors'] as unknown as [{ passport: string[] }]
    const { code } = await inviteTo(app, nodeId)
    const other = await invitePeople(app)
    const own = await uploadAsInvited(app, code)
    const unbound = await uploadSampleFile(app, seller)
    expect((await download(passport[0] ?? '', code)).raw.toString()).toContain('%PDF')
    expect((await download(own, code)).status).toBe(200)
    for (const [id, holder] of [
      [licence, code],
      [unbound, code],
      [own, other.code],
      [passport[0], other.code],
      ['file_00000000000000000000000000', code],
    ]) {
      const answer = await download(id ?? '', holder ?? '')
      expect([answer.status, answer.body.error]).toEqual([404, 'documents.not_found'])
    }
  })

  test('of others cannot be used in answers', async () => {
    const { code, nodeId } = await invitePeople(app)
    const other = await invitePeople(app)
    const foreign = [
      await uploadSampleFile(app, seller),
      await uploadSampleFile(app, sellerOther),
      await uploadAsInvited(app, other.code),
    ]
    for (const [revision, id] of foreign.entries()) {
      const { body } = await save(code, {
        answers: { directors: [director({ fullName: `CHEN ${'LI'.repeat(revision + 1)}`, passport: [id] })] },
        revision,
      })
      expect(body.data?.errors).toMatchObject([{ path: 'directors/chen/passport', key: 'fileUnknown' }])
    }
    const stored = (await app.get(nodeData, { nodeId }, { as: seller })).body.data
    expect(JSON.stringify(stored?.answers)).not.toContain('file_')
  })

  test('go to the form even when the invited person is signed in elsewhere', async () => {
    const { code } = await invitePeople(app)
    const both = { as: sellerOther, ...holding(code) }
    const sent = await app.upload(uploadDocument, { name: 'passport.pdf', bytes: pdf() }, both)
    const passport = [sent.body.data?.uploadId]
    const { body } = await save(code, { answers: { directors: [director({ passport })] }, submit: true })
    expect(body.data).toMatchObject({ submitted: true })
    const uploadId = passport[0] ?? ''
    expect((await app.get(downloadDocument, { uploadId }, { as: sellerOther })).status).toBe(404)
    expect((await app.get(downloadDocument, { uploadId }, { as: seller })).status).toBe(200)
  })

  test('stay open to their signed-in owner when the code has ended', async () => {
    const { code, id } = await invitePeople(app)
    await app.post(revokeInvite, { id }, { as: seller })
    const own = await uploadSampleFile(app, seller)
    const both = { as: seller, ...holding(code) }
    expect((await app.get(downloadDocument, { uploadId: own }, both)).status).toBe(200)
    expect((await app.get(downloadDocument, { uploadId: own }, holding(code))).body.error).toBe(
      'invite.revoked',
    )
  })
})
