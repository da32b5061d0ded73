import { buffer } from 'node:stream/consumers'
import { writeXlsx } from 'hucre/xlsx'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { zipWriter } from '#platform/server/zip-writer.ts'
import { amazonFile } from '../testing/amazon-file.ts'
import { judge, sumsOf, unaccounted } from '../testing/read-bytes.ts'

type Cells = string[][]

const table = (file: string): Cells =>
  file
    .trim()
    .split('\n')
    .map((line) => line.split(','))
const [header = [], ...sales] = table(amazonFile([{}, {}, {}, {}]))

const workbook = async (sheets: Record<string, Cells>): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })) }))

describe('a workbook of several sheets', () => {
  test('is one table where they have the same columns; its lines count on', async () => {
    const bad = (sales[3] ?? []).map((text) => (text === '10-03-2026' ? '31-02-2026' : text))
    const whole = await workbook({
      January: [header, ...sales.slice(0, 2)],
      Empty: [],
      February: [header, sales[2] ?? [], bad],
    })
    const result = await judge(whole)
    expect(result.rows).toBe(4)
    expect(sumsOf(result.check.treated)).toEqual({ EUR: 35_700 })
    // Three lines of the first sheet, then the header of the next, one good row, and this one.
    expect(result.issues.list.map(({ line, code }) => [line, code])).toEqual([[6, 'DATE_NOT_READABLE']])
    expect(unaccounted(result)).toEqual({})
  })

  test('names the sheets that it left out', async () => {
    const result = await judge(
      await workbook({
        Sales: [header, ...sales],
        Notes: [
          ['What', 'When'],
          ['a', 'b'],
        ],
        More: [header],
      }),
    )
    expect(result.rows).toBe(4)
    expect(result.issues.list).toMatchObject([
      { code: 'SHEET_NOT_READ', severity: 'WARNING', line: 6, column: null },
    ])
    expect(result.issues.list[0]?.reason).toEqual({
      en: 'Sheet 2 of the workbook has other columns than the first, so nothing of it was imported.',
      zh: '工作簿中第2个工作表的列与首个工作表不同，因此未导入。',
    })
  })

  test('may begin with an empty one', async () => {
    expect((await judge(await workbook({ Cover: [], Sales: [header, ...sales] }))).rows).toBe(4)
  })
})

/** The parts of a workbook as no program of ours writes them. */
async function handmade(sheet: string): Promise<Buffer> {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/externalLinks/externalLink1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.externalLink+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets><sheet name="Report" sheetId="1" r:id="rId1"/></sheets><externalReferences><externalReference r:id="rId2"/></externalReferences></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/externalLink" Target="externalLinks/externalLink1.xml"/></Relationships>`,
    'xl/externalLinks/externalLink1.xml': `<externalLink xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relations}"><externalBook r:id="rId1"/></externalLink>`,
    'xl/externalLinks/_rels/externalLink1.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/externalLinkPath" Target="http://192.0.2.1/prices.xlsx" TargetMode="External"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheet}</sheetData></worksheet>`,
  }
  const zip = zipWriter(new Date(0))
  const bytes = buffer(zip.output)
  for (const [path, text] of Object.entries(parts)) await zip.add(path, [text])
  zip.end()
  return bytes
}

const GROSS = header.indexOf('TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL')
const text = (cell: string): string => `<c t="inlineStr"><is><t>${cell}</t></is></c>`
const row = (cells: readonly string[], gross?: string): string =>
  `<row>${cells.map((cell, place) => (place === GROSS && gross ? gross : text(cell))).join('')}</row>`

describe('a workbook with formulas and links to other files', () => {
  afterEach(() => vi.restoreAllMocks())

  test('counts with the values that were saved; nothing is looked up', async () => {
    const asked = vi.spyOn(globalThis, 'fetch')
    const [first = [], second = []] = sales
    const result = await judge(
      await handmade(
        row(header) +
          row(first, '<c><f>[1]Prices!B2*1.19</f><v>119</v></c>') +
          row(second, '<c t="str"><f>WEBSERVICE("http://192.0.2.1/")</f><v>59.50</v></c>'),
      ),
    )
    expect(result.issues.list).toEqual([])
    expect(sumsOf(result.check.treated)).toEqual({ EUR: 17_850 })
    expect(asked).not.toHaveBeenCalled()
  })

  test('without a saved value asks for it, and an error is no amount', async () => {
    const [first = [], second = []] = sales
    const result = await judge(
      await handmade(
        row(header) +
          row(first, '<c><f>[1]Prices!B2*1.19</f></c>') +
          row(second, '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
      ),
    )
    expect(result.issues.list.map(({ line, code }) => [line, code])).toEqual([
      [2, 'ASK_GROSS'],
      [3, 'AMOUNT_NOT_READABLE'],
    ])
    expect(unaccounted(result)).toEqual({})
  })
})
