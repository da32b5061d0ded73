import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { updateBankDetails } from '#accounts/bank-contract.ts'
import { login, updateCompany } from '#accounts/contract.ts'
import { inviteMember } from '#accounts/members-contract.ts'
import { aSeller, confirmed } from '#accounts/server/accounts.builders.ts'
import { createCalendarFeed } from '#calendar/feed-contract.ts'
import { uploadDocument } from '#documents/contract.ts'
import { saveComment } from '#enquiries/contract.ts'
import { exampleAnswers } from '#form-templates/de-vat-registration/example.ts'
import { createInvite } from '#invites/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { exported } from '#privacy/testing/privacy.builders.ts'
import { approved, askedForErasure, closed } from '#privacy/testing/erasure.builders.ts'
import { findText } from '#privacy/testing/find-text.ts'
import { openPersonal } from '#platform/server/person-keys.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { purgeOldTries } from '#platform/server/rate-limit.ts'
import { fillCart } from '#orders/testing/orders.builders.ts'
import { nodeData, saveNodeData } from '#work-orders/contract.ts'
import { cancelWorkOrder } from '#work-orders/staff/contract.ts'
import { askSupplements } from '#work-orders/staff/supplements-contract.ts'
import { writeToSeller } from '#work-orders/staff/talk-contract.ts'
import { acceptForm } from '#work-orders/testing/review.builders.ts'
import { openWorkOrder, pdf } from '#work-orders/testing/work-orders.builders.ts'
import { writeToAgency } from '#work-orders/talk-contract.ts'
import { erasureDetail } from '../../staff/contract.ts'

/*
 * A person writes the same odd word into everything that takes a text, and works as people do. Then they are erased, and
 * the word is looked for in every column of every table, in the stored files, in jobs and in the log.
 */
const WORD = 'Qxcanary'
const MAIL = `${WORD.toLowerCase()}@tests.example`

let logged = ''
const logTo = new Writable({
  write(chunk, _encoding, done) {
    logged += String(chunk)
    done()
  },
})
const app = await testApp({ logTo, config: { trustProxy: '127.0.0.1' } })
const headers = { 'user-agent': `${WORD} Browser/1.0`, 'x-forwarded-for': '203.0.113.77' }
const ADDRESS = '203.0.113.77'

/** In how many lines of the audit trail the address can be read, with every key that is left. */
async function addressesInTrail(): Promise<number> {
  const lines = await openPersonal(app.deps, await app.deps.db.select().from(auditTrail))
  return lines.filter((line) => JSON.stringify(line).includes(ADDRESS)).length
}

async function upload(as: { token: string }, name: string): Promise<string> {
  const { body } = await app.upload(
    uploadDocument,
    { name: `${WORD}-${name}.pdf`, bytes: pdf(`${WORD} ${name}`) },
    { as, headers },
  )
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data.uploadId
}

const done = async (answer: Promise<{ body: { code: number } }>) => {
  const { body } = await answer
  expect(body).toMatchObject({ code: 0 })
}

/** Everything that a person types, by real calls. */
async function aBusyPerson() {
  const opened = await aSeller(app, {
    name: `${WORD} Wang`,
    email: MAIL,
    companyName: `${WORD} Trading Ltd.`,
  })
  const { body } = await app.post(login, opened, { headers })
  const as = await confirmed(app, { ...opened, token: body.data?.token ?? '' })
  const from = { as, headers }
  const address = { line1: `${WORD} Road 1`, city: `${WORD}ville`, postcode: '999077', country: 'HK' }
  await done(app.post(updateCompany, { nameOriginal: `${WORD}公司`, address }, from))
  await done(app.post(updateBankDetails, { holder: `${WORD} Wang`, number: 'DE75512108001245126199' }, from))
  await done(app.post(inviteMember, { email: `friend-${MAIL}`, role: 'editor' }, from))
  await done(app.post(createCalendarFeed, {}, from))
  const enquiry = { name: `${WORD} Wang`, email: MAIL, phone: `+49 ${WORD}`, company: `${WORD} Ltd.` }
  const message = `${WORD} asks what a registration costs.`
  await done(app.post(saveComment, { ...enquiry, topic: 'OTHER', message, consent: true }, from))
  const order = await openWorkOrder(app, as)
  await fillCart(app, as, 'eori-eu')
  const node = order.node('companyForm')
  await done(app.post(createInvite, { nodeId: node.nodeId, sections: ['people'], email: MAIL }, from))
  const { workOrderId } = order
  await done(app.post(writeToAgency, { workOrderId, text: `${WORD} writes to you.` }, from))
  return { as, from, order, node, workOrderId }
}

async function submitted({ as, from, node }: Awaited<ReturnType<typeof aBusyPerson>>) {
  const [passportId = '', businessLicenceId = '', registerExtractId = '', proofOfTradeId = ''] =
    await Promise.all(['passport', 'licence', 'register', 'trade'].map((name) => upload(as, name)))
  const files = { passportId, businessLicenceId, registerExtractId, proofOfTradeId }
  const answers = {
    ...exampleAnswers(files),
    goods: `${WORD} cases`,
    warehouseAddress: `${WORD} warehouse 1`,
  }
  const { body } = await app.post(saveNodeData, { nodeId: node.nodeId, answers, submit: true }, from)
  expect(body).toMatchObject({ data: { status: 'SUBMITTED' } })
  return { filed: Object.values(files), unused: await upload(as, 'unused') }
}

/** What the law keeps, and why the word may stand there: nothing else. */
const KEPT = new Set([
  // INVOICES: the buyer as the law wants them named.
  'orders.buyer',
  'invoices.buyer',
  'invoices.search_text',
  // FILINGS: whose the registration was, and what was submitted for it, with its documents.
  'companies.name',
  'companies.name_original',
  'companies.address',
  'form_submissions.answers',
  'stored_files.name',
  'work_orders.search_text',
])

test(
  'after an erasure the person is found nowhere but in what the law keeps',
  { timeout: 240_000 },
  async () => {
    const busy = await aBusyPerson()
    const { as, order } = busy
    const files = await submitted(busy)
    await app.drain()
    expect((await acceptForm(app, busy.node)).body.code).toBe(0)
    const staff = { as: app.people.agent }
    const item = { title: 'A name', kind: 'TEXT' }
    await app.post(askSupplements, { workOrderId: order.workOrderId, items: [item] }, staff)
    await app.post(writeToSeller, { workOrderId: order.workOrderId, text: `Dear ${WORD}, thank you.` }, staff)
    await app.get(nodeData, { nodeId: busy.node.nodeId }, busy.from)
    const archive = await exported(app, as)
    expect(archive).not.toBe('')
    await app.drain()

    const ofNumbers = 'select company_id from number_marks where node_id = $1'
    const marked = async () => (await app.database.pool.query(ofNumbers, [busy.node.nodeId])).rowCount
    expect(await marked()).toBeGreaterThan(1)
    const before = await findText(app, WORD)
    expect(before.size).toBeGreaterThan(30)
    expect((await findText(app, ADDRESS)).size).toBeGreaterThan(2)
    expect(await addressesInTrail()).toBeGreaterThan(3)
    for (const column of KEPT) expect([...before.keys()], column).toContain(column)
    for (const id of [...files.filed, files.unused]) expect(await app.deps.files.has(id)).toBe(true)

    await app.post(cancelWorkOrder, { workOrderId: order.workOrderId, reason: 'As was asked.' }, staff)
    await app.drain()
    const erasureId = await askedForErasure(app, as)
    await closed(app, as)
    await app.drain()
    await approved(app, erasureId)

    // Stands in for the person's own mailbox, and for the provider's records.
    const outside = /^local_stripe_/
    const after = [...(await findText(app, WORD)).keys()].filter((column) => !outside.test(column))
    expect(after.filter((column) => !KEPT.has(column))).toEqual([])
    expect(after.toSorted()).toEqual([...KEPT].toSorted())
    // Their lines of the trail are closed for good; counters against flooding hold an address, of whomever, for a day.
    expect(await addressesInTrail()).toBe(0)
    const addresses = async () => [...(await findText(app, ADDRESS)).keys()].toSorted()
    expect(await addresses()).toEqual(['rate_counters.key'])
    app.clock.advance(25 * 3_600_000)
    await purgeOldTries(app.deps)
    expect(await addresses()).toEqual([])

    for (const id of files.filed) expect(await app.deps.files.has(id)).toBe(true)
    expect(await app.deps.files.has(files.unused)).toBe(false)
    const { rows } = await app.database.pool.query('select file_id from company_exports')
    expect(rows).toEqual([])
    // Nor is it known any more whose passport it was.
    expect(await marked()).toBe(0)
    // Sealed answers of the draft and the bank account cannot be searched: they have to be gone.
    for (const table of [
      'form_sections',
      'bank_accounts',
      'user_sessions',
      'sign_ins',
      'wo_talk',
      'invites',
    ]) {
      const mine = table === 'user_sessions' || table === 'sign_ins' ? 'user_id' : 'company_id'
      const id =
        mine === 'user_id'
          ? 'select user_id from erasures'
          : `select id from companies where name ilike '${WORD}%'`
      const left = await app.database.pool.query(`select 1 from ${table} where ${mine} in (${id})`)
      expect(left.rows, table).toEqual([])
    }
    expect(logged).not.toContain(WORD)
    expect(logged.toLowerCase()).not.toContain(MAIL)

    app.clock.advance(-25 * 3_600_000)
    const { body } = await app.get(erasureDetail, { erasureId }, { as: app.people.admin })
    expect(body.data).toMatchObject({ status: 'DONE', person: null, obstacles: [] })
    expect(body.data?.protocol.length).toBeGreaterThan(4)
    expect(JSON.stringify(body.data)).not.toMatch(new RegExp(WORD, 'i'))
  },
)
