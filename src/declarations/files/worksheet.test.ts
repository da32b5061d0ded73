import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { FR } from '../boxes/forms/fr.ts'
import type { NationalReturn } from '../boxes/prepared-return.ts'
import { FACTS, HOSTILE_NAME, nationalReturn } from '../testing/returns.builders.ts'
import { filesFor, filesToFile } from './all-files.ts'
import { WORKSHEET } from './worksheet.ts'
import { formLines } from './worksheet-lines.ts'

async function rowsOf(prepared: NationalReturn, facts = FACTS): Promise<readonly (readonly unknown[])[]> {
  const bytes = (await WORKSHEET.write(prepared, facts)) as Uint8Array
  return (await readXlsx(bytes)).sheets[0]?.rows ?? []
}
const afterHead = (rows: readonly (readonly unknown[])[]) => rows.slice(6)

test('the French form line by line, also the empty ones', async () => {
  const rows = afterHead(
    await rowsOf(nationalReturn('FR', { '32': 150_000, A1: 900_000, '08 tax': -150_050 })),
  )
  expect(rows.map(([box]) => box)).toEqual(formLines('FR')?.map(({ box }) => box))
  expect(rows[0]).toEqual(['A1', 'Sales and services', '销售货物及提供服务', 9000, 'EUR'])
  expect(rows.find(([box]) => box === '08 tax')?.[3]).toBe(-1500.5)
  expect(rows.at(-1)).toEqual(['32', 'Total to pay', '应缴税金合计', 1500, 'EUR'])
})

test('every box that the French return can fill has its line', () => {
  const lines = new Set(formLines('FR')?.map(({ box }) => box))
  const kinds = [
    'PURCHASE',
    'FIXED_ASSET',
    'IMPORT',
    'IMPORT_IN_RETURN',
    'SERVICE_EU',
    'SERVICE_ABROAD',
  ] as const
  const rates = [2000, 1000, 850, 550, 210, 105]
  const boxes = [
    ...kinds.flatMap((kind) => rates.flatMap((rate) => FR.ledger(kind, rate).map(([box]) => box))),
    ...rates.flatMap((rate) => FR.acquisition(rate).map(([box]) => box)),
    ...[1, -1].flatMap((owed) => FR.calculated({ of: () => owed, sum: () => owed }).map(([box]) => box)),
  ]
  expect(boxes.filter((box) => !lines.has(box))).toEqual([])
})

test('a country whose form is not known: named figures in the usual order, in both languages', async () => {
  const boxes = {
    'input tax: purchase': 100,
    'sales 21% tax': 2100,
    'sales 21% base': 10_000,
    'input tax: import in return': 5,
    other: 1,
  }
  const rows = afterHead(await rowsOf(nationalReturn('CZ', boxes, { currency: 'CZK', knownForm: false })))
  expect(rows).toEqual([
    ['sales 21% base', 'Sales at 21%: base', '销售，21%：税基', 100, 'CZK'],
    ['sales 21% tax', 'Sales at 21%: tax', '销售，21%：税额', 21, 'CZK'],
    ['input tax: purchase', 'Deductible: on domestic purchases', '可抵扣：境内采购', 1, 'CZK'],
    ['input tax: import in return', 'Deductible: on imports', '可抵扣：进口', 0.05, 'CZK'],
    ['other', 'other', 'other', 0.01, 'CZK'],
  ])
})

test('the year of a country whose form has a file of its own: its lines by name', async () => {
  const period = { name: '2026', from: '2026-01-01', to: '2026-12-31' }
  const rows = afterHead(await rowsOf(nationalReturn('DE', { '81': 100_000, '83': 19_000 }, { period })))
  expect(rows.map(([line, en, zh]) => [line, en !== line, zh !== line])).toEqual([
    ['81', true, true],
    ['83', true, true],
  ])
})

test('a nil return, and a name that a spreadsheet would run', async () => {
  const rows = await rowsOf(nationalReturn('CZ', {}), { ...FACTS, taxpayer: '=HYPERLINK("http://x")' })
  expect(afterHead(rows)).toEqual([])
  expect(rows[1]?.[1]).toBe('\'=HYPERLINK("http://x")')
  expect(await rowsOf(nationalReturn('CZ', {}), { ...FACTS, taxpayer: HOSTILE_NAME })).toHaveLength(6)
})

const names = (country: string, name = '2026-02') => {
  const period = { name, from: '2026-02-01', to: '2026-02-28' } as const
  const prepared = nationalReturn(country, {}, { period })
  return filesFor(prepared).map((file) => [file.name(prepared), file.label])
}

test('only where there is no file for the authority', () => {
  expect(names('FR')).toEqual([['fr-2026-02.xlsx', 'worksheet']])
  expect(names('CZ', '2026-Q1')).toEqual([['cz-2026-Q1.xlsx', 'worksheet']])
  expect(names('DE', '2026')).toEqual([['de-2026.xlsx', 'worksheet']])
  expect(names('DE')).toEqual([['de-2026-02.xml', 'generated, not validated']])
})

test('a correction says beside each line what was filed, and what changes', async () => {
  const filedBefore = new Map([
    ['1', 20_000],
    ['5', 20_000],
    ['7', 3000],
  ])
  const rows = await rowsOf(nationalReturn('GB', { '1': 25_050, '5': 25_050 }, { currency: 'GBP' }), {
    ...FACTS,
    filedBefore,
  })
  expect(rows[5]?.slice(5)).toEqual(['Filed before 此前申报', 'Difference 差额'])
  expect(afterHead(rows).map(([box, , , ...amounts]) => [box, ...amounts])).toEqual([
    ['1', 250.5, 'GBP', 200, 50.5],
    ['5', 250.5, 'GBP', 200, 50.5],
    ['7', 0, 'GBP', 30, -30],
  ])
})

test.each([
  [false, ['gb-2026-02.json', 'gb-2026-02.xlsx']],
  [true, ['gb-2026-02.xlsx']],
])(
  'what is filed of a British return, which HMRC takes by hand too; a correction (%s) only so',
  (isCorrection, files) => {
    const prepared = nationalReturn('GB', {})
    expect(filesToFile(prepared, { isCorrection }).map((file) => file.name(prepared))).toEqual(files)
  },
)
