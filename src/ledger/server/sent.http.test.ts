import { describe, expect, it } from 'vitest'
import { readWithReason } from '#documents/testing/read-with-reason.ts'
import { listMessages } from '#messages/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { settableClock } from '#platform/server/clock.ts'
import { uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import { removeLedgerLine, sendDocuments, updateLedgerLine } from '../contract.ts'
import {
  acceptLedgerLine,
  correctLedgerLine,
  enterFurtherPart,
  enterSentDocument,
  returnLedgerLine,
  staffLedgerDocument,
} from '../staff/contract.ts'
import { enterLine, lineDraft, lineForStaff, linesOf, openLineFile } from '../testing/ledger.builders.ts'
import { ledgerLinesOf } from './public.ts'

const app = await testApp({ clock: settableClock(new Date('2026-11-22T10:00:00Z')) })
const { seller, sellerOther, viewer, agent, reviewer, admin } = app.people

let made = 0
const file = (as = seller) => uploadSampleFile(app, as, `invoice-${++made}.pdf`)
const send = async (uploadIds: string[], as = seller) =>
  (await app.post(sendDocuments, { country: 'DE', uploadIds }, { as })).body
const sent = async () => {
  const { data } = await send([await file()])
  const line = await lineForStaff(app, data?.ids[0] ?? '', 'SENT')
  return { at: { companyId: line.companyId, id: line.id, revision: line.revision }, line }
}
/** What staff read off it: all of a line but its file. */
const typed = async (more: Parameters<typeof lineDraft>[2] = {}) => {
  const { uploadId: _file, ...fields } = await lineDraft(app, seller, { uploadId: 'none', ...more })
  return fields
}
const trailOf = async (id: string) =>
  (
    await app.database.pool.query(
      'select actor_kind, action from audit_trail where record = $1 order by sequence',
      [id],
    )
  ).rows.map(({ actor_kind: kind, action }) => `${kind} ${action}`)
const lastMessage = async () => (await app.get(listMessages, {}, { as: seller })).body.data?.records[0]

describe('documents that are sent as they are', () => {
  it('are entered by staff, reviewed by a colleague, and then count', async () => {
    const { data } = await send([await file(), await file()])
    expect(data?.ids).toHaveLength(2)
    const [id = ''] = data?.ids ?? []
    expect(await linesOf(app, seller, { id })).toMatchObject([
      { status: 'SENT', typed: false, country: 'DE', number: expect.stringMatching(/^invoice-\d+\.pdf$/) },
    ])
    const { companyId, revision, findings, number } = await lineForStaff(app, id, 'SENT')
    expect(findings).toEqual([])
    const { raw } = await readWithReason(app, staffLedgerDocument, { companyId, id }, agent)
    expect(raw.subarray(0, 5).toString()).toBe('%PDF-')
    const at = { companyId, id, revision }
    expect((await app.post(acceptLedgerLine, at, { as: reviewer })).body.error).toBe('ledger.not_now')
    const wrong = await app.post(enterSentDocument, { ...at, ...(await typed({ net: 0 })) }, { as: agent })
    expect(wrong.body).toMatchObject({ code: 400, fields: { net: expect.stringMatching(/\w/) } })
    const entered = await app.post(
      enterSentDocument,
      { ...at, ...(await typed({ number: 'SENT-9' })) },
      { as: agent },
    )
    expect(entered.body.code).toBe(0)
    expect(await linesOf(app, seller, { id })).toMatchObject([
      {
        status: 'SUBMITTED',
        typed: true,
        number: 'SENT-9',
        net: 10_000,
        changes: [],
        document: { name: number },
      },
    ])
    const seen = { ...at, revision: 2 }
    expect((await app.post(acceptLedgerLine, seen, { as: agent })).body.error).toBe('ledger.typed_by_you')
    await openLineFile(app, at, reviewer)
    expect((await app.post(acceptLedgerLine, seen, { as: reviewer })).body.code).toBe(0)
    const months = { companyId, country: 'DE', from: '2026-01', to: '2026-01' }
    expect(await ledgerLinesOf(app.database.db, months)).toMatchObject([{ id, net: 10_000, vat: 1900 }])
    expect(await trailOf(id)).toEqual(['seller ledger.sent', 'staff ledger.entered', 'staff ledger.reviewed'])
  })

  it('may have several rates, each a line of the same file', async () => {
    const { at, line } = await sent()
    const first = await typed({ number: 'RE-two' })
    const part = { companyId: at.companyId, id: at.id, ...first, vat: 700 }
    expect((await app.post(enterFurtherPart, part, { as: agent })).body.error).toBe('ledger.not_now')
    await app.post(enterSentDocument, { ...at, ...first }, { as: agent })
    const same = await app.post(enterFurtherPart, { ...part, vat: 1900 }, { as: agent })
    expect(same.body.error).toBe('ledger.duplicate')
    const { body } = await app.post(enterFurtherPart, part, { as: agent })
    expect(body.code).toBe(0)
    expect(await lineForStaff(app, body.data?.id ?? '')).toMatchObject({
      basisPoints: 700,
      document: { uploadId: line.document.uploadId },
    })
    for (const strange of [{ companyId: 'co_x' }, { id: 'led_x' }]) {
      const answer = await app.post(enterFurtherPart, { ...part, ...strange }, { as: agent })
      expect(answer.body.error).toBe('ledger.not_found')
    }
  })

  it('come back with a reason where they cannot be read, and the seller enters or replaces them', async () => {
    const { at, line } = await sent()
    const reason = 'Only the first page is here.'
    expect((await app.post(returnLedgerLine, { ...at, reason }, { as: agent })).body.code).toBe(0)
    const told = await lastMessage()
    expect(told?.title).toContain(line.number)
    expect(told?.body).toContain(reason)
    const matters = await app.get(listPendingMatters, { type: 'DATA_MISSING' }, { as: seller })
    expect(matters.body.data?.records[0]?.title).toContain(line.number)
    const enter = { ...at, revision: 2, ...(await typed()) }
    expect((await app.post(enterSentDocument, enter, { as: agent })).body.error).toBe('ledger.not_now')
    const { companyId: _own, ...seen } = at
    const own = { ...seen, revision: 2, ...(await lineDraft(app, seller)) }
    expect((await app.post(updateLedgerLine, own, { as: seller })).body.code).toBe(0)
    expect(await linesOf(app, seller, { id: at.id })).toMatchObject([
      { status: 'SUBMITTED', typed: true, changes: [] },
    ])
  })

  it('are taken back before anybody enters them, and then sent again', async () => {
    const uploadId = await file()
    const { data } = await send([uploadId])
    const again = await send([await file(), uploadId])
    expect(again.error).toBe('ledger.sent_already')
    expect(again.message).toMatch(/invoice-\d+\.pdf/)
    const seen = { id: data?.ids[0] ?? '', revision: 1 }
    expect((await app.post(removeLedgerLine, seen, { as: seller })).body.code).toBe(0)
    expect((await send([uploadId])).code).toBe(0)
  })

  it('are the company’s own, of a country whose returns we prepare, from somebody who may write', async () => {
    expect((await send([await file(sellerOther)])).error).toBe('documents.not_found')
    expect((await send([await file()], viewer)).error).toBe('wire.not_allowed')
    const { body } = await app.post(
      sendDocuments,
      { country: 'US', uploadIds: [await file()] },
      { as: seller },
    )
    expect(body.error).toBe('ledger.country_unknown')
  })

  it('are entered by whoever saw their last revision, once', async () => {
    const { at } = await sent()
    const draft = await typed()
    const both = await Promise.all(
      [1, 2].map(() => app.post(enterSentDocument, { ...at, ...draft }, { as: agent })),
    )
    expect(both.map(({ body }) => body.error ?? 'done').toSorted()).toEqual(['done', 'ledger.changed'])
    const other = await app.post(enterSentDocument, { ...at, ...draft, companyId: 'co_x' }, { as: agent })
    expect(other.body.error).toBe('ledger.not_found')
  })
})

describe('a line that was misread', () => {
  it('is corrected by staff, who say what was changed, and reviewed by somebody else', async () => {
    const { id, number } = await enterLine(app, seller)
    const { companyId, revision } = await lineForStaff(app, id)
    const at = { companyId, id, revision }
    const draft = await typed({ number, net: 20_000, vat: 3800, country: 'DE' })
    expect((await app.post(correctLedgerLine, { ...at, ...draft }, { as: agent })).body.code).toBe(0)
    const changes = [
      { field: 'net', from: '10000', to: '20000', by: 'staff' },
      { field: 'vat', from: '1900', to: '3800', by: 'staff' },
    ]
    expect(await linesOf(app, seller, { id })).toMatchObject([{ net: 20_000, changes }])
    expect((await lastMessage())?.title).toContain(number)
    const seen = { ...at, revision: 2 }
    expect((await app.post(acceptLedgerLine, seen, { as: agent })).body.error).toBe('ledger.typed_by_you')
    await openLineFile(app, at, reviewer)
    expect((await app.post(acceptLedgerLine, seen, { as: reviewer })).body.code).toBe(0)
    // It stays to be read by what the review changed.
    expect(await linesOf(app, seller, { id })).toMatchObject([{ status: 'REVIEWED', changes }])
    const late = await app.post(correctLedgerLine, { ...at, ...draft, revision: 3 }, { as: agent })
    expect(late.body.error).toBe('ledger.not_now')
    expect((await app.post(correctLedgerLine, { ...seen, ...draft }, { as: agent })).body.error).toBe(
      'ledger.changed',
    )
    const untyped = (await sent()).at
    expect((await app.post(correctLedgerLine, { ...untyped, ...draft }, { as: agent })).body.error).toBe(
      'ledger.not_found',
    )
  })

  it('is reviewed by none of those who typed it, also where another of them did so last', async () => {
    const { at } = await sent()
    const draft = await typed()
    const accept = async (revision: number, as: typeof agent) =>
      (await app.post(acceptLedgerLine, { ...at, revision }, { as })).body.error
    for (const as of [agent, reviewer, admin]) await openLineFile(app, at, as)
    await app.post(enterSentDocument, { ...at, ...draft }, { as: agent })
    const corrected = { ...at, ...draft, revision: 2, supplier: 'Lagerhaus Nord AG' }
    expect((await app.post(correctLedgerLine, corrected, { as: reviewer })).body.code).toBe(0)
    expect(await accept(3, agent)).toBe('ledger.typed_by_you')
    expect(await accept(3, reviewer)).toBe('ledger.typed_by_you')
    expect(await accept(3, admin)).toBeUndefined()
  })

  it('is told to the seller at each correction that changes something, where the line was theirs', async () => {
    const told = async (id: string) => {
      const { body } = await app.get(listMessages, { pageSize: 100 }, { as: seller })
      return body.data?.records.filter(({ link }) => link?.includes(id)).length
    }
    const { id, number } = await enterLine(app, seller)
    const { companyId } = await lineForStaff(app, id)
    const draft = await typed({ number })
    const correct = async (at: object, as: typeof agent) => {
      expect((await app.post(correctLedgerLine, { ...draft, ...at }, { as })).body.code).toBe(0)
    }
    await correct({ companyId, id, revision: 1, net: 20_000 }, agent)
    expect(await told(id)).toBe(1)
    await correct({ companyId, id, revision: 2, net: 20_000 }, reviewer)
    expect(await told(id)).toBe(1)
    await correct({ companyId, id, revision: 3, net: 21_000 }, reviewer)
    expect(await told(id)).toBe(2)
    const { at } = await sent()
    const read = await typed()
    await app.post(enterSentDocument, { ...at, ...read }, { as: agent })
    await correct({ ...at, ...read, revision: 2, net: 20_000 }, agent)
    await correct({ ...at, ...read, revision: 3, net: 21_000 }, reviewer)
    expect(await told(at.id)).toBe(0)
  })

  it('is anybody’s to review once the seller has typed it', async () => {
    const { at } = await sent()
    const draft = await typed()
    await app.post(enterSentDocument, { ...at, ...draft }, { as: agent })
    await app.post(correctLedgerLine, { ...at, ...draft, revision: 2, net: 9_000 }, { as: reviewer })
    const { companyId: _own, ...seen } = at
    const own = { ...seen, revision: 3, ...(await lineDraft(app, seller, { number: draft.number })) }
    expect((await app.post(updateLedgerLine, own, { as: seller })).body.code).toBe(0)
    await openLineFile(app, at)
    expect((await app.post(acceptLedgerLine, { ...at, revision: 4 }, { as: agent })).body.code).toBe(0)
  })

  it('shows whoever reviews it again what the seller changed', async () => {
    const { id, number } = await enterLine(app, seller)
    const { companyId, revision } = await lineForStaff(app, id)
    await app.post(
      returnLedgerLine,
      { companyId, id, revision, reason: 'The date is another.' },
      { as: agent },
    )
    const own = { id, revision: 2, ...(await lineDraft(app, seller, { number, date: '2026-01-16' })) }
    expect((await app.post(updateLedgerLine, own, { as: seller })).body).toMatchObject({ code: 0 })
    expect((await lineForStaff(app, id)).changes.map(({ field, by }) => [field, by])).toEqual([
      ['date', 'seller'],
      ['document', 'seller'],
    ])
  })
})
