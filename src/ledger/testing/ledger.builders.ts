import type { Caller, TestApp } from '#main/testing/test-app.ts'
import type { SentInputOf } from '#platform/shared/call.ts'
import { uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import { addLedgerLine, listLedger, type SellerLine } from '../contract.ts'
import { staffLedger, staffLedgerDocument, type StaffLine } from '../staff/contract.ts'

export type LineDraft = SentInputOf<typeof addLedgerLine>

let documents = 0

/** A German invoice of 100 euro with 19 % VAT, unless said otherwise; each with a number of its own. */
export async function lineDraft(app: TestApp, as: Caller, more: Partial<LineDraft> = {}): Promise<LineDraft> {
  const number = `RE-${++documents}`
  return {
    country: 'DE',
    kind: 'PURCHASE',
    supplier: 'Lagerhaus Nord GmbH',
    number,
    date: '2026-01-15',
    currency: 'EUR',
    net: 10_000,
    vat: 1900,
    uploadId: more.uploadId ?? (await uploadSampleFile(app, as, `${number}.pdf`)),
    ...more,
  }
}

export async function linesOf(
  app: TestApp,
  as: Caller,
  filter: Record<string, unknown> = {},
): Promise<SellerLine[]> {
  const { body } = await app.get(listLedger, filter, { as })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data.records
}

/** Enters a line. @returns it as the seller reads it */
export async function enterLine(
  app: TestApp,
  as: Caller,
  more: Partial<LineDraft> = {},
): Promise<SellerLine> {
  const { body } = await app.post(addLedgerLine, await lineDraft(app, as, more), { as })
  if (!body.data) throw new Error(JSON.stringify(body))
  const [line] = await linesOf(app, as, { id: body.data.id })
  if (!line) throw new Error(`no line ${body.data.id}`)
  return line
}

/** The line as staff see it. */
export async function lineForStaff(app: TestApp, id: string, status = 'SUBMITTED'): Promise<StaffLine> {
  const { body } = await app.get(staffLedger, { status, pageSize: 100 }, { as: app.people.agent })
  const line = body.data?.records.find((one) => one.id === id)
  if (!line) throw new Error(JSON.stringify(body))
  return line
}

/** Opens the document of a line, as whoever accepts it must have. */
export async function openLineFile(
  app: TestApp,
  { companyId, id }: { companyId: string; id: string },
  as: Caller = app.people.agent,
): Promise<void> {
  const { status } = await app.get(staffLedgerDocument, { companyId, id, reason: 'To review it' }, { as })
  if (status !== 200) throw new Error(`document of ${id}: ${status}`)
}
