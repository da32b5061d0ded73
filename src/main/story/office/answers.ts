import type { SeededSeller } from '#accounts/server/accounts.seed.ts'
import { dePackagingExampleAnswers } from '#form-templates/de-packaging/example.ts'
import { exampleAnswers } from '#form-templates/de-vat-registration/example.ts'
import { euEoriExample } from '#form-templates/eori/examples.ts'
import { frExampleAnswers } from '#form-templates/fr-vat-registration/example.ts'
import { gbExampleAnswers } from '#form-templates/gb-vat-registration/example.ts'
import { EXAMPLE_UPLOADS } from '#form-templates/parts/example-parts.ts'
import { germanAccount } from './numbers.ts'
import type { Answers } from '#forms/engine/model/template.ts'

/** What the companies of the back office buy, and how they fill in its form. */
const EXAMPLES: Readonly<Record<string, Answers>> = {
  'vat-registration-de': exampleAnswers(EXAMPLE_UPLOADS),
  'vat-registration-fr': frExampleAnswers(EXAMPLE_UPLOADS),
  'vat-registration-gb': gbExampleAnswers(EXAMPLE_UPLOADS),
  'packaging-de': dePackagingExampleAnswers(EXAMPLE_UPLOADS),
  'eori-eu': euEoriExample,
}

export const SERVICES: readonly (readonly [code: string, share: number])[] = [
  ['vat-registration-de', 9],
  ['vat-registration-fr', 4],
  ['vat-registration-gb', 3],
  ['packaging-de', 4],
  ['eori-eu', 3],
]

const PLACEHOLDERS: ReadonlySet<unknown> = new Set(Object.values(EXAMPLE_UPLOADS).flat())

/** The papers that a form asks for, by their placeholder. */
export const papersOf = (code: string): string[] => [
  ...new Set(
    JSON.stringify(EXAMPLES[code])
      .match(/up_\w+/g)
      ?.filter((name) => PLACEHOLDERS.has(name)),
  ),
]

/** A complete form of a company, with the papers that it uploaded. */
export function answersOf(code: string, seller: SeededSeller, papers: ReadonlyMap<string, string>): Answers {
  const { company, email } = seller
  const example = EXAMPLES[code] ?? {}
  const own: Answers = {
    companyName: company.name,
    companyNameOriginal: company.nameOriginal,
    uscc: company.registrationNumber,
    street: company.address.line1,
    postcode: company.address.postcode,
    city: company.address.city,
    email,
    accountHolder: company.name,
    ...personOf(seller, example),
  }
  const filled = { ...example, ...Object.fromEntries(Object.entries(own).filter(([key]) => key in example)) }
  return withPapers(filled, papers) as Answers
}

/** The director is who bought, with a passport, a telephone and an account of their own, each known by the company's code. */
function personOf({ name, company }: SeededSeller, example: Answers): Answers {
  const serial = Number(company.registrationNumber.slice(11, 17))
  const fullName = name.toUpperCase()
  const [director] = Array.isArray(example['directors']) ? example['directors'] : []
  return {
    directors: [{ ...director, fullName, passportNumber: `E${30_000_000 + serial}` }],
    signatory: fullName,
    phone: `+86139${10_000_000 + serial}`,
    iban: germanAccount(serial),
    eori: `DE${600_000_000_000_000 + serial}`,
  }
}

function withPapers(value: unknown, papers: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return papers.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => withPapers(one, papers))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withPapers(one, papers)]))
}
