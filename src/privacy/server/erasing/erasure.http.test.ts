import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { login, register, updateCompany, userInfo } from '#accounts/contract.ts'
import {
  aColleague,
  aRegistration,
  aSeller,
  confirmed,
  mailedToken,
} from '#accounts/server/accounts.builders.ts'
import { inviteMember } from '#accounts/members-contract.ts'
import { accountMessages } from '#messages/server/account-messages.ts'
import { notify } from '#messages/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { staffPerson } from '#main/testing/staff-person.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { approved, askedForErasure, closed } from '#privacy/testing/erasure.builders.ts'
import { findText } from '#privacy/testing/find-text.ts'
import { openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { writeToAgency } from '#work-orders/talk-contract.ts'
import { readErasure, requestErasure, withdrawErasure } from '../../erasure-contract.ts'
import {
  approveErasure,
  dropErasure,
  enterErasure,
  erasureDetail,
  listErasures,
} from '../../staff/contract.ts'
import { forgetClosed, forgetOfErased } from '../forgetting/forget-closed.ts'
import { erasePerson } from './erase-person.ts'
import { goOnErasing } from './go-on-erasing.ts'

let app: TestApp
let second: Awaited<ReturnType<typeof staffPerson>>
beforeAll(async () => {
  app = await testApp()
  second = await staffPerson(app, 'admin')
})

const approve = (erasureId: string, as: { token: string } = app.people.admin) =>
  app.post(approveErasure, { erasureId }, { as })
const detail = async (erasureId: string) =>
  (await app.get(erasureDetail, { erasureId }, { as: app.people.admin })).body.data

/** Who can order: their company has an address. */
async function withAddress<P extends { token: string }>(as: P): Promise<P> {
  const address = { line1: 'Queens Road 1', city: 'Hong Kong', postcode: '', country: 'HK' }
  expect((await app.post(updateCompany, { address }, { as })).body.code).toBe(0)
  return as
}

describe('a request to be erased', () => {
  it('says beforehand what it means and what stands in the way', async () => {
    const as = await aSeller(app)
    const { body } = await app.get(readErasure, {}, { as })
    expect(body.data).toMatchObject({
      requestedAt: null,
      obstacles: [{ company: 'Test Trading Ltd.', kind: 'SOLE_OWNER', count: 1 }],
      kept: [{ law: expect.stringContaining('Civil Code') }],
      companies: ['Test Trading Ltd.'],
    })
    expect(body.data?.erased.join()).toContain('e-mail address')
  })

  it('asks for the password, is there once, and can be taken back', async () => {
    const as = await aSeller(app)
    expect((await app.post(requestErasure, {}, { as })).body.error).toBe('accounts.confirm_needed')
    await confirmed(app, as)
    await Promise.all(Array.from({ length: 5 }, () => app.post(requestErasure, {}, { as })))
    const id = await askedForErasure(app, as)
    const listed = await app.get(
      listErasures,
      { status: 'REQUESTED', pageSize: 50 },
      { as: app.people.admin },
    )
    expect(listed.body.data?.records.filter(({ person }) => person?.email === as.email)).toMatchObject([
      { id, origin: 'PERSON', status: 'REQUESTED' },
    ])
    expect((await app.post(withdrawErasure, {}, { as })).body.data?.requestedAt).toBeNull()
    expect((await app.post(withdrawErasure, {}, { as })).body.code).toBe(0)
    expect((await approve(id)).body.error).toBe('privacy.erasure_decided')
  })

  it('of somebody with running work is not approved: it says what is open', async () => {
    const as = await withAddress(await aSeller(app))
    await openWorkOrder(app, as)
    const id = await askedForErasure(app, as)
    const refused = await approve(id)
    expect(refused.body.error).toBe('privacy.erasure_blocked')
    const kinds = (await detail(id))?.obstacles.map(({ kind }) => kind)
    expect(kinds).toEqual(['SOLE_OWNER', 'OPEN_WORK'])
    expect((await app.get(userInfo, {}, { as })).body.code).toBe(0)
  })

  it('that the staff entered is approved by somebody else', async () => {
    const { colleague } = await aColleague(app, { role: 'editor' })
    const { admin } = app.people
    const unknown = await app.post(enterErasure, { email: 'nobody@tests.example' }, { as: admin })
    expect(unknown.body.error).toBe('privacy.person_not_found')
    const entered = (
      await app.post(enterErasure, { email: ` ${colleague.email.toUpperCase()}` }, { as: admin })
    ).body.data
    expect(entered).toMatchObject({ origin: 'STAFF', requestedByMe: true })
    expect((await approve(entered?.id ?? '')).body.error).toBe('privacy.second_person')
    expect((await approve(entered?.id ?? '', app.people.agent)).body.code).not.toBe(0)
    expect((await approve(entered?.id ?? '', second)).body.data?.status).toBe('RUNNING')
    // Nothing can begin under the account from then on.
    expect((await app.get(userInfo, {}, { as: colleague })).body.code).toBe(1)
    const late = await app.post(dropErasure, { erasureId: entered?.id }, { as: admin })
    expect(late.body.error).toBe('privacy.erasure_decided')
  })

  it('that the staff entered by mistake is taken back', async () => {
    const { colleague } = await aColleague(app, { role: 'viewer' })
    const { body } = await app.post(enterErasure, { email: colleague.email }, { as: second })
    const dropped = await app.post(dropErasure, { erasureId: body.data?.id }, { as: second })
    expect(dropped.body.data?.status).toBe('WITHDRAWN')
    expect((await app.get(userInfo, {}, { as: colleague })).body.code).toBe(0)
    expect((await app.post(dropErasure, { erasureId: 'era_none' }, { as: second })).body.error).toBe(
      'privacy.erasure_not_found',
    )
  })
})

describe('an erasure', () => {
  it('takes a member out of a company that goes on, whose records stay', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'editor' })
    await app.database.pool.query(`update users set name = 'Zhuqwen' where email = $1`, [colleague.email])
    const order = await openWorkOrder(app, await withAddress(owner))
    await app.post(writeToAgency, { workOrderId: order.workOrderId, text: 'Hello' }, { as: colleague })
    await app.drain()
    expect((await findText(app, 'Zhuqwen')).size).toBeGreaterThan(2)
    const id = await askedForErasure(app, colleague)
    await approved(app, id)

    expect([...(await findText(app, 'Zhuqwen')).keys()]).toEqual([])
    expect([...(await findText(app, colleague.email)).keys()]).toEqual([])
    const { rows } = await app.database.pool.query(
      `select text->>'en' as text, actor_name from wo_talk where work_order_id = $1`,
      [order.workOrderId],
    )
    expect(rows).toEqual([{ text: 'Hello', actor_name: '—' }])
    expect((await app.get(userInfo, {}, { as: owner })).body.code).toBe(0)
    expect(await detail(id)).toMatchObject({ status: 'DONE', person: null })

    // What they agreed to is evidence for three years more, though the company goes on.
    const agreed = async () =>
      (
        await app.database.pool.query(
          'select 1 from agreement_acceptances a join erasures e on e.user_id = a.user_id where e.id = $1',
          [id],
        )
      ).rows.length
    const now = app.clock.now()
    const deps = { ...app.deps, ...(await ports()) }
    expect(await agreed()).toBeGreaterThan(0)
    app.clock.set(new Date(Date.UTC(now.getUTCFullYear() + 3, 11, 31)))
    await forgetOfErased(deps)
    expect(await agreed()).toBeGreaterThan(0)
    app.clock.set(new Date(Date.UTC(now.getUTCFullYear() + 4, 0, 1)))
    await forgetOfErased(deps)
    expect(await agreed()).toBe(0)
    app.clock.set(now)
  })

  it('ends with one last mail, after which the address is not kept and is free again', async () => {
    const as = await aSeller(app)
    const id = await askedForErasure(app, as)
    await closed(app, as)
    await app.drain()
    const before = (await app.mails()).filter(({ to }) => to === as.email).length
    await approved(app, id)
    const mails = (await app.mails()).filter(({ to }) => to === as.email)
    expect(mails.length - before).toBe(1)
    const last = mails.find(({ subject }) => subject.includes('have been erased'))
    expect(last?.text).toContain(id)
    expect(last?.text).toContain('German Civil Code')
    expect([...(await findText(app, as.email)).keys()]).toEqual([])
    const kept = await app.database.pool.query('select sealed_address from erasures where id = $1', [id])
    expect(kept.rows).toEqual([{ sealed_address: null }])
    expect((await app.post(login, as)).body.code).not.toBe(0)
    const again = aRegistration({ email: as.email })
    expect((await app.post(register, again)).body.code).toBe(0)
    expect(await mailedToken(app, as.email)).not.toBe('')
  })

  it('begins again after a failure, and writes only one mail', async () => {
    const as = await aSeller(app)
    const id = await askedForErasure(app, as)
    await closed(app, as)
    await app.drain()
    await approve(id)
    const count = async () => (await app.mails()).filter(({ to }) => to === as.email).length
    const before = await count()
    const deps = { ...app.deps, ...(await ports()) }
    const mailer = { send: () => Promise.reject(new Error('the mail server is away')) }
    await expect(erasePerson({ ...deps, mailer }, { id })).rejects.toThrow(/away/)
    expect(await detail(id)).toMatchObject({ status: 'RUNNING' })
    await erasePerson(deps, { id })
    await erasePerson(deps, { id })
    expect(await detail(id)).toMatchObject({ status: 'DONE' })
    expect((await count()) - before).toBe(1)
  })

  it(
    'is killed again and again, each time a few transactions later, and finished all the same',
    { timeout: 120_000 },
    async () => {
      const as = await aSeller(app, { name: 'Zhuqwin' })
      const id = await askedForErasure(app, as)
      await closed(app, as)
      await app.drain()
      await approve(id)
      const deps = { ...app.deps, ...(await ports()) }
      const count = async () => (await app.mails()).filter(({ to }) => to === as.email).length
      const before = await count()
      const killed = new Error('killed')
      /** The process dies at its `last`th transaction. */
      const until = async (last: number): Promise<boolean> => {
        let begun = 0
        const { db } = app.deps
        const whole = db.transaction
        db.transaction = (work) => {
          begun += 1
          if (begun === last) throw killed
          return whole.call(db, work) as ReturnType<typeof work>
        }
        return erasePerson(deps, { id })
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
      /** Killed between mail and commit, it has to write again. */
      let between = 0
      for (let written = before; !(await until(last)); last += 7) {
        const { rows } = await pool().query('select sealed_address from erasures where id = $1', [id])
        if ((await count()) > written && rows[0].sealed_address !== null) between += 1
        written = await count()
      }
      expect(between).toBeLessThan(2)
      expect(last).toBeGreaterThan(50)
      const done = await detail(id)
      expect(done).toMatchObject({ status: 'DONE' })
      // Each row is counted once, however often it began again.
      expect(done?.protocol.find(({ what }) => what.startsWith('Name, e-mail'))?.count).toBe(1)
      expect([...(await findText(app, 'Zhuqwin')).keys()]).toEqual([])
      expect((await count()) - before).toBe(1 + between)
    },
  )

  it('does not keep an address for a mail server that never takes it', async () => {
    const as = await aSeller(app)
    const id = await askedForErasure(app, as)
    await closed(app, as)
    await app.drain()
    await approve(id)
    const mailer = { send: () => Promise.reject(new Error('no such address')) }
    app.clock.advance(3 * 86_400_000)
    await erasePerson({ ...app.deps, ...(await ports()), mailer }, { id })
    expect([...(await findText(app, as.email)).keys()]).toEqual([])
    const { rows } = await app.database.pool.query(
      'select status, sealed_address from erasures where id = $1',
      [id],
    )
    expect(rows).toEqual([{ status: 'DONE', sealed_address: null }])
    app.clock.advance(-3 * 86_400_000)
  })
})

const jobsOf = async (erasureId: string) =>
  (
    await pool().query('select id from graphile_worker._private_jobs where payload->>$1 = $2', [
      'id',
      erasureId,
    ])
  ).rows
const pool = () => app.database.pool
const idOf = async (email: string) =>
  String((await pool().query('select id from users where email = $1', [email])).rows[0]?.id)
const companyOf = async (userId: string) =>
  String(
    (await pool().query('select company_id as id from company_members where user_id = $1', [userId])).rows[0]
      ?.id,
  )
async function entered(email: string): Promise<string> {
  const { body } = await app.post(enterErasure, { email }, { as: second })
  return body.data?.id ?? ''
}

describe('an erasure reaches no further than it may', () => {
  it('strips no company that others closed yesterday', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'editor' })
    const companyId = await companyOf(await idOf(owner.email))
    await closed(app, owner)
    await app.drain()
    await approved(app, await entered(colleague.email))
    const { rows } = await pool().query('select class_key from forgotten where company_id = $1', [companyId])
    expect(rows).toEqual([])
  })

  it('is a member’s leaving: invitations end, the company is told, and the trail says so', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'editor' })
    const userId = await idOf(colleague.email)
    const companyId = await companyOf(userId)
    await confirmed(app, owner)
    await app.post(inviteMember, { email: `late-${colleague.email}`, role: 'viewer' }, { as: owner })
    await pool().query('update company_invitations set invited_by = $1 where email = $2', [
      userId,
      `late-${colleague.email}`,
    ])
    await approved(app, await entered(colleague.email))
    const invited = await pool().query(
      'select 1 from company_invitations where email = $1 and revoked_at is null',
      [`late-${colleague.email}`],
    )
    expect(invited.rows).toEqual([])
    const told = await pool().query(
      `select distinct params->>'name' as name from messages where company_id = $1 and kind = 'accounts.memberRemoved'`,
      [companyId],
    )
    expect(told.rows).toEqual([{ name: '—' }])
    const trail = await pool().query(
      `select record from audit_trail where company_id = $1 and action = 'company.member_left'`,
      [companyId],
    )
    expect(trail.rows).toEqual([{ record: userId }])
  })

  it('leaves words, keys and staff of the same name alone', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'editor' })
    const userId = await idOf(colleague.email)
    const companyId = await companyOf(userId)
    await pool().query(`update users set name = 'text' where id = $1`, [userId])
    await app.deps.db.transaction((tx) =>
      notify(tx, app.deps, {
        companyId,
        kind: accountMessages.removed,
        params: { name: 'text', role: null, by: 'Li' },
      }),
    )
    await pool().query(
      `update messages set params = params || '{"text": "text", "code": "text"}' where company_id = $1`,
      [companyId],
    )
    const start = (id: string, kind: string) =>
      pool().query(
        `insert into takeovers (company_id, registration_id, revision, earlier_agency, started_by_kind, started_by_name,
          to_answer, to_check, created_at) values ($1, $2, 1, 'x', $3, 'text', 0, 0, now())`,
        [companyId, id, kind],
      )
    await start('reg_seller', 'seller')
    await start('reg_staff', 'staff')
    await approved(app, await entered(colleague.email))
    const { rows } = await pool().query(
      `select distinct params from messages where company_id = $1 and user_id = $2 and params->>'by' = 'Li'`,
      [companyId, await idOf(owner.email)],
    )
    expect(rows).toEqual([{ params: { name: '—', role: null, by: 'Li', text: 'text', code: 'text' } }])
    const started = await pool().query(
      'select started_by_name as name from takeovers where company_id = $1 order by registration_id',
      [companyId],
    )
    expect(started.rows).toEqual([{ name: '—' }, { name: 'text' }])
  })

  it('finds the name where somebody once worked, by the audit trail', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'editor' })
    const actorId = await idOf(colleague.email)
    await pool().query(`update users set name = 'Zhuqwyn' where id = $1`, [actorId])
    const companyId = await companyOf(await idOf((await aSeller(app)).email))
    await app.deps.db.transaction((tx) =>
      writeAudit(tx, {
        at: app.clock.now(),
        actorKind: 'seller',
        actorId,
        companyId,
        action: 'a.b',
        record: 'x',
      }),
    )
    await pool().query(
      `insert into takeovers (company_id, registration_id, revision, earlier_agency, started_by_kind, started_by_name,
        to_answer, to_check, created_at) values ($1, 'reg_former', 1, 'x', 'seller', 'Zhuqwyn', 0, 0, now())`,
      [companyId],
    )
    await approved(app, await entered(colleague.email))
    expect([...(await findText(app, 'Zhuqwyn')).keys()]).toEqual([])
    expect((await app.get(userInfo, {}, { as: owner })).body.code).toBe(0)
  })
})

describe('what fails', () => {
  it('holds no transaction open while the mail server is spoken to', async () => {
    const as = await aSeller(app)
    const id = await askedForErasure(app, as)
    await closed(app, as)
    await app.drain()
    await approve(id)
    const deps = { ...app.deps, ...(await ports()) }
    const held: unknown[] = []
    const mailer = {
      async send() {
        await pool()
          .query('select 1 from erasures where id = $1 for update nowait', [id])
          .catch((error: unknown) => void held.push(error))
      },
    }
    await erasePerson({ ...deps, mailer }, { id })
    expect(held).toEqual([])
    expect(await detail(id)).toMatchObject({ status: 'DONE' })
  })

  it('of two runs one writes the last mail', { timeout: 30_000 }, async () => {
    const as = await aSeller(app)
    const id = await askedForErasure(app, as)
    await closed(app, as)
    await app.drain()
    const { deps } = app
    const whole = deps.mailer.send
    const sent: string[] = []
    const begun = Promise.withResolvers<void>()
    deps.mailer.send = async (mail) => {
      if (mail.to === as.email) sent.push(mail.subject)
      begun.resolve()
      // Long enough for a second one to be sent beside it.
      await sleep(1_500)
      await whole.call(deps.mailer, mail)
    }
    try {
      await approve(id)
      await deps.jobs.start()
      await begun.promise
      // The hourly look for what is not finished comes while the server of the mail is spoken to, and workers are free.
      await goOnErasing(deps)
      expect(await jobsOf(id), 'one that runs, one that waits').toHaveLength(2)
      await expect.poll(() => jobsOf(id), { timeout: 15_000, interval: 100 }).toEqual([])
    } finally {
      deps.mailer.send = whole
      await deps.jobs.stop()
    }
    expect(sent).toEqual([expect.stringContaining('have been erased')])
    expect(await detail(id)).toMatchObject({ status: 'DONE' })
  })

  it('a company that cannot be forgotten holds up no other', async () => {
    for (const as of [await aSeller(app), await aSeller(app)]) await closed(app, as)
    await app.drain()
    const { closing, ...rest } = await ports()
    const asked = new Set<string>()
    const isHeld = (_: unknown, companyId: string) => {
      asked.add(companyId)
      return Promise.reject(new Error('the database is away'))
    }
    await forgetClosed({ ...app.deps, ...rest, closing: { ...closing, isHeld } })
    const { rows } = await app.database.pool.query('select id from companies where closed_at is not null')
    expect(rows.length).toBeGreaterThan(1)
    expect([...asked].toSorted()).toEqual(rows.map(({ id }) => String(id)).toSorted())
  })
})

async function ports() {
  const { COMPANY_CLOSING } = await import('#main/company-closing.ts')
  const { COMPANY_EXPORT } = await import('#main/company-export.ts')
  return {
    closing: COMPANY_CLOSING,
    parts: COMPANY_EXPORT,
    erasuresBeside: { keep: () => Promise.resolve() },
  }
}
