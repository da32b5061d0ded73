import { describe, expect, it } from 'vitest'
import { readWithReason } from '#documents/testing/read-with-reason.ts'
import { testApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { listMessages } from '#messages/contract.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { advanceTo, openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { listLedger, removeLedgerLine, updateLedgerLine } from '../contract.ts'
import {
  acceptLedgerLine,
  reopenLedgerLine,
  returnLedgerLine,
  staffLedger,
  staffLedgerDocument,
} from '../staff/contract.ts'
import { enterLine, lineDraft, lineForStaff, linesOf, openLineFile } from '../testing/ledger.builders.ts'
import { LEDGER_CHANGED, ledgerLinesOf, pageOfLedgerLines } from './public.ts'

const app = await testApp({ clock: settableClock(new Date('2026-11-22T10:00:00Z')) })
const { seller, sellerOther, agent } = app.people

const entered = async (more: Parameters<typeof enterLine>[2] = {}) => {
  const { id } = await enterLine(app, seller, more)
  const { companyId, revision } = await lineForStaff(app, id)
  return { companyId, id, revision }
}
const opened = async (more: Parameters<typeof enterLine>[2] = {}) => {
  const at = await entered(more)
  await openLineFile(app, at)
  return at
}
const germanLines = (companyId: string, from = '2026-01', to = '2026-03') =>
  ledgerLinesOf(app.database.db, { companyId, country: 'DE', from, to })

describe('a line', () => {
  it('counts once it was reviewed, in its own months and for its own company', async () => {
    const at = await opened({ month: '2026-02' })
    expect(await germanLines(at.companyId)).toEqual([])
    expect((await app.post(acceptLedgerLine, at, { as: agent })).body.code).toBe(0)
    expect(await germanLines(at.companyId)).toEqual([
      {
        id: at.id,
        country: 'DE',
        kind: 'PURCHASE',
        date: '2026-01-15',
        month: '2026-02',
        currency: 'EUR',
        net: 10_000,
        vat: 1900,
        deductible: 1900,
        basisPoints: 1900,
        document: expect.stringMatching(/\.pdf$/),
      },
    ])
    expect(await germanLines(at.companyId, '2026-03', '2026-12')).toEqual([])
    expect(await germanLines('co_other')).toEqual([])
    const page = { ids: [at.id], page: 1, pageSize: 10 }
    const { db } = app.database
    expect(await pageOfLedgerLines(db, { companyId: at.companyId, ...page })).toMatchObject({ total: 1 })
    expect(await pageOfLedgerLines(db, { companyId: 'co_other', ...page })).toMatchObject({ total: 0 })
    const settled = { ...at, revision: 2 }
    const change = { ...settled, ...(await lineDraft(app, seller)) }
    expect((await app.post(updateLedgerLine, change, { as: seller })).body.error).toBe('ledger.not_now')
    expect((await app.post(removeLedgerLine, settled, { as: seller })).body.error).toBe('ledger.not_now')
    expect((await app.post(acceptLedgerLine, settled, { as: agent })).body.error).toBe('ledger.not_now')
    expect((await app.post(reopenLedgerLine, settled, { as: agent })).body.code).toBe(0)
    expect(await germanLines(at.companyId)).toEqual([])
  })

  it('stands in the Chinese list with the original name of its company, and is found by it', async () => {
    const at = await entered()
    const original = '深圳市澜海贸易有限公司'
    const { pool } = app.database
    await pool.query('update companies set name_original = $2 where id = $1', [at.companyId, original])
    const company = async (lang: 'en' | 'zh') => {
      const { body } = await app.get(staffLedger, { keyword: '澜海' }, { as: agent, lang })
      return body.data?.records.find(({ id }) => id === at.id)?.company
    }
    expect(await company('zh')).toBe(original)
    expect(await company('en')).toMatch(/^[\x20-\x7e]+$/)
    await pool.query('update companies set name_original = null where id = $1', [at.companyId])
  })

  it('is deducted in part only with a note for the seller', async () => {
    const at = await opened()
    const accept = (more: object) => app.post(acceptLedgerLine, { ...at, ...more }, { as: agent })
    expect((await accept({ deductible: 950 })).body.error).toBe('ledger.note_missing')
    expect((await accept({ deductible: 1901, note: 'Half private' })).body.error).toBe(
      'ledger.deductible_wrong',
    )
    expect((await accept({ deductible: -1, note: 'Half private' })).body.error).toBe(
      'ledger.deductible_wrong',
    )
    expect((await accept({ deductible: 950, note: 'Half private' })).body.code).toBe(0)
    expect(await linesOf(app, seller, { id: at.id })).toMatchObject([
      { status: 'REVIEWED', vat: 1900, deductible: 950, note: 'Half private' },
    ])
  })

  it('is accepted by whoever has opened its document alone', async () => {
    const { reviewer } = app.people
    const at = await entered()
    const accept = async (as = agent) => (await app.post(acceptLedgerLine, at, { as })).body.error
    const isOpened = async () => (await lineForStaff(app, at.id)).isOpened
    expect(await accept()).toBe('ledger.not_opened')
    // Asked for without saying why, it was not shown.
    await app.get(staffLedgerDocument, { companyId: at.companyId, id: at.id }, { as: agent })
    await openLineFile(app, at, reviewer)
    expect([await accept(), await isOpened()]).toEqual(['ledger.not_opened', false])
    await openLineFile(app, at)
    expect([await isOpened(), await accept()]).toEqual([true, undefined])
  })

  it('that comes back is the seller’s turn: told why, to do, corrected, reviewed again', async () => {
    const at = await entered({ number: 'RE-77' })
    const sent = await app.post(returnLedgerLine, { ...at, reason: 'The page is cut off.' }, { as: agent })
    expect(sent.body.code).toBe(0)
    const toDo = async () =>
      (await app.get(listPendingMatters, { type: 'DATA_MISSING' }, { as: seller })).body.data?.records
    expect(await toDo()).toMatchObject([
      { title: expect.stringContaining('RE-77'), link: `/workspace/declaration/inputVat?id=${at.id}` },
    ])
    const messages = (await app.get(listMessages, {}, { as: seller })).body.data?.records
    expect(messages?.[0]?.body).toContain('The page is cut off.')
    expect(await linesOf(app, seller, { id: at.id })).toMatchObject([{ note: 'The page is cut off.' }])
    const change = { ...at, revision: 2, ...(await lineDraft(app, seller, { number: 'RE-77' })) }
    expect((await app.post(updateLedgerLine, change, { as: seller })).body.code).toBe(0)
    expect(await toDo()).toEqual([])
    expect(await linesOf(app, seller, { id: at.id })).toMatchObject([{ status: 'SUBMITTED', note: null }])
  })

  it('is not reviewed by who saw another revision of it, and once by two at a time', async () => {
    const at = await entered()
    const change = { ...at, ...(await lineDraft(app, seller)) }
    await app.post(updateLedgerLine, change, { as: seller })
    expect((await app.post(acceptLedgerLine, at, { as: agent })).body.error).toBe('ledger.changed')
    expect((await app.post(returnLedgerLine, { ...at, reason: 'x' }, { as: agent })).body.error).toBe(
      'ledger.changed',
    )
    const seen = { ...at, revision: 2 }
    // The seller has sent another file with the change.
    await openLineFile(app, at)
    const both = await Promise.all([1, 2].map(() => app.post(acceptLedgerLine, seen, { as: agent })))
    expect(both.map(({ body }) => body.error ?? 'done').toSorted()).toEqual(['done', 'ledger.changed'])
    for (const wrong of [{ companyId: 'co_x' }, { id: 'led_x' }]) {
      const { body } = await app.post(acceptLedgerLine, { ...seen, ...wrong }, { as: agent })
      expect(body.error).toBe('ledger.not_found')
    }
  })
})

describe('staff', () => {
  it('see what waits longest first, with what to look at, and find it by words', async () => {
    const late = await entered({ month: '2026-10', currency: 'USD', vat: 1234, supplier: 'Night Hub' })
    const found = await lineForStaff(app, late.id)
    expect(found).toMatchObject({
      company: 'Shenzhen Brightoak Trading Co., Ltd.',
      findings: ['NO_NUMBER', 'UNUSUAL_RATE', 'OTHER_CURRENCY', 'LATE'],
    })
    const { body } = await app.get(staffLedger, { keyword: 'night hub' }, { as: agent })
    expect(body.data).toMatchObject({ total: 1, records: [{ id: late.id }] })
    const times = (await app.get(staffLedger, {}, { as: agent })).body.data?.records ?? []
    expect(times.map(({ changedAt }) => changedAt)).toEqual(
      times.map(({ changedAt }) => changedAt).toSorted(),
    )
  })

  it('open the document, which leaves a line in the audit trail', async () => {
    const { companyId, id } = await entered()
    const open = (input: object) => app.get(staffLedgerDocument, { companyId, id, ...input }, { as: agent })
    const { raw } = await readWithReason(app, staffLedgerDocument, { companyId, id }, agent)
    expect(raw.subarray(0, 5).toString()).toBe('%PDF-')
    const trail = await app.database.pool.query(
      "select actor_kind from audit_trail where action = 'document.read' and detail->>'ledgerLine' = $1",
      [id],
    )
    expect(trail.rows).toEqual([{ actor_kind: 'staff' }])
    for (const wrong of [{ companyId: 'co_x' }, { id: 'led_x' }])
      expect((await open(wrong)).body.error).toBe('ledger.not_found')
    expect(await linesOf(app, sellerOther)).toEqual([])
  })
})

describe('what counts in a return', () => {
  it('is published when it changes, to follow it', async () => {
    const seen: object[] = []
    app.deps.jobs.subscribe(LEDGER_CHANGED, 'seen-by-test', async (payload) => void seen.push(payload))
    const at = await opened({ month: '2026-02' })
    const change = { companyId: at.companyId, country: 'DE', month: '2026-02' }
    await app.post(acceptLedgerLine, at, { as: agent })
    await app.drain()
    expect(seen).toEqual([change])
    await app.post(reopenLedgerLine, { ...at, revision: 2 }, { as: agent })
    await app.post(returnLedgerLine, { ...at, revision: 3, reason: 'x' }, { as: agent })
    await app.drain()
    expect(seen).toEqual([change, change])
  })
})

it('of a state in which the company has a VAT number needs no look at that', async () => {
  await advanceTo(app, await openWorkOrder(app), 'done')
  const { id } = await enterLine(app, seller)
  expect((await lineForStaff(app, id)).findings).toEqual([])
  expect((await app.get(listLedger, {}, { as: seller })).body.data?.registered).toEqual(['DE'])
  expect((await app.get(listLedger, {}, { as: sellerOther })).body.data?.registered).toEqual([])
})
