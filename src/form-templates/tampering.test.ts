import { expect, test } from 'vitest'
import type { Template } from '#forms/engine/model/template.ts'
import { filesById, validate } from '#forms/engine/validate/validate.ts'
import { czExampleAnswers } from './cz-vat-registration/example.ts'
import { czVatRegistration } from './cz-vat-registration/template.ts'
import { dePackagingExampleAnswers } from './de-packaging/example.ts'
import { dePackaging } from './de-packaging/template.ts'
import { esExampleAnswers } from './es-vat-registration/example.ts'
import { esVatRegistration } from './es-vat-registration/template.ts'
import { frExampleAnswers } from './fr-vat-registration/example.ts'
import { frVatRegistration } from './fr-vat-registration/template.ts'
import { gbExampleAnswers } from './gb-vat-registration/example.ts'
import { gbVatRegistration } from './gb-vat-registration/template.ts'
import { itExampleAnswers } from './it-vat-registration/example.ts'
import { itVatRegistration } from './it-vat-registration/template.ts'
import { EXAMPLE_UPLOADS, storedFiles } from './parts/example-parts.ts'
import { plExampleAnswers } from './pl-vat-registration/example.ts'
import { plVatRegistration } from './pl-vat-registration/template.ts'

const files = filesById(storedFiles(EXAMPLE_UPLOADS))
type Changes = Record<string, unknown>
type Case = [name: string, changes: Changes, errors: string[]]

const gb = gbExampleAnswers(EXAMPLE_UPLOADS)
const fr = frExampleAnswers(EXAMPLE_UPLOADS)
const it = itExampleAnswers(EXAMPLE_UPLOADS)
const es = esExampleAnswers(EXAMPLE_UPLOADS)
const pl = plExampleAnswers(EXAMPLE_UPLOADS)
const cz = czExampleAnswers(EXAMPLE_UPLOADS)
const packaging = dePackagingExampleAnswers(EXAMPLE_UPLOADS)

function submit(template: Template, answers: Changes) {
  const { values, errors } = validate(template, answers, { files, today: '2026-03-15', mode: 'submit' })
  return { values, errors: errors.map((error) => `${error.path} ${error.key}`) }
}

/** The recorded director with one value replaced. */
function director(answers: Changes, changes: Changes): Changes {
  const [first] = answers.directors as Changes[]
  return { directors: [{ ...first, ...changes }] }
}

const BRITISH: readonly Case[] = [
  ['an account number of 7 digits', { ukAccountNumber: '5577991' }, ['ukAccountNumber tooShort']],
  ['letters in the sort code', { sortCode: '20OO00' }, ['sortCode pattern_digits']],
  ['a taxpayer without reference', { ukTaxpayer: 'yes' }, ['utr missingText']],
  ['an EORI with a digit too few', { gbEori: 'GB12345678901' }, ['gbEori wrongEori']],
  [
    'an earlier number with a wrong check digit',
    { earlierUkBusiness: 'yes', earlierVatNumber: 'GB333289455' },
    ['earlierVatNumber wrongVatNumber'],
  ],
  ['sales in euro', { earlierSalesGb: { amount: 100, currency: 'EUR' } }, ['earlierSalesGb notMoney']],
  ['no second proof', director(gb, { secondEvidence: [] }), ['directors/zhou/secondEvidence missingFile']],
  [
    'a passport that expires next month',
    director(gb, { passportExpiresOn: '2026-04-20' }),
    ['directors/zhou/passportExpiresOn expiresSoon'],
  ],
  [
    'five further proofs where four are allowed',
    director(gb, { secondEvidence: ['up_a', 'up_b', 'up_c', 'up_d', 'up_e'] }),
    ['directors/zhou/secondEvidence tooManyFiles'],
  ],
]

const FRENCH: readonly Case[] = [
  ['a wrong Chinese code', { uscc: '91440300MA5FKD8Q2A' }, ['uscc wrongUscc']],
  ['nobody to represent', { representativeByFr: undefined }, ['representativeByFr missingChoice']],
  [
    'the liability not confirmed',
    { representativeLiability: false },
    ['representativeLiability missingTick'],
  ],
  [
    'a representative of its own with a German number',
    {
      representativeByFr: 'own',
      representativeNameFr: 'Cabinet Lumière SARL',
      representativeVatNumberFr: 'DE136695976',
      representativeEmailFr: 'contact@lumiere.example.com',
      representativeContractFr: ['up_articles'],
    },
    ['representativeVatNumberFr wrongVatNumber'],
  ],
  [
    'a French number with a wrong key',
    { knownInFrance: 'yes', frenchVatNumber: 'FR41303265045' },
    ['frenchVatNumber wrongVatNumber'],
  ],
  ['no supplier', { suppliers: [] }, ['suppliers tooFewRowsOne']],
  [
    'a supplier without a country',
    { suppliers: [{ _id: 'a', supplierName: 'Hongda' }] },
    ['suppliers/a/supplierCountry missingChoice'],
  ],
  ['a capital of nothing', { shareCapital: { amount: 0, currency: 'CNY' } }, ['shareCapital tooSmall']],
]

const ITALIAN: readonly Case[] = [
  ['a shop without its provider', { shopProvider: '' }, ['shopProvider missingText']],
  ['a mailbox without an address', { hasPec: 'yes', pec: 'lanhai' }, ['pec wrongEmail']],
  [
    'an Italian number with a wrong check digit',
    { knownInItaly: 'yes', italianVatNumber: 'IT00743110158' },
    ['italianVatNumber wrongVatNumber'],
  ],
  [
    'a tax code of 15 characters',
    director(it, { italianTaxCode: 'ZHOMNG86D12Z210' }),
    ['directors/zhou/italianTaxCode tooShort'],
  ],
  ['no sex', director(it, { sex: undefined }), ['directors/zhou/sex missingChoice']],
  [
    'a warehouse without contract',
    { stockPlaceIt: 'thirdParty', warehouseAddressIt: 'Via Roma 1, Milano' },
    ['warehouseContractIt missingFile'],
  ],
]

const SPANISH: readonly Case[] = [
  [
    'a number that is said to exist',
    director(es, { hasSpanishNumber: 'yes' }),
    ['directors/zhou/spanishNumber missingText'],
  ],
  ['an apostille that is said to exist', { apostilleBy: 'own' }, ['apostille missingFile']],
  [
    'an address in Chinese',
    { lettersTo: 'own', lettersAddress: '马德里市阿尔卡拉街45号三楼二号' },
    ['lettersAddress pattern_latinAddress'],
  ],
  [
    'a company number with a wrong check character',
    { knownInSpain: 'yes', companyNif: 'ESB58378432' },
    ['companyNif wrongVatNumber'],
  ],
  ['an activity that was not offered', { activity: 'mining' }, ['activity notOption']],
]

const POLISH: readonly Case[] = [
  ['a short name in Chinese', { shortName: '蓝海' }, ['shortName pattern_latin']],
  ['a PESEL with letters', director(pl, { pesel: '4405140135A' }), ['directors/zhou/pesel pattern_digits']],
  ['a NIP with a wrong check digit', { knownInPoland: 'yes', nip: 'PL8567346216' }, ['nip wrongVatNumber']],
  ['records nowhere', { recordsKeptBy: 'other' }, ['recordsAddress missingText']],
  ['a wrong IBAN', { iban: 'DE89370400440532013001' }, ['iban wrongIban']],
]

const CZECH: readonly Case[] = [
  ['a data box without ID', { hasDataBox: 'yes' }, ['dataBoxId missingText']],
  ['of its own will without a plan', { czechReason: 'voluntary' }, ['plan missingText']],
  [
    'a wrong number elsewhere',
    { vatRegistrations: [{ _id: 'de', vatNumber: 'DE136695975', registeredSince: '2021-07-01' }] },
    ['vatRegistrations/de/vatNumber wrongVatNumber'],
  ],
  ['an account that stays secret', { accountPublished: false }, ['accountPublished missingTick']],
  [
    'eleven numbers where ten are allowed',
    { vatRegistrations: numbers(11) },
    ['vatRegistrations tooManyRows'],
  ],
]

const PACKAGING: readonly Case[] = [
  [
    'a LUCID number of 14 characters',
    { lucidRegistered: 'yes', lucidNumber: 'DE123456789012' },
    ['lucidNumber tooShort'],
  ],
  ['less than nothing', quantity({ weightKg: -5 }), ['quantities/paper25/weightKg tooSmall']],
  ['a word for a weight', quantity({ weightKg: 'much' }), ['quantities/paper25/weightKg notNumber']],
  ['a year that is not open', quantity({ year: '1999' }), ['quantities/paper25/year notOption']],
  [
    'a material that does not exist',
    quantity({ material: 'air' }),
    ['quantities/paper25/material notOption'],
  ],
  ['no brand', { brands: [] }, ['brands tooFewRowsOne']],
  [
    'a contract without an end',
    { hasDualSystem: 'yes', dualSystemName: 'Reclay' },
    ['dualSystemUntil missingText'],
  ],
]

function numbers(count: number): Changes[] {
  return Array.from({ length: count }, (_row, index) => ({
    _id: `n${index}`,
    vatNumber: 'DE136695976',
    registeredSince: '2021-07-01',
  }))
}

function quantity(changes: Changes): Changes {
  const [first, ...rest] = packaging.quantities as unknown as Changes[]
  return { quantities: [{ ...first, ...changes }, ...rest] }
}

const ALL: readonly [Template, Changes, readonly Case[]][] = [
  [gbVatRegistration, gb, BRITISH],
  [frVatRegistration, fr, FRENCH],
  [itVatRegistration, it, ITALIAN],
  [esVatRegistration, es, SPANISH],
  [plVatRegistration, pl, POLISH],
  [czVatRegistration, cz, CZECH],
  [dePackaging, packaging, PACKAGING],
]

/** Each causes exactly that error and no other. */
test.each(
  ALL.flatMap(([template, answers, cases]) =>
    cases.map(([name, changes, errors]) => ({ key: template.key, name, template, answers, changes, errors })),
  ),
)('$key: $name', ({ template, answers, changes, errors }) => {
  expect(submit(template, { ...answers, ...changes }).errors).toEqual(errors)
})
