import { describe, expect, test } from 'vitest'
import { PL } from '../boxes/forms/pl.ts'
import type { BoxSource, NationalReturn } from '../boxes/prepared-return.ts'
import { madeFile } from '../testing/made-file.ts'
import { FACTS, HOSTILE_NAME, nationalReturn } from '../testing/returns.builders.ts'
import { filesFor, filesToFile, worksheetFor } from './all-files.ts'
import type { FilingFacts } from './declaration-file.ts'
import { JPK_V7M, jpkXml } from './pl-jpk.ts'
import type { PurchaseRow, Register, SalesRow } from './pl-register.ts'
import { xsdProblems } from './xsd-problems.ts'

type Boxes = Readonly<Record<string, number>>
const source = (of: string, month: string, units: number): BoxSource => ({
  of,
  month,
  currency: 'PLN',
  figure: 'net',
  units,
})

/** A Polish return with its calculated boxes; each figure comes from one total, unless sources are given. */
function polish(boxes: Boxes, sources: Readonly<Record<string, BoxSource[]>> = {}): NationalReturn {
  const of = (box: string) => boxes[box] ?? 0
  const sum = (...names: string[]) => names.reduce((total, name) => total + of(name), 0)
  const calculated = PL.calculated({ of, sum })
  return nationalReturn(
    'PL',
    {},
    {
      currency: 'PLN',
      number: 'PL5260001246',
      boxes: [
        ...Object.entries(boxes).map(([box, units]) => ({
          box,
          units,
          decimals: 2,
          sources: box.startsWith('K_') ? (sources[box] ?? [source('total', '2026-02', units)]) : [],
        })),
        ...calculated.map(([box, units]) => ({ box, units, decimals: 0, sources: [] })),
      ],
    },
  )
}
async function fileOf(prepared: NationalReturn, facts: FilingFacts = FACTS) {
  const { bytes, text, problems } = await madeFile(JPK_V7M, prepared, facts)
  // What holds parts of the file against the schema says no less than whoever holds the whole.
  const whole = await xsdProblems(bytes, SCHEMAS, 'jpk_v7m.xsd')
  if (whole.length > 0) expect(problems).toEqual(whole)
  return { xml: text, problems }
}
const SCHEMAS = new URL('schemas/pl-jpk-v7m3/', import.meta.url)
const PART = { month: '2026-02', declares: true, quarter: null }

/** With rows of a register that is given. */
async function withRegister(prepared: NationalReturn, register: Register, facts: FilingFacts = FACTS) {
  const checker = JPK_V7M.checker()
  let xml = ''
  for await (const piece of jpkXml({ prepared, facts, part: PART }, register)) {
    await checker.add(piece)
    xml += piece
  }
  expect(await xsdProblems(new TextEncoder().encode(xml), SCHEMAS, 'jpk_v7m.xsd')).toEqual([])
  return { xml, problems: await checker.end() }
}

const SALE: SalesRow = {
  country: null,
  number: null,
  name: null,
  document: 'FV/1',
  issued: '2026-02-03',
  evidence: 'BFK',
  sold: null,
  type: null,
  groups: [],
  procedures: [],
  amounts: { K_19: 10_000, K_20: 2300 },
}
const PURCHASE: PurchaseRow = {
  country: null,
  number: '5260001246',
  name: 'Sprzedawca',
  document: 'F/7',
  issued: '2026-02-05',
  evidence: 'BFK',
  received: null,
  type: null,
  isImport: false,
  amounts: { K_42: 5000, K_43: 1150 },
}

describe('JPK_V7M(3) passes the ministry’s schema', () => {
  test.each<[string, Boxes]>([
    ['nil', {}],
    ['to pay', { K_19: 1_000_000, K_20: 230_000, K_17: 50_050, K_18: 4004 }],
    ['a credit', { K_19: 10_000, K_20: 2300, K_42: 1_000_000, K_43: 230_000 }],
    ['a negative correction', { K_19: -10_050, K_20: -2312 }],
    [
      'own goods in, reverse charge, import',
      { K_23: 100_000, K_24: 23_000, K_29: 5050, K_30: 1162, K_25: 100, K_26: 23 },
    ],
    ['exports, zero rate, elsewhere', { K_22: 5000, K_13: 100, K_11: 700 }],
    ['as much as a whole number holds', { K_19: 900_719_925_474_099, K_20: 207_165_582_859_042 }],
    ['carried over', { K_19: 10_000, K_20: 2300, P_39: 500_00 }],
  ])('%s', async (_, boxes) => {
    const { problems } = await fileOf(polish(boxes))
    expect(problems).toEqual([])
  })

  test('names that break markup, Chinese, of four bytes', async () => {
    const sales = [{ ...SALE, name: HOSTILE_NAME, number: HOSTILE_NAME, document: HOSTILE_NAME }]
    const register = { sales, purchases: [{ ...PURCHASE, name: HOSTILE_NAME.repeat(40) }] }
    const { xml, problems } = await withRegister(
      polish({ K_19: 10_000, K_20: 2300, K_42: 5000, K_43: 1150 }),
      register,
      { ...FACTS, taxpayer: HOSTILE_NAME },
    )
    expect(problems).toEqual([])
    expect(xml).toContain('<PelnaNazwa>&lt;深圳 &amp; &quot;Grün&quot; Ltd&gt; 𠮷 ]]&gt; =cmd()</PelnaNazwa>')
  })

  test.each(['OFF', 'BFK', 'DI', { ksef: '5260001246-20260203-0A1B2C-3D4E5F-77' }] as const)(
    'each row says how it stands to KSeF: %j',
    async (evidence) => {
      const register = { sales: [{ ...SALE, evidence }], purchases: [{ ...PURCHASE, evidence }] }
      const { xml, problems } = await withRegister(
        polish({ K_19: 10_000, K_20: 2300, K_42: 5000, K_43: 1150 }),
        register,
      )
      expect(problems).toEqual([])
      expect(xml.match(/<(?:NrKSeF|OFF|BFK|DI)>/g)).toHaveLength(2)
    },
  )

  test('marks of rows stand in the schema’s order', async () => {
    const sale: SalesRow = {
      ...SALE,
      country: 'GR',
      number: '094259216',
      sold: '2026-02-02',
      type: 'WEW',
      groups: [13, 1, 1],
      procedures: ['IED', 'WSTO_EE'],
    }
    const purchase: PurchaseRow = { ...PURCHASE, received: '2026-02-06', type: 'MK', isImport: true }
    const { xml, problems } = await withRegister(
      polish({ K_19: 10_000, K_20: 2300, K_42: 5000, K_43: 1150 }),
      { sales: [sale], purchases: [purchase] },
    )
    expect(problems).toEqual([])
    expect(xml).toContain(
      '<KodKrajuNadaniaTIN>EL</KodKrajuNadaniaTIN><NrKontrahenta>094259216</NrKontrahenta><NazwaKontrahenta>BRAK</NazwaKontrahenta><DowodSprzedazy>FV/1</DowodSprzedazy><DataWystawienia>2026-02-03</DataWystawienia><DataSprzedazy>2026-02-02</DataSprzedazy><BFK>1</BFK><TypDokumentu>WEW</TypDokumentu><GTU_01>1</GTU_01><GTU_13>1</GTU_13><WSTO_EE>1</WSTO_EE><IED>1</IED><K_19>100.00</K_19><K_20>23.00</K_20>',
    )
  })
})

describe('what it says', () => {
  test('whole zloty in the declaration, grosz in the register, control sums beneath', async () => {
    const { xml } = await fileOf(polish({ K_19: 10_050, K_20: 2312, K_42: 149, K_43: 34 }))
    expect(xml).toContain('<P_19>101</P_19><P_20>23</P_20><P_37>101</P_37><P_38>23</P_38>')
    expect(xml).toContain('<P_42>1</P_42><P_43>0</P_43><P_48>0</P_48><P_51>23</P_51>')
    expect(xml).toContain('<K_19>100.50</K_19><K_20>23.12</K_20>')
    expect(xml).toContain(
      '<LiczbaWierszySprzedazy>1</LiczbaWierszySprzedazy><PodatekNalezny>23.12</PodatekNalezny>',
    )
    expect(xml).toContain(
      '<LiczbaWierszyZakupow>1</LiczbaWierszyZakupow><PodatekNaliczony>0.34</PodatekNaliczony>',
    )
  })

  test('totals are one internal document, each document of the ledger a row of its own', async () => {
    const { xml, problems } = await fileOf(
      polish(
        { K_19: 300, K_20: 69, K_42: 500, K_43: 115 },
        {
          K_19: [source('a', '2026-02', 100), source('b', '2026-02', 200)],
          K_42: [source('ledger:F/1', '2026-02', 200), source('ledger:F/2', '2026-02', 300)],
          K_43: [source('ledger:F/1', '2026-02', 46), source('ledger:F/2', '2026-02', 69)],
        },
      ),
    )
    expect(problems).toEqual([])
    expect(xml).toContain(
      '<DowodSprzedazy>WEW/2026-02/K_19</DowodSprzedazy><DataWystawienia>2026-02-28</DataWystawienia><DI>1</DI><TypDokumentu>WEW</TypDokumentu><K_19>3.00</K_19><K_20>0.69</K_20>',
    )
    expect(xml).toContain('<DowodZakupu>F/2</DowodZakupu>')
    expect(xml).toContain('<LiczbaWierszyZakupow>2</LiczbaWierszyZakupow>')
  })

  test('an invoice for what a cash register reported does not count in the control sum', async () => {
    const register = { sales: [SALE, { ...SALE, type: 'FP' as const }], purchases: [] }
    const { xml } = await withRegister(polish({ K_19: 10_000, K_20: 2300 }), register)
    expect(xml).toContain(
      '<LiczbaWierszySprzedazy>2</LiczbaWierszySprzedazy><PodatekNalezny>23.00</PodatekNalezny>',
    )
  })

  test('a correction says so', async () => {
    const { xml, problems } = await fileOf(polish({}), { ...FACTS, correction: true })
    expect(xml).toContain('<CelZlozenia poz="P_7">2</CelZlozenia>')
    expect(problems).toEqual([])
  })
})

describe('what is refused', () => {
  test.each<[string, Boxes, Partial<FilingFacts>, RegExp]>([
    ['an address that is none', {}, { email: 'nobody' }, /Email/],
    ['an office that does not exist', {}, { taxOffices: { PL: '9999' } }, /KodUrzedu/],
    ['a box that must not be negative', { P_39: -100 }, {}, /P_39/],
  ])('%s', async (_, boxes, facts, reason) => {
    const { problems } = await fileOf(polish(boxes), { ...FACTS, ...facts })
    expect(problems[0]?.code).toMatch(reason)
    expect(problems[0]?.path).toMatch(/^\/line\/\d+$/)
  })

  test('no address to write to: complete by the schema, but not to be filed', async () => {
    const { problems } = await fileOf(polish({}), { ...FACTS, email: null })
    expect(problems).toEqual([{ code: 'EMAIL_MISSING', path: '/JPK/Podmiot1' }])
  })

  test('a declaration that is not the sum of its rows', async () => {
    const register = { sales: [SALE], purchases: [] }
    const { problems } = await withRegister(polish({ K_19: 10_100, K_20: 2300 }), register)
    expect(problems).toEqual([{ code: 'SUM_DIFFERS', path: '/JPK/Deklaracja/PozycjeSzczegolowe/P_19' }])
  })

  test.each(['', '<JPK', '<JPK/>', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'])(
    'what is no such file: %s',
    async (content) => {
      const checker = JPK_V7M.checker()
      await checker.add(content)
      expect(await checker.end()).not.toEqual([])
    },
  )
})

const sourcesOf = (part: string): BoxSource[] => [
  { of: part, month: '2026-02', currency: 'PLN', figure: 'net', units: 10_000 },
]

const filesNamed = (one: NationalReturn) =>
  filesToFile(one, { isCorrection: false }).map((file) => file.name(one))

describe('the register of a month', () => {
  test('own goods that were moved have the seller as their buyer, by the number of that state', async () => {
    const moved = JSON.stringify({ scheme: 'OWN_GOODS', acquisition: { country: 'GR' } })
    const prepared = polish({ K_21: 10_000 }, { K_21: sourcesOf(moved) })
    const { xml, problems } = await fileOf(prepared, { ...FACTS, vatNumbers: { GR: 'EL094259216' } })
    expect(problems).toEqual([])
    expect(xml).toContain(
      '<KodKrajuNadaniaTIN>EL</KodKrajuNadaniaTIN><NrKontrahenta>094259216</NrKontrahenta><NazwaKontrahenta>Shenzhen Green Trading Ltd</NazwaKontrahenta>',
    )
    expect((await fileOf(prepared)).problems).toEqual([
      { code: 'PARTNER_MISSING', path: '/JPK/Ewidencja/SprzedazWiersz[1]' },
    ])
  })

  test('goods sold within the EU have no row of their own: it is not filed, and the worksheet is there', async () => {
    const prepared = polish(
      { K_21: 10_000 },
      { K_21: sourcesOf(JSON.stringify({ scheme: 'IC_SUPPLY', acquisition: null })) },
    )
    const { problems } = await fileOf(prepared)
    expect(problems).toEqual([{ code: 'PARTNER_MISSING', path: '/JPK/Ewidencja/SprzedazWiersz[1]' }])
    expect(filesNamed(prepared)).toEqual(['pl-2026-02.xml'])
    expect(worksheetFor(prepared, problems).map(({ label }) => label)).toEqual(['worksheet'])
    expect(worksheetFor(prepared, [])).toEqual([])
  })

  test.each([
    [false, '<BFK>1</BFK>', false],
    [true, '<DI>1</DI>', true],
  ])(
    'a document of the ledger stands with its number, supplier and day (import: %s)',
    async (isImport, evidence, marked) => {
      const document = {
        supplier: 'Hurt & Detal',
        supplierNumber: 'PL 526-000-12-46',
        number: 'FV/7/2026',
        ksef: '',
        date: '2026-02-05',
        isImport,
        isDomestic: !isImport,
      }
      const { xml, problems } = await fileOf(
        polish(
          { K_42: 10_000, K_43: 10_000 },
          { K_42: sourcesOf('ledger:led_1'), K_43: sourcesOf('ledger:led_1') },
        ),
        { ...FACTS, documents: new Map([['led_1', document]]) },
      )
      expect(problems).toEqual([])
      expect(xml).toContain(
        '<NazwaDostawcy>Hurt &amp; Detal</NazwaDostawcy><DowodZakupu>FV/7/2026</DowodZakupu>',
      )
      expect(xml).toContain(`<DataZakupu>2026-02-05</DataZakupu>${evidence}`)
      expect(xml.includes('<IMP>1</IMP>')).toBe(marked)
      expect(xml).not.toContain('led_1')
    },
  )
})

test('a quarter is three files: the last month’s with the declaration, and two registers', async () => {
  const months = ['2026-04', '2026-05', '2026-06']
  const prepared: NationalReturn = {
    ...polish(
      { K_19: 600, K_20: 138 },
      {
        K_19: months.map((month, at) => source('a', month, (at + 1) * 100)),
        K_20: months.map((month, at) => source('a', month, (at + 1) * 23)),
      },
    ),
    period: { name: '2026-Q2', from: '2026-04-01', to: '2026-06-30' },
  }
  const files = filesFor(prepared)
  expect(files.map((file) => [file.name(prepared), file.label])).toEqual([
    ['pl-2026-Q2.xml', 'generated, not validated'],
    ['pl-2026-04.xml', 'generated, not validated'],
    ['pl-2026-05.xml', 'generated, not validated'],
  ])
  const [last = '', first = ''] = await Promise.all(
    files.map(async (file) => (await madeFile(file, prepared, FACTS)).text),
  )
  expect(last).toContain('<Kwartal>2</Kwartal>')
  expect(last).toContain('<P_19>6</P_19>')
  expect(last).toContain('<K_19>3.00</K_19>')
  expect(first).not.toContain('<Deklaracja>')
  expect(first).toContain('<Miesiac>4</Miesiac>')
  expect(first).toContain('<K_19>1.00</K_19>')
})

test('periods before the form was in force have a worksheet', () => {
  const period = { name: '2026-01', from: '2026-01-01', to: '2026-01-31' } as const
  expect(filesFor({ ...polish({}), period }).map(({ label }) => label)).toEqual(['worksheet'])
})

test('rows are written one at a time', async () => {
  let written = 0
  async function* sales(): AsyncGenerator<SalesRow> {
    for (let at = 0; at < 50_000; at++) {
      expect(written).toBe(at)
      yield SALE
    }
  }
  const register = { sales: sales(), purchases: [] }
  for await (const chunk of jpkXml({ prepared: polish({}), facts: FACTS, part: PART }, register))
    if (chunk.startsWith('<SprzedazWiersz>')) written++
  expect(written).toBe(50_000)
})
