import type { LocalText } from '#platform/shared/local-text.ts'
import { type ProductContent, faq, text } from '../product-content.ts'
import { articles, businessLicence, passport, registerExtract, taxableAtHome } from '../materials.ts'
import { at, type PricePoint } from '../price-points.ts'
import { check, companyForm, GENERIC_FORM, handover, powerOfAttorney, task } from '../process-parts.ts'

type Faq = ProductContent['content']['faqs'][number]

export type RepresentationFacts = {
  country: string
  order: number
  place: { title: string; sentence: string; zh: string }
  /** The statutory title in the country. */
  title: LocalText
  /** Who needs one, and who does not. */
  who: Faq
  /** What the representative is liable for, and asks for in return. */
  liability: Faq
  security: LocalText
  /** What the country requires for the appointment. */
  appointment: LocalText
  month: PricePoint
  month24: PricePoint
  base: PricePoint
}

/** The person who is liable for the VAT of a company from outside the EU. */
export function fiscalRepresentative(facts: RepresentationFacts): ProductContent {
  const { place, title } = facts
  const code = facts.country.toLowerCase()
  return {
    code: `fiscal-representative-${code}`,
    category: 'REPRESENTATIVE',
    country: facts.country,
    position: 300 + facts.order,
    content: {
      name: text(`Fiscal representative ${place.title}`, `${place.zh}财税代表`),
      summary: text(`${title.en}, fixed term`, `${title.zh}，按年委任`),
      lead: text(
        `A representative in ${place.sentence} who is answerable to the tax office for a company from outside the EU.`,
        `为欧盟境外公司在${place.zh}指定对税局负责的财税代表。`,
      ),
      description: [facts.who.answer, facts.appointment, facts.security],
      deliverables: [
        text('Contract of representation', '财税代表合同'),
        text('Registration with the tax office', '在税局登记'),
        text('Every return countersigned', '每期申报由代表签署'),
        text('Yearly review of the figures', '每年一次数据复核'),
      ],
      baseLine: text('Acceptance and registration', '审核与登记'),
      officialFees: facts.security,
      badges: [],
      effortMinutes: 15,
      maxQuantity: 1,
      options: [
        {
          kind: 'choice',
          key: 'term',
          name: text('Term', '期限'),
          help: text(
            'You need the representative for as long as the VAT number is active.',
            '税号存续期间须一直有财税代表。',
          ),
          default: '12',
          values: [
            {
              value: '12',
              label: text('12 months', '12个月'),
              line: text('Representation', '财税代表'),
              charge: { kind: 'monthly', months: 12 },
              validMonths: 12,
            },
            {
              value: '24',
              label: text('24 months', '24个月'),
              line: text('Representation', '财税代表'),
              charge: { kind: 'monthly', months: 24 },
              validMonths: 24,
            },
          ],
        },
        {
          kind: 'choice',
          key: 'sales',
          name: text('Yearly sales in the country', '当地年销售额'),
          help: text(
            'The representative is liable for the tax, so the price depends on your sales.',
            '财税代表对税款承担责任，费用随金额而定。',
          ),
          default: 'upTo500k',
          values: [
            { value: 'upTo500k', label: text('Up to €500,000', '50万欧元以内'), charge: { kind: 'free' } },
            {
              value: 'upTo2m',
              label: text('Up to €2 million', '200万欧元以内'),
              line: text('Sales up to €2 million', '年销售额200万欧元以内'),
              charge: { kind: 'once' },
            },
          ],
        },
      ],
      discounts: [],
      materials: [businessLicence, passport, registerExtract, articles, taxableAtHome],
      faqs: [
        facts.who,
        facts.liability,
        faq(
          text('Can I bring my own representative?', '可以用自己的财税代表吗？'),
          text(
            'Yes. Remove this item from the cart; we work with your representative and obtain their signature.',
            '可以。从购物车移除本服务即可，我们与您的财税代表对接并由其签署。',
          ),
        ),
      ],
      related: [`vat-registration-${code}`, `vat-filing-${code}`],
      requires: [],
    },
    process: {
      version: 2,
      nodes: [
        companyForm(GENERIC_FORM, { low: 1, high: 2 }),
        {
          ...check({ low: 1, high: 2 }),
          description: text(
            'The representative reviews the company, goods and expected sales before accepting.',
            '财税代表先审核公司、商品和预计销售额，再决定是否接受委托。',
          ),
        },
        {
          ...powerOfAttorney({ low: 1, high: 3 }),
          key: 'mandate',
          name: text('Mandate', '委托书'),
          description: text(
            'The mandate for the representative. The legal representative of the company signs it by hand.',
            '财税代表委托书，由法人手写签名。',
          ),
          produces: 'MANDATE',
        },
        task('accreditation', text('Registration with the tax office', '税局登记'), facts.appointment, {
          low: 2,
          high: 8,
        }),
        handover(
          { low: 0, high: 1 },
          text('You receive the contract and the tax office’s confirmation.', '交付代表合同和税局确认文件。'),
        ),
      ],
    },
    prices: {
      base: at(facts.base),
      options: {
        term: { '12': at(facts.month), '24': at(facts.month24) },
        sales: { upTo2m: at(450) },
      },
    },
  }
}
