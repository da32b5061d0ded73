import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { forgotPassword, login, register } from '#accounts/contract.ts'
import { inviteMember } from '#accounts/members-contract.ts'
import { aRegistration, aSeller, confirmed } from '#accounts/server/accounts.builders.ts'
import { notingRefusals } from '#alerts/server/watch-mail.ts'
import { saveComment } from '#enquiries/contract.ts'
import { answerEnquiry, listEnquiries } from '#enquiries/staff/contract.ts'
import { beginInvite, saveForInviteCommit } from '#invites/contract.ts'
import {
  director,
  holding,
  invitePeople,
  inviteTo,
  unlock,
  uploadAsInvited,
} from '#invites/server/invites.builders.ts'
import { staffPerson } from '#main/testing/staff-person.ts'
import { testApp } from '#main/testing/test-app.ts'
import { openPersonal } from '#platform/server/person-keys.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'

import { findText, rowsWith } from '#privacy/testing/find-text.ts'
import { openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { approveErasure, enterErasure, erasureDetail, findAddress } from '../../staff/contract.ts'

/*
 * Somebody without an account leaves an odd word wherever one can: they write to us, are asked for parts of forms and
 * into a company, try to sign in. Then their address is erased, and the word is looked for in everything there is.
 */
const WORD = 'Qxguest'
const MAIL = `${WORD.toLowerCase()}@tests.example`
const ADDRESS = '203.0.113.78'

let logged = ''
const logTo = new Writable({
  write(chunk, _encoding, done) {
    logged += String(chunk)
    done()
  },
})
const app = await testApp({ logTo, config: { trustProxy: '127.0.0.1' } })
const { admin, agent, seller } = app.people
const second = await staffPerson(app, 'admin')
const headers = { 'x-forwarded-for': ADDRESS }
const { pool } = app.database

const done = async (answer: Promise<{ body: { code: number } }>) =>
  expect((await answer).body).toMatchObject({ code: 0 })

/** Where the word has to stand before: a place that is missing is one that the test writes no more. */
const WRITTEN = [
  'enquiries.company',
  'enquiries.email',
  'enquiries.message',
  'enquiries.name',
  'enquiries.phone',
  'enquiries.search_text',
  'enquiry_notes.text',
  'invites.email',
  'invites.person_name',
  'form_sections.saved_by_name',
  'wo_history.actor_name',
  'stored_files.name',
  'company_invitations.email',
  'sign_ups.email',
  'sign_ups.name',
  'sign_ups.company_name',
  'password_resets.email',
  'rate_counters.key',
  '_private_jobs.last_error',
  'orders.buyer',
  'invoices.buyer',
]
/** What the law keeps: the buyer as they were named. */
const KEPT = ['invoices.buyer', 'orders.buyer']

async function writes(): Promise<void> {
  const enquiry = { name: `${WORD} Wang`, email: MAIL, phone: `+49 ${WORD}`, company: `${WORD} Ltd.` }
  const asked = { ...enquiry, topic: 'OTHER', message: `${WORD} asks what it costs.`, consent: true }
  await done(app.post(saveComment, asked, { headers }))
  await done(app.post(saveComment, { ...asked, website: 'filled in' }, { headers }))
  await app.drain()
  const listed = await app.get(listEnquiries, { keyword: MAIL, view: 'open' }, { as: agent })
  const one = listed.body.data?.records[0]
  const answer = { enquiryId: one?.id, revision: one?.revision, text: `Dear ${WORD}, it costs 99.` }
  await done(app.post(answerEnquiry, answer, { as: agent }))
  await app.drain()
  // One whose mails cannot be sent.
  await done(app.post(saveComment, { ...asked, message: `${WORD} asks again what it costs.` }, { headers }))
  await pool.query(
    `update graphile_worker._private_jobs set last_error = $1, run_at = now() + interval '1 day'
     where payload->>'id' = (select id from enquiries order by created_at desc, id limit 1)`,
    [`550 no mailbox ${MAIL}`],
  )
}

/** Asked for a part of a form, behind a PIN: one form is submitted afterwards, the other one is not. */
async function fillsIn() {
  const open = await invitePeople(app, { email: MAIL, pin: '246810' })
  const guest = holding(await unlock(app, open.code, '246810'))
  await done(app.post(beginInvite, { name: `${WORD} Wang` }, { headers: { ...guest.headers, ...headers } }))
  const draft = await uploadAsInvited(app, guest.headers.invitecommitcode, `${WORD}-draft.pdf`)
  const typed = { directors: [director({ fullName: WORD.toUpperCase(), passport: [draft] })] }
  const saved = { answers: typed, submit: true, revision: 0 }
  await done(app.post(saveForInviteCommit, saved, { headers: { ...guest.headers, ...headers } }))
  const other = await invitePeople(app)
  const filed = await inviteTo(app, other.nodeId, { email: MAIL.toUpperCase() })
  await done(app.post(beginInvite, { name: `${WORD} Wang` }, holding(filed.code)))
  return { draft, nodeId: open.nodeId }
}

async function isAskedToJoin(): Promise<void> {
  const as = await confirmed(app, await aSeller(app))
  await done(app.post(inviteMember, { email: MAIL, role: 'editor' }, { as }))
  await app.post(register, aRegistration({ email: MAIL, name: `${WORD} Wang`, companyName: `${WORD} Ltd.` }))
  await app.post(forgotPassword, { email: MAIL })
  await app.post(login, { email: MAIL, password: 'not-the-password' })
  await app.drain()
  const refuses = {
    send: () => Promise.reject(Object.assign(new Error('gone'), { responseCode: 550, command: 'RCPT TO' })),
  }
  const mailer = notingRefusals(refuses, { ...app.deps, now: app.clock.now })
  await expect(mailer.send({ to: MAIL, subject: 'a', text: 'b' })).rejects.toThrow('gone')
}

/** The buyer of an order had this address; their account has another one by now. */
async function isNamedAsBuyer(): Promise<void> {
  const order = await openWorkOrder(app, seller)
  const buyer = `jsonb_set(buyer, '{email}', to_jsonb('${MAIL}'::text))`
  await pool.query(`alter table invoices disable trigger user`)
  for (const table of ['orders', 'invoices'])
    await pool.query(
      `update ${table} set buyer = ${buyer} where ${table === 'orders' ? 'id' : 'order_id'} =
         (select order_id from work_orders where id = $1)`,
      [order.workOrderId],
    )
  await pool.query(`alter table invoices enable trigger user`)
}

const refusedMails = async () => (await pool.query('select 1 from refused_mail')).rows.length
const addressesInTrail = async () =>
  (await openPersonal(app.deps, await app.deps.db.select().from(auditTrail))).filter((line) =>
    JSON.stringify(line).includes(ADDRESS),
  ).length

test(
  'of an address that is erased nothing is left but what the law keeps',
  { timeout: 240_000 },
  async () => {
    await writes()
    const { draft, nodeId } = await fillsIn()
    await isAskedToJoin()
    await isNamedAsBuyer()
    const before = await findText(app, WORD)
    const missing = WRITTEN.filter((column) => !before.has(column))
    expect(missing, 'written nowhere').toEqual([])
    expect(before.size).toBeGreaterThanOrEqual(WRITTEN.length)
    expect(await refusedMails()).toBe(1)
    expect(await addressesInTrail()).toBeGreaterThan(0)
    expect(await app.deps.files.has(draft)).toBe(true)
    expect(JSON.stringify(await app.mails())).toContain(MAIL)

    const found = (await app.post(findAddress, { email: ` ${MAIL.toUpperCase()} ` }, { as: admin })).body.data
    expect(found?.account).toBeNull()
    const goes = found?.held.filter((one) => one.goes).map(({ key }) => key)
    expect(goes).toEqual(
      expect.arrayContaining([
        'invitations',
        'signUps',
        'counters',
        'refusedMail',
        'enquiries',
        'work',
        'drafts',
      ]),
    )
    expect(found?.held.filter((one) => !one.goes)).toMatchObject([
      { key: 'orders', count: 2, until: null, law: { name: expect.stringContaining('14b') } },
    ])

    const erasureId = (await app.post(enterErasure, { email: MAIL }, { as: admin })).body.data?.id ?? ''
    // The request itself keeps a mark, and the address sealed.
    const { rows } = await pool.query('select * from erasures where id = $1', [erasureId])
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(WORD, 'i'))
    await done(app.post(approveErasure, { erasureId }, { as: second }))
    await app.drain()

    const after = [...(await findText(app, WORD)).keys()].filter(
      (column) => !column.startsWith('local_stripe_'),
    )
    expect(after.toSorted()).toEqual(KEPT)
    const rowsLeft = (await rowsWith(app, WORD)).filter((table) => !table.startsWith('local_stripe_'))
    expect(rowsLeft).toEqual(['invoices', 'orders'])
    expect(await refusedMails()).toBe(0)
    expect(await addressesInTrail()).toBe(0)
    expect(await app.deps.files.has(draft)).toBe(false)
    // Sealed, so that the word cannot be looked for: the rows have to be gone.
    const sealed = await pool.query('select 1 from form_sections where node_id = $1 and section = $2', [
      nodeId,
      'people',
    ])
    expect(sealed.rows).toEqual([])
    expect(logged).not.toMatch(new RegExp(WORD, 'i'))

    const { data } = (await app.get(erasureDetail, { erasureId }, { as: admin })).body
    expect(data).toMatchObject({ status: 'DONE', about: 'ADDRESS', person: null, held: [] })
    expect(data?.protocol.length).toBeGreaterThan(6)
    expect(JSON.stringify(data)).not.toMatch(new RegExp(WORD, 'i'))
    const last = (await app.mails()).find(
      ({ to, subject }) => to === MAIL && subject.includes('has been erased'),
    )
    expect(last?.text).toContain(erasureId)
    expect(last?.text).toContain('German VAT Act')
  },
)
