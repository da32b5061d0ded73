import { Readable } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp, type Caller, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { newId } from '#platform/shared/ids.ts'
import { tableFile } from '#platform/server/table-file.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { downloadTemplate } from '../contract.ts'
import { TEMPLATE } from '../formats/template.ts'
import { readRows } from '../read-report.ts'
import { imported } from '../testing/imports.builders.ts'

const clock = settableClock(new Date('2026-11-20T09:00:00Z'))
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})

/** A seller with numbers where the rows are taxed, so that nothing about the company is left to say. */
async function registeredSeller(): Promise<Caller> {
  const as = await aSeller(app)
  const { body } = await app.get(userInfo, {}, { as })
  for (const [country, registrationNumber] of [
    ['DE', 'DE136695976'],
    ['FR', 'FR40303265045'],
  ] as const)
    await app.deps.db.insert(registrations).values({
      id: newId('reg'),
      companyId: body.data?.company.id ?? '',
      kind: 'VAT_NUMBER',
      workOrderId: newId('wo'),
      workOrderNumber: 'WO-1',
      orderId: 'or_1',
      orderNumber: 'OR-1',
      productId: 'pr_1',
      country,
      productCode: `vat-registration-${country.toLowerCase()}`,
      productName: { en: 'VAT registration', zh: '增值税注册' },
      registrationNumber,
      createdAt: clock.now(),
    })
  return as
}

/** The header of a file, whichever format it has. */
async function headerOf(bytes: Buffer): Promise<string[]> {
  let header: readonly string[] = []
  await readRows(() => Readable.from([bytes]), {
    header(names) {
      header = names
      return names.map((_, place) => place)
    },
    row: () => expect.unreachable('the template has no row'),
    fault: () => expect.unreachable('the template has no fault'),
  })
  return [...header]
}

const LANGS = ['en', 'zh'] as const
const FORMATS = ['csv', 'xlsx'] as const
const WORDS = {
  en: { SALE: 'SALE', REFUND: 'REFUND', FC_TRANSFER: 'FC_TRANSFER', DE: 'DE', FR: 'France' },
  zh: { SALE: '销售', REFUND: '退款', FC_TRANSFER: '移仓', DE: '德国', FR: '法国' },
} as const

/** A sale, its refund and goods that were moved, as somebody writes them. */
function rowsIn(lang: (typeof LANGS)[number]): Record<string, string>[] {
  const word = WORDS[lang]
  const sale = {
    date: '2026-03-30',
    type: word.SALE,
    orderId: `${lang}-1`,
    lineId: '1',
    marketplace: 'ebay',
    account: 'shop',
    sku: 'S-1',
    quantity: '1',
    depart: word.DE,
    departPostcode: '10115',
    arrive: word.DE,
    arrivePostcode: '20095',
    gross: '119.00',
    currency: 'EUR',
  }
  return [
    sale,
    { ...sale, date: '2026-03-31', type: word.REFUND, gross: '-11.90', saleDate: '2026-03-30' },
    {
      ...sale,
      type: word.FC_TRANSFER,
      orderId: `${lang}-2`,
      gross: '',
      costPrice: '4.20',
      arrive: word.FR,
      arrivePostcode: '75001',
    },
  ]
}

describe.each(LANGS)('the portal’s own table (%s)', (lang) => {
  it.each(FORMATS)('is downloaded as %s, filled in, and imported without an issue', async (format) => {
    const as = await registeredSeller()
    const { raw, headers } = await app.get(downloadTemplate, { format }, { as, lang })
    expect(headers['content-disposition']).toContain(`.${format}`)
    const header = await headerOf(raw)
    const fields = Object.keys(TEMPLATE.columns)
    expect(header).toHaveLength(fields.length)
    expect(header).toContain(lang === 'zh' ? '含税金额' : 'Amount incl. VAT')
    const rows = rowsIn(lang).map((row) => fields.map((field) => row[field] ?? ''))
    const filled = await tableFile({ rows: [header, ...rows], format, name: 'sales', sheet: 'Sales' })
    const chunks = await Array.fromAsync(filled.stream)
    const done = await imported(app, as, { name: `sales.${format}`, bytes: Buffer.concat(chunks) })
    expect(done).toMatchObject({
      status: 'FINISHED',
      source: 'TEMPLATE',
      rowsRead: 3,
      rowsKept: 3,
      rowsWithIssue: 0,
      causes: [],
    })
  })
})
