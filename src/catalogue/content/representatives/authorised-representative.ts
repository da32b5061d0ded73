import type { LocalText } from '#platform/shared/local-text.ts'
import { type ProductContent, text } from '../product-content.ts'
import { businessLicence } from '../materials.ts'
import { at, type PricePoint } from '../price-points.ts'
import { check, companyForm, GENERIC_FORM, handover, powerOfAttorney, task } from '../process-parts.ts'

type Content = ProductContent['content']

export type AuthorisedRepresentativeFacts = {
  code: string
  country: string
  position: number
  name: LocalText
  summary: LocalText
  lead: LocalText
  description: LocalText[]
  /** Where the mandate is registered. */
  entry: LocalText
  officialFees: LocalText
  materials: Content['materials']
  faqs: Content['faqs']
  related: string[]
  base: PricePoint
  brands: { three: PricePoint; ten: PricePoint }
  entryDays: { low: number; high: number }
}

/** A representative in a country for a producer without an establishment there: packaging, electrical goods. */
export function authorisedRepresentative(facts: AuthorisedRepresentativeFacts): ProductContent {
  const { code, country, position, name, summary, lead, description, officialFees, faqs, related } = facts
  return {
    code,
    category: 'REPRESENTATIVE',
    country,
    position,
    content: {
      name,
      summary,
      lead,
      description,
      deliverables: [
        text('Signed mandate', '签署的委托书'),
        text('Registration as representative', '授权代表登记'),
        text('Letters from the register answered', '主管机关来函由我们答复'),
      ],
      baseLine: text('Representative, one brand, one year', '授权代表，1个品牌，1年'),
      officialFees,
      badges: ['RENEWS_YEARLY'],
      effortMinutes: 10,
      maxQuantity: 1,
      options: [
        {
          kind: 'choice',
          key: 'brands',
          name: text('Brands', '品牌数量'),
          default: 'one',
          values: [
            { value: 'one', label: text('One', '1个'), charge: { kind: 'free' } },
            {
              value: 'three',
              label: text('Up to 3', '3个以内'),
              line: text('Up to 3 brands', '3个品牌以内'),
              charge: { kind: 'once' },
            },
            {
              value: 'ten',
              label: text('Up to 10', '10个以内'),
              line: text('Up to 10 brands', '10个品牌以内'),
              charge: { kind: 'once' },
            },
          ],
        },
      ],
      discounts: [],
      materials: [businessLicence, ...facts.materials],
      faqs,
      related,
      requires: [],
    },
    process: {
      version: 2,
      nodes: [
        companyForm(GENERIC_FORM, { low: 1, high: 1 }),
        check({ low: 0, high: 1 }),
        {
          ...powerOfAttorney({ low: 1, high: 2 }),
          key: 'mandate',
          name: text('Mandate', '委托书'),
          description: text(
            'The written mandate required by law. The legal representative signs it by hand.',
            '法律要求的书面委托书，由法人手写签名。',
          ),
          produces: 'MANDATE',
        },
        task('entry', text('Entry', '登记'), facts.entry, facts.entryDays),
        handover(
          { low: 0, high: 1 },
          text(
            'You receive the mandate, the confirmation and the wording for your label.',
            '交付委托书、确认文件和标签文字。',
          ),
        ),
      ],
    },
    prices: {
      base: at(facts.base),
      options: { brands: { three: at(facts.brands.three), ten: at(facts.brands.ten) } },
    },
  }
}
