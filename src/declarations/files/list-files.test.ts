import { expect, test } from 'vitest'
import type { EcSalesListReturn } from '../boxes/prepared-return.ts'
import { madeFile } from '../testing/made-file.ts'
import { FACTS } from '../testing/returns.builders.ts'
import { filesFor } from './all-files.ts'

type Line = [country: string, number: string, units: number]

const listOf = (country: string, lines: Line[] | null): EcSalesListReturn => ({
  kind: 'EC_SALES_LIST',
  country,
  number: `${country}123456789`,
  period: { name: '2026-09', from: '2026-09-01', to: '2026-09-30' },
  currency: 'EUR',
  lines:
    lines?.map(([state, number, units]) => ({
      country: state,
      number,
      name: '',
      kind: 'GOODS',
      units,
      sources: [],
    })) ?? null,
  unlisted: [],
  missingRates: [],
})
const FRENCH: Line = ['FR', 'FR40303265045', 10_050]

async function madeOf(list: EcSalesListReturn) {
  return Promise.all(
    filesFor(list).map(async (file) => {
      const { problems } = await madeFile(file, list, FACTS)
      return [file.name(list), file.label, problems.map(({ code, path }) => `${code} ${path}`)]
    }),
  )
}

test.each<[what: string, list: EcSalesListReturn, files: unknown[]]>([
  [
    'Germany has the CSV of its portal',
    listOf('DE', [FRENCH]),
    [['zm-2026-09.csv', 'generated, not validated', []]],
  ],
  [
    'Spain has modelo 349, whose names and phone number we do not know, and the worksheet to type from',
    listOf('ES', [FRENCH]),
    [
      ['349-2026-09.txt', 'generated, not validated', ['PHONE_MISSING /1', 'BUYER_NAME_MISSING /2']],
      ['es-sales-list-2026-09.xlsx', 'worksheet', []],
    ],
  ],
  [
    'Spanish corrections are records of another kind: only the worksheet has them',
    listOf('ES', [['FR', 'FR40303265045', -100]]),
    [['es-sales-list-2026-09.xlsx', 'worksheet', []]],
  ],
  [
    'other states have the worksheet',
    listOf('PL', [FRENCH]),
    [['pl-sales-list-2026-09.xlsx', 'worksheet', []]],
  ],
  ['without its rates there is none', listOf('DE', null), []],
])('%s', async (_what, list, files) => {
  expect(await madeOf(list)).toEqual(files)
})

test('a taxpayer whose name has no letter that the authority reads is refused by name', async () => {
  const list = listOf('ES', [FRENCH])
  const known = {
    ...FACTS,
    buyerNames: { FR40303265045: 'Exemple' },
    contact: { name: 'Lena', phone: '600123456' },
  }
  const [file] = filesFor(list)
  expect((await madeFile(file, list, { ...known, taxpayer: '深圳市格林' })).problems).toEqual([
    { code: 'NAME_MISSING', path: '/1' },
  ])
  expect((await madeFile(file, list, known)).problems).toEqual([])
})

test('names that a register published are filled in; with a number to call nothing is left to be added', async () => {
  const list = listOf('ES', [FRENCH, ['IT', 'IT00743110157', 5_000]])
  const [file] = filesFor(list)
  const known = {
    ...FACTS,
    contact: { name: 'Lena Vogt', phone: '+34 600 123 456' },
    buyerNames: { FR40303265045: 'SA Société Exemple' },
  }
  const { bytes, problems } = await madeFile(file, list, known)
  const [, first = ''] = bytes.toString('latin1').split('\r\n')
  expect(first.slice(92, 132).trimEnd()).toBe('SA SOCIETE EXEMPLE')
  expect(problems).toEqual([{ code: 'BUYER_NAME_MISSING', path: '/3' }])
})
