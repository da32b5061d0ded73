import { beforeAll, describe, expect, it } from 'vitest'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { saveComment } from '#enquiries/contract.ts'
import { beginInvite, inviteCommitForm, saveForInviteCommit } from '#invites/contract.ts'
import { director, holding, invitePeople, uploadAsInvited } from '#invites/server/invites.builders.ts'
import { COMPANY_CLOSING } from '#main/company-closing.ts'
import { COMPANY_EXPORT } from '#main/company-export.ts'
import { staffPerson } from '#main/testing/staff-person.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { findText } from '#privacy/testing/find-text.ts'
import { updateNodeData } from '#work-orders/contract.ts'
import { answersWithUploads } from '#work-orders/testing/work-orders.builders.ts'
import {
  approveErasure,
  dropErasure,
  enterErasure,
  erasureDetail,
  findAddress,
  listErasures,
} from '../../staff/contract.ts'
import { erasePerson } from './erase-person.ts'

let app: TestApp
let second: { token: string }
beforeAll(async () => {
  app = await testApp()
  second = await staffPerson(app, 'admin')
})
const admin = () => app.people.admin
const pool = () => app.database.pool

async function wrote(email: string, lang: 'en' | 'zh' = 'en'): Promise<void> {
  const asked = { name: 'Li Na', email, topic: 'OTHER', message: 'What does it cost, please?', consent: true }
  const { body } = await app.post(saveComment, asked, { lang })
  expect(body).toMatchObject({ code: 0 })
}
const find = async (email: string) => (await app.post(findAddress, { email }, { as: admin() })).body.data
const enter = (email: string, as = admin()) => app.post(enterErasure, { email }, { as })
const entered = async (email: string) => (await enter(email)).body.data?.id ?? ''
const approve = (erasureId: string, as = second) => app.post(approveErasure, { erasureId }, { as })
const detail = async (erasureId: string) =>
  (await app.get(erasureDetail, { erasureId }, { as: admin() })).body.data
async function erased(email: string): Promise<string> {
  const id = await entered(email)
  expect((await approve(id)).body).toMatchObject({ code: 0 })
  await app.drain()
  return id
}
const deps = () => ({
  ...app.deps,
  closing: COMPANY_CLOSING,
  parts: COMPANY_EXPORT,
  erasuresBeside: { keep: () => Promise.resolve() },
})

/** The company fills in the whole form, of which a guest saved one section so often. */
async function submitted(nodeId: string, people: number): Promise<void> {
  const as = app.people.seller
  const answers = await answersWithUploads(app, as)
  const revisions = { company: 0, people, business: 0, bank: 0 }
  const { body } = await app.post(updateNodeData, { nodeId, answers, submit: true, revisions }, { as })
  expect(body).toMatchObject({ data: { status: 'SUBMITTED' } })
}

describe('an address is looked for', () => {
  it('and nothing is held about it: nothing can be asked for', async () => {
    expect(await find('nobody@tests.example')).toEqual({ account: null, held: [], erasureId: null })
    expect((await enter('nobody@tests.example')).body.error).toBe('privacy.person_not_found')
  })

  it('and has an account: the way is the ordinary one', async () => {
    const { email } = await aSeller(app)
    await wrote(email)
    expect(await find(email)).toMatchObject({ account: { email }, held: [], erasureId: null })
    const { body } = await enter(email)
    expect(body.data).toMatchObject({ about: 'ACCOUNT', person: { email } })
    expect((await find(email))?.erasureId).toBe(body.data?.id)
  })

  it('says what is there, how long it would stay, and leaves a line without the address', async () => {
    await wrote('li.na@tests.example')
    await wrote('xli.na@tests.example')
    const found = await find(' Li.Na@Tests.Example ')
    expect(found?.held.find(({ key }) => key === 'enquiries')).toMatchObject({
      count: 1,
      goes: true,
      kept: expect.stringContaining('730 days'),
      until: null,
      law: null,
    })
    const { rows } = await pool().query(
      `select record, detail from audit_trail where action = 'privacy.address_looked_up' order by sequence desc limit 1`,
    )
    expect(rows).toEqual([{ record: expect.stringMatching(/^adr_/), detail: {} }])
  })

  it('by administrators alone', async () => {
    for (const as of [app.people.agent, app.people.seller])
      expect((await app.post(findAddress, { email: 'li.na@tests.example' }, { as })).body.code).not.toBe(0)
  })
})

describe('the request', () => {
  it('is there once, and another person approves it', async () => {
    await wrote('mei@tests.example')
    const answers = await Promise.all(Array.from({ length: 4 }, () => enter('mei@tests.example')))
    const ids = new Set(answers.map(({ body }) => body.data?.id))
    expect([...ids]).toEqual([expect.stringMatching(/^era_/)])
    const [id = ''] = ids
    expect(await detail(id)).toMatchObject({
      about: 'ADDRESS',
      person: { name: '', email: 'mei@tests.example' },
      status: 'REQUESTED',
      origin: 'STAFF',
      requestedByMe: true,
      held: expect.arrayContaining([expect.objectContaining({ key: 'enquiries', count: 1 })]),
    })
    expect((await approve(id, admin())).body.error).toBe('privacy.second_person')
    expect((await approve(id, app.people.agent)).body.code).not.toBe(0)
    const listed = await app.get(listErasures, { status: 'REQUESTED', pageSize: 50 }, { as: second })
    expect(listed.body.data?.records.find((one) => one.id === id)).toMatchObject({ requestedByMe: false })
    expect((await approve(id)).body.data?.status).toBe('RUNNING')
    expect((await approve(id)).body.error).toBe('privacy.erasure_decided')
    await app.drain()
    const { rows } = await pool().query(
      'select action from audit_trail where record = $1 order by sequence',
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'privacy.erasure_requested',
      'privacy.erasure_approved',
      'privacy.person_erased',
    ])
  })

  it('is withdrawn, and keeps no address', async () => {
    await wrote('bo@tests.example')
    const id = await entered('bo@tests.example')
    expect((await app.post(dropErasure, { erasureId: id }, { as: second })).body.data).toMatchObject({
      status: 'WITHDRAWN',
      person: null,
    })
    const { rows } = await pool().query('select sealed_address from erasures where id = $1', [id])
    expect(rows).toEqual([{ sealed_address: null }])
    expect((await find('bo@tests.example'))?.held.length).toBeGreaterThan(0)
  })

  it('is not approved once the address has an account', async () => {
    await wrote('late@tests.example')
    const id = await entered('late@tests.example')
    await aSeller(app, { email: 'late@tests.example' })
    expect((await approve(id)).body.error).toBe('privacy.address_has_account')
    await app.post(dropErasure, { erasureId: id }, { as: admin() })
    expect((await enter('late@tests.example')).body.data?.about).toBe('ACCOUNT')
  })
})

describe('the erasure', () => {
  it('ends with one mail in the language in which the person wrote, and the address may write again', async () => {
    await wrote('wen@tests.example', 'zh')
    await app.drain()
    const id = await erased('wen@tests.example')
    const last = (await app.mails()).filter(({ to, text }) => to === 'wen@tests.example' && text.includes(id))
    expect(last).toHaveLength(1)
    expect(last[0]?.subject).toContain('已删除')
    expect(last[0]?.text).not.toContain('依法须继续保存')
    expect([...(await findText(app, 'wen@tests.example')).keys()]).toEqual([])
    await wrote('wen@tests.example')
    expect((await find('wen@tests.example'))?.held.map(({ key }) => key)).toContain('enquiries')
    // A second time by a request of its own.
    const again = await erased('wen@tests.example')
    expect(again).not.toBe(id)
    expect([...(await findText(app, 'wen@tests.example')).keys()]).toEqual([])
  })

  it('closes the link to a form, and takes what the guest typed while nothing was submitted', async () => {
    const open = await invitePeople(app, { email: 'guest@tests.example' })
    await app.post(beginInvite, { name: 'Chen Li' }, holding(open.code))
    const passport = [await uploadAsInvited(app, open.code)]
    const answers = { directors: [director({ passport })] }
    await app.post(saveForInviteCommit, { answers, submit: false, revision: 0 }, holding(open.code))
    await erased('guest@tests.example')
    expect((await app.get(inviteCommitForm, {}, holding(open.code))).body.error).toBe('invite.unknown')
    expect(await app.deps.files.has(passport[0] ?? '')).toBe(false)
    // The company goes on with its form.
    await submitted(open.nodeId, 0)
  })

  it('leaves what the company submitted, without the guest’s name', async () => {
    const open = await invitePeople(app, { email: 'filed@tests.example' })
    await app.post(beginInvite, { name: 'Zhuqwan' }, holding(open.code))
    const passport = [await uploadAsInvited(app, open.code)]
    const answers = { directors: [director({ passport })] }
    const saved = { answers, submit: true, revision: 0 }
    await app.post(saveForInviteCommit, saved, holding(open.code))
    await submitted(open.nodeId, 1)
    await app.drain()
    expect((await findText(app, 'Zhuqwan')).size).toBeGreaterThan(1)
    await erased('filed@tests.example')
    expect([...(await findText(app, 'Zhuqwan')).keys()]).toEqual([])
    const { rows } = await pool().query(
      'select count(*)::int as n from form_submissions where node_id = $1',
      [open.nodeId],
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  it('is killed again and again, and finished all the same', { timeout: 120_000 }, async () => {
    const open = await invitePeople(app, { email: 'zhuqkill@tests.example' })
    await app.post(beginInvite, { name: 'Zhuqkill' }, holding(open.code))
    await wrote('zhuqkill@tests.example')
    await app.drain()
    const id = await entered('zhuqkill@tests.example')
    await approve(id)
    const { db } = app.deps
    const whole = db.transaction
    const killed = new Error('killed')
    const until = async (last: number): Promise<boolean> => {
      let begun = 0
      db.transaction = (work) => {
        begun += 1
        if (begun === last) throw killed
        return whole.call(db, work) as ReturnType<typeof work>
      }
      return erasePerson(deps(), { id })
        .then(
          () => true,
          (error: unknown) => {
            if (error !== killed) throw error
            return false
          },
        )
        .finally(() => {
          db.transaction = whole
        })
    }
    let last = 1
    while (!(await until(last))) last += 7
    expect(last).toBeGreaterThan(50)
    expect(await detail(id)).toMatchObject({ status: 'DONE' })
    expect([...(await findText(app, 'zhuqkill')).keys()]).toEqual([])
  })
})
