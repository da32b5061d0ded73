import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { companyInfo } from '#accounts/contract.ts'
import {
  declarationYear,
  declarationYears,
  downloadFilingReceipt,
  downloadSales,
  exportDeclarations,
  listDeclarations,
} from '../contract.ts'
import { declarationRow } from '../testing/declarations.builders.ts'
import { declarations, type DeclarationRow } from './declarations.tables.ts'

const app = await testApp()
const { seller, sellerOther, viewer } = app.people

const read = async (input: Record<string, unknown> = {}, as = seller) => {
  const { body } = await app.get(listDeclarations, input, { as })
  return body
}
const idsOf = async (input: Record<string, unknown>, as = seller) =>
  (await read(input, as)).data?.records.map(({ id }) => id)

const row = (id: string, changes: Partial<DeclarationRow>) => declarationRow(app, { id, ...changes })
const year = async (input: Record<string, unknown> = {}, as = seller) =>
  (await app.get(declarationYear, input, { as })).body
const receipt = async (id: string) =>
  (await app.get(downloadFilingReceipt, { id }, { as: seller })).body.error
const sales = async (declarationId: string) =>
  (await app.get(downloadSales, { declarationId }, { as: seller })).body.error

it('is empty before anything was declared, and there is nothing to export', async () => {
  expect((await read()).data).toEqual({ records: [], total: 0, page: 1, pageSize: 20 })
  const { body } = await app.get(exportDeclarations, {}, { as: seller })
  expect(body).toMatchObject({ code: 499, error: 'declarations.nothing_to_export' })
})

describe('with declarations', () => {
  beforeAll(async () => {
    const own = (await app.get(companyInfo, {}, { as: seller })).body.data?.id ?? ''
    const other = (await app.get(companyInfo, {}, { as: sellerOther })).body.data?.id ?? ''
    await app.deps.db.insert(declarations).values([
      row('dc_q1', { companyId: own }),
      row('dc_q2', {
        companyId: own,
        label: '2026-Q2',
        fromDay: '2026-04-01',
        toDay: '2026-06-30',
        status: 'AWAITING_DATA',
        base: null,
        vat: null,
        payable: null,
      }),
      row('dc_pl', {
        companyId: own,
        country: 'PL',
        // Whatever somebody stored: the name of its period is made of days.
        currency: '=1+1',
        toDay: '2026-03-31',
        receiptFileId: 'fi_gone',
      }),
      row('dc_other', { companyId: other }),
    ])
  })

  it('lists its own, the newest period first, and filters', async () => {
    expect(await idsOf({})).toEqual(['dc_q2', 'dc_q1', 'dc_pl'])
    expect(await idsOf({}, viewer)).toEqual(['dc_q2', 'dc_q1', 'dc_pl'])
    expect(await idsOf({}, sellerOther)).toEqual(['dc_other'])
    expect(await idsOf({ country: 'PL' })).toEqual(['dc_pl'])
    expect(await idsOf({ status: 'AWAITING_DATA' })).toEqual(['dc_q2'])
    expect(await idsOf({ period: '2026-Q1' })).toEqual(['dc_q1', 'dc_pl'])
    expect(await idsOf({ period: '2026-06' })).toEqual(['dc_q2'])
    expect(await idsOf({ scheme: 'IOSS' })).toEqual([])
    expect((await read({ period: '0000' })).code).toBe(400)
    expect((await read({ page: 2, pageSize: 2 })).data).toMatchObject({
      records: [{ id: 'dc_pl' }],
      total: 3,
    })
    expect((await read({ country: 'DE', status: 'FILED' })).data?.records[0]).toMatchObject({
      period: { from: '2026-01-01', to: '2026-03-31', label: '2026-Q1' },
      payable: { amount: -1_250, currency: 'EUR' },
      hasReceipt: false,
      correction: null,
    })
  })

  it('shows the year of the latest period, and what else there is', async () => {
    const { data } = await year()
    expect(data).toMatchObject({ year: 2026, isCut: false })
    const { body } = await app.get(declarationYears, {}, { as: seller })
    expect(body.data).toEqual({ years: [2026], countries: ['DE', 'PL'] })
    expect(data?.records.map(({ id }) => id)).toEqual(['dc_q2', 'dc_q1', 'dc_pl'])
    expect(data?.records[1]).toMatchObject({
      period: { from: '2026-01-01', to: '2026-03-31' },
      payable: { amount: -1_250, currency: 'EUR' },
    })
    expect((await year({ country: 'PL' })).data?.records.map(({ id }) => id)).toEqual(['dc_pl'])
    expect((await year({ year: '2025' })).data).toEqual({ year: 2025, records: [], isCut: false })
    expect((await year({}, sellerOther)).data?.records.map(({ id }) => id)).toEqual(['dc_other'])
    expect((await year({ year: '1999' })).code).toBe(400)
  })

  it('exports them, and no cell begins a formula', async () => {
    const answer = await app.get(exportDeclarations, { format: 'csv' }, { as: seller, lang: 'zh' })
    const lines = answer.raw.toString().split('\r\n')
    expect(lines[0]).toContain('国家/地区')
    expect(lines).toHaveLength(4)
    expect(answer.raw.toString()).toContain("'=1+1")
    expect(answer.raw.toString()).toContain('-12.5')
  })

  it('opens no receipt that is missing, and nothing of another company', async () => {
    expect(await receipt('dc_q1')).toBe('declarations.no_receipt')
    expect(await receipt('dc_pl')).toBe('documents.not_found')
    expect(await receipt('dc_other')).toBe('declarations.not_found')
    expect(await sales('dc_q1')).toBe('declarations.no_sales')
    expect(await sales('dc_other')).toBe('declarations.not_found')
  })
})
