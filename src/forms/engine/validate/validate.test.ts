import { describe, expect, test } from 'vitest'
import {
  DRAFT,
  example,
  FILES,
  SUBMIT,
  TEXT,
  TODAY,
  templateOf,
  withDirector,
} from '../../testing/example.builders.ts'
import type { Field, StoredFile } from '../model/template.ts'
import { deVatRegistration } from '#form-templates/de-vat-registration/template.ts'
import { genericService } from '#form-templates/generic-service/template.ts'
import { filesById, validate } from './validate.ts'

const submit = (answers: unknown) => validate(deVatRegistration, answers, SUBMIT)
const draft = (answers: unknown) => validate(deVatRegistration, answers, DRAFT)
const keysByPath = (errors: readonly { path: string; key: string }[]) =>
  errors.map((error) => `${error.path} ${error.key}`)

describe('the German registration', () => {
  test('takes a complete set of answers as it is', () => {
    expect(submit(example())).toEqual({ values: example(), errors: [] })
  })

  test('takes it as a draft as well', () => {
    expect(draft(example())).toEqual({ values: example(), errors: [] })
  })

  test('asks for all that is missing, with its own message, in the order of the form', () => {
    expect(keysByPath(submit({}).errors)).toEqual([
      'country missingChoice',
      'legalForm missingChoice',
      'companyName missingText',
      'foundedOn missingText',
      'street missingText',
      'postcode missingText',
      'city missingText',
      'email missingText',
      'phone missingText',
      'directors tooFewRowsOne',
      'channels missingChoice',
      'goods missingText',
      'stockInGermany missingChoice',
      'firstSaleOn missingText',
      'importsInOwnName missingChoice',
      'turnoverThisYear missingText',
      'turnoverNextYear missingText',
      'staffOrPremises missingChoice',
      'knownInGermany missingChoice',
      'accountHolder missingText',
      'bankCountry missingChoice',
      'bankName missingText',
      'accountKind missingChoice',
      'signatory missingText',
      'businessLicence missingFile',
      'registerExtract missingFile',
      'proofOfTrade missingFile',
      'declaration missingTick',
    ])
  })

  test('asks a Hong Kong company for its registration, not for a Chinese code, and for no postcode', () => {
    const { values, errors } = submit(example({ country: 'HK', postcode: '' }))
    expect(values).not.toHaveProperty('uscc')
    expect(keysByPath(errors)).toEqual(['registrationNumber missingText', 'homeTaxNumber missingText'])
  })

  test('refuses more than 100% of the shares', () => {
    const [first] = example().directors as unknown as Record<string, unknown>[]
    const { values, errors } = submit(
      example({ directors: [first, { ...first, _id: 'xu', sharePercent: 40.5 }] }),
    )
    expect(values.totalShare).toBe(100.5)
    expect(keysByPath(errors)).toEqual(['totalShare tooLarge'])
  })

  test('understands digits, dates and spaces from an input method', () => {
    const { values, errors } = submit(
      example({
        uscc: '９１４４０３００ＭＡ５ＦＫＤ８Ｑ２Ｌ',
        foundedOn: '2018年9月12日',
        phone: '＋８６　１３８　００１３　８０００',
        iban: 'de89 3704 0044 0532 0130 00',
        companyName: '　Ｓｈｅｎｚｈｅｎ Lanhai Trading Co.， Ltd. ',
        postcode: '５１８０５７',
      }),
    )
    expect(errors).toEqual([])
    expect(values).toEqual(example())
  })
})

test('the general form only needs the company and a contact', () => {
  const answers = {
    country: 'CN',
    companyName: 'Shenzhen Lanhai Trading Co., Ltd.',
    uscc: '91440300MA5FKD8Q2L',
    address: 'No. 18 Keji Road, 518057 Shenzhen, China',
    contactName: '周明',
    email: 'tax@lanhai-trading.example.com',
    phone: '+8613800138000',
  }
  expect(validate(genericService, answers, SUBMIT)).toEqual({ values: answers, errors: [] })
})

function rows(count: number): Record<string, unknown>[] {
  const [director] = example().directors as unknown as Record<string, unknown>[]
  return Array.from({ length: count }, (_row, index) => ({ ...director, _id: `p${index}`, sharePercent: 10 }))
}

/** Each is rejected on submission; what has the wrong shape is dropped from a draft too. */
describe('tampering', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['a wrong checksum', { uscc: '91440300MA5FKD8Q2A' }, 'uscc wrongUscc'],
    ['a wrong bank checksum', { iban: 'DE89370400440532013001' }, 'iban wrongIban'],
    ['an unknown country', { bankCountry: 'XX' }, 'bankCountry notCountry'],
    ['no date', { foundedOn: 'not a date' }, 'foundedOn notDate'],
    ['a day that does not exist', { foundedOn: '2026-02-30' }, 'foundedOn noSuchDate'],
    ['the same with points', { foundedOn: '31.02.2018' }, 'foundedOn noSuchDate'],
    ['a day of tomorrow', { foundedOn: '2026-03-16' }, 'foundedOn dayFuture'],
    ['a word for an amount', { earlierSales: { amount: 'abc', currency: 'EUR' } }, 'earlierSales notMoney'],
    ['half a cent', { earlierSales: { amount: 0.5, currency: 'EUR' } }, 'earlierSales notMoney'],
    ['another currency', { earlierSales: { amount: 100, currency: 'BTC' } }, 'earlierSales notMoney'],
    ['a bare number for money', { earlierSales: 100 }, 'earlierSales notMoney'],
    ['500 characters where 120 are allowed', { companyName: 'a'.repeat(500) }, 'companyName tooLong'],
    ['a megabyte of text', { companyName: 'a'.repeat(1_000_000) }, 'companyName tooLong'],
    ['9 rows where 5 are allowed', { directors: rows(9) }, 'directors tooManyRows'],
    ['rows that are none', { directors: ['Zhou', null, 7] }, 'directors notRows'],
    ['a text for rows', { directors: 'Zhou' }, 'directors notRows'],
    ['an upload of somebody else', { businessLicence: ['up_of_others'] }, 'businessLicence fileUnknown'],
    [
      'a record instead of an upload id',
      { businessLicence: [{ id: 'up_licence', scan: 'clean' }] },
      'businessLicence fileUnknown',
    ],
    [
      'two files where one is allowed',
      { businessLicence: ['up_licence', 'up_extract'] },
      'businessLicence tooManyFiles',
    ],
    ['an object in a text field', { city: { $ne: '' } }, 'city notText'],
    ['a list in a text field', { city: ['Shenzhen'] }, 'city notText'],
    ['a number in a text field', { city: 7 }, 'city notText'],
    ['an option that was not offered', { legalForm: 'charity' }, 'legalForm notOption'],
    ['a channel that was not offered', { channels: ['amazon', 'darknet'] }, 'channels notOption'],
    ['a word for a tick', { declaration: 'true' }, 'declaration notOption'],
    ['a tick taken away', { declaration: false }, 'declaration missingTick'],
  ])('%s', (_name, changes, expected) => {
    expect(keysByPath(submit(example(changes)).errors)).toContain(expected)
  })

  test.each<[string, unknown, string]>([
    ['abc for a number', 'abc', 'notNumber'],
    ['a text that is nearly a number', '60%', 'notNumber'],
    ['infinity', Infinity, 'notNumber'],
    ['a point that may separate thousands', '33.000', 'notNumber'],
    ['thousands', '1,234', 'tooLarge'],
    ['a decimal comma', '33,3333', 'tooManyDecimals'],
    ['more than everything', 101, 'tooLarge'],
    ['nothing', 0, 'tooSmall'],
    ['three decimals', 33.333, 'tooManyDecimals'],
  ])('%s', (_name, sharePercent, expected) => {
    expect(keysByPath(submit(withDirector({ sharePercent })).errors)).toContain(
      `directors/zhou/sharePercent ${expected}`,
    )
  })

  test.each<[string, Partial<StoredFile>, string]>([
    ['an .exe named .pdf', { type: 'application/x-msdownload' }, 'fileType'],
    ['too large', { size: 20_000_001 }, 'fileTooLarge'],
    ['empty', { size: 0 }, 'fileEmpty'],
    ['infected', { scan: 'infected' }, 'fileInfected'],
  ])('a stored file that is %s', (_name, record, expected) => {
    const stored: StoredFile = { id: 'up_bad', type: 'application/pdf', size: 1, scan: 'clean', ...record }
    const files = new Map([...FILES, ...filesById([stored])])
    const result = validate(deVatRegistration, example({ businessLicence: ['up_bad'] }), { ...DRAFT, files })
    expect(keysByPath(result.errors)).toEqual([`businessLicence ${expected}`])
    expect(result.values).not.toHaveProperty('businessLicence')
  })

  test('unknown keys, inherited ones and those of every object are dropped', () => {
    const answers = JSON.parse(
      '{"__proto__":{"country":"DE","admin":true},"constructor":{"prototype":{"admin":true}},"isAdmin":true,"toString":"x"}',
    ) as unknown
    expect(draft(answers)).toEqual({ values: {}, errors: [] })
    expect(draft(Object.create({ country: 'DE' }))).toEqual({ values: {}, errors: [] })
    const row = JSON.parse('{"_id":"__proto__","__proto__":{"fullName":"X"},"admin":true}') as unknown
    expect(draft({ directors: [row] }).values).toEqual({ directors: [{ _id: 'row1' }] })
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
  })

  test('a hidden answer is dropped, and what depended on it with it', () => {
    const { values, errors } = submit(example({ stockInGermany: 'no' }))
    expect(errors).toEqual([])
    for (const key of ['stockSince', 'stockPlace', 'warehouseAddress', 'soldBefore', 'earlierSales']) {
      expect(values).not.toHaveProperty(key)
    }
  })

  test('a changed computed value is calculated anew', () => {
    const { values } = submit(example({ totalShare: 1, turnoverTotal: { amount: 1, currency: 'EUR' } }))
    expect(values.totalShare).toBe(60)
    expect(values.turnoverTotal).toEqual({ amount: 44_000_000, currency: 'EUR' })
  })

  test('rows without an id of their own, or with the same, get one that stays', () => {
    const row = { fullName: 'ZHOU MING' }
    const first = draft({
      directors: [row, { ...row, _id: 'x' }, { ...row, _id: 'x' }, { ...row, _id: 'row1' }],
    })
    const ids = (first.values.directors as unknown as { _id: string }[]).map(({ _id: id }) => id)
    expect(ids).toEqual(['row2', 'x', 'row3', 'row1'])
    expect(draft(first.values).values).toEqual(first.values)
  })

  test('only the first rows are read', () => {
    expect(submit(example({ directors: rows(9) })).values.directors).toHaveLength(5)
  })
})

describe('validating a draft', () => {
  test('keeps incomplete and invalid answers, without errors', () => {
    const half = {
      country: 'CN',
      uscc: '914403',
      email: 'tax@',
      companyName: '蓝海',
      directors: [{ _id: 'a' }],
    }
    expect(draft(half)).toEqual({ values: half, errors: [] })
  })

  test('names what has the wrong shape and keeps the rest', () => {
    const { values, errors } = draft({ city: {}, foundedOn: 'soon', companyName: 'Lanhai' })
    expect(keysByPath(errors)).toEqual(['foundedOn notDate', 'city notText'])
    expect(values).toEqual({ companyName: 'Lanhai' })
  })
})

describe('some sections only', () => {
  test('checks and returns these, while the others count for conditions', () => {
    const { values, errors } = validate(deVatRegistration, example({ uscc: 'wrong', city: undefined }), {
      ...SUBMIT,
      sections: ['people', 'bank'],
    })
    expect(errors).toEqual([])
    expect(Object.keys(values)).toContain('directors')
    expect(Object.keys(values)).toContain('iban')
    expect(Object.keys(values)).not.toContain('country')
  })

  test('a section that does not apply asks for nothing and keeps nothing', () => {
    const more: Field = { type: 'text', key: 'more', label: TEXT, required: true }
    const template = templateOf({ type: 'checkbox', key: 'wanted', label: TEXT })
    template.sections.push({
      key: 'extra',
      title: TEXT,
      visibleWhen: { op: 'eq', field: 'wanted', value: true },
      fields: [more],
    })
    const options = { files: new Map(), today: TODAY, mode: 'submit' } as const
    expect(validate(template, { wanted: false, more: 'old' }, options)).toEqual({
      values: { wanted: false },
      errors: [],
    })
    expect(keysByPath(validate(template, { wanted: true }, options).errors)).toEqual(['more missingText'])
  })
})
