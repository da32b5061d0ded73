import { expect, test } from 'vitest'
import type { Seller } from '#vat/engine/vat-result.ts'
import { formatFrom, suggestMapping } from './formats/mapping.ts'
import { TEMPLATE } from './formats/template.ts'
import { judge } from './testing/read-bytes.ts'

/** Where a marketplace may owe the tax, it matters whether there was one. */
const FROM_CHINA: Seller = {
  established: 'CN',
  vat_registrations: ['DE'],
  oss_union: null,
  ioss: false,
  distance_sales_ytd_eur: '0',
  distance_sales_prev_year_eur: '0',
  opted_for_destination: false,
}
const HEADER = 'Datum;Typ;Bestellnummer;Betrag;Währung;Land'
const WAY = { marketplace: 'ebay', depart: 'DE' }

async function issuesOf(rows: string, constants: Record<string, string> = WAY, header = HEADER) {
  const format = formatFrom({ ...suggestMapping(header.split(';')), constants })
  const { issues } = await judge(`${header}\n${rows}\n`, { format, seller: FROM_CHINA })
  return issues.list.filter(({ severity }) => severity === 'ERROR')
}

test('what was entered for all rows is mended in the mapping, for the file has no such cell', async () => {
  const rows = '05.01.2026;Rechnung;1;119,00;EUR;DE'
  const [issue] = await issuesOf(rows, { ...WAY, marketplace: 'Mein Shop' })
  expect(issue).toMatchObject({ code: 'ASK_MARKETPLACE', column: null })
  expect(issue?.fix.en).toContain('“Match again”')
  expect(issue?.fix.zh).toContain('重新对应')
  expect(issue?.fix.en).not.toContain('Correct this cell')
})

test('a marketplace in a column of its own is mended in its cell, in words that are understood', async () => {
  const rows = '05.01.2026;Rechnung;1;119,00;EUR;DE;Mein Shop'
  const [issue] = await issuesOf(rows, { depart: 'DE' }, `${HEADER};Marktplatz`)
  expect(issue).toMatchObject({ code: 'ASK_MARKETPLACE', column: 'Marktplatz' })
  expect(issue?.fix.en).toContain('“own shop”')
})

test('a refund above zero leads to what was said of refunds', async () => {
  const [issue] = await issuesOf('05.01.2026;Gutschrift;1;119,00;EUR;DE')
  expect(issue?.code).toBe('ASK_REFUND_SIGN')
  expect(issue?.fix.en).toContain('“Refunds in the file”')
  expect(issue?.fix.zh).toContain('“文件中的退款”')
})

test('an unknown word is said in the words that one chooses from, not in codes', async () => {
  const [issue] = await issuesOf('05.01.2026;Ausgleich;1;119,00;EUR;DE')
  expect(issue).toMatchObject({
    code: 'TYPE_NOT_COVERED',
    reason: { en: 'It is not said what “Ausgleich” counts as: a sale, a refund or something else.' },
  })
  const texts = [issue?.reason.en, issue?.reason.zh, issue?.fix.en, issue?.fix.zh].join(' ')
  expect(texts).not.toMatch(/SALE|REFUND|FC_TRANSFER|COMMINGLING/)
})

test('in our template the codes are what is written', async () => {
  const names = TEMPLATE.required.map((field) => TEMPLATE.columns[field]?.[0])
  const file = `${names.join(',')}\n2026-01-05,GIFT,1,ebay,DE,DE,119.00,EUR\n`
  const { issues } = await judge(file, { format: TEMPLATE })
  expect(issues.list[0]?.reason.en).toContain('Use SALE, REFUND')
})

test('any other cell is corrected in the file', async () => {
  const [issue] = await issuesOf('when?;Rechnung;1;119,00;EUR;DE')
  expect(issue?.fix.en).toContain('Correct this cell')
})
