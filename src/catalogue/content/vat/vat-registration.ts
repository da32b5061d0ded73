import { type ProductContent, faq, text } from '../product-content.ts'
import { bundleWithFiling, filingOption, speedOption, whenFilingIsBought } from '../option-parts.ts'
import { filingTerm } from '../process-parts.ts'
import { at } from '../price-points.ts'
import { directive2006112 } from '../sources.ts'
import type { VatFacts, VatRegistrationFacts } from './vat-facts.ts'

/** VAT registration in a country, generated entirely from its facts. */
export function vatRegistration(facts: VatFacts, registration: VatRegistrationFacts): ProductContent {
  const { place, officeShort, number, taxName } = facts
  return {
    code: `vat-registration-${facts.country.toLowerCase()}`,
    category: 'VAT',
    country: facts.country,
    position: 80 + facts.order,
    content: {
      name: text(`VAT registration ${place.title}`, `${place.zh}VAT注册`),
      summary: registration.summary,
      lead: text(
        `The ${facts.adjective.en} VAT number (${number.en}) for a company not established in ${place.sentence}, with subsequent filing as an option.`,
        `为在${place.zh}没有机构的公司取得${place.zh}VAT税号（${number.zh}），并可代办后续申报。`,
      ),
      description: [registration.why, registration.how, registration.numbers],
      deliverables: registration.deliverables,
      baseLine: text('Registration', 'VAT注册'),
      officialFees: registration.officialFees,
      badges: ['MARKETPLACE_CHECKS'],
      effortMinutes: registration.effortMinutes,
      maxQuantity: 1,
      options: [
        filingOption(registration.filingHelp),
        {
          kind: 'month',
          key: 'firstPeriod',
          name: text('First period', '首个申报月份'),
          help: text(
            `The month in which the first goods arrived or will arrive in ${place.sentence}.`,
            `首批货物到达或预计到达${place.zh}的月份。`,
          ),
          onlyWhen: { option: 'filing', values: ['12', '24'] },
          from: -1,
          to: 2,
          default: 0,
        },
        speedOption(
          text(
            `Shortens our own steps by about two days. This does not speed up ${officeShort.en}.`,
            `可将我们的处理时间缩短约2天，${officeShort.zh}的审批时间不受影响。`,
          ),
        ),
      ],
      discounts: [bundleWithFiling],
      materials: registration.materials,
      faqs: [
        ...registration.faqs,
        facts.filing.due,
        faq(
          text(
            `My goods are in a marketplace’s warehouse in ${place.sentence}. Do I need this?`,
            `货物存放在${place.zh}的平台仓，需要注册吗？`,
          ),
          text(
            `Yes, from the first day your stock is there. The marketplace usually pays the ${taxName} on sales to consumers, but you must still declare stock, stock movements and sales to businesses.`,
            `需要，从货物入仓第一天起就要注册。面向消费者的${taxName}通常由平台代扣代缴，但库存、移仓和对企业客户的销售仍须由您申报。`,
          ),
          facts.country === 'GB'
            ? { label: text('VAT Act 1994, Schedule 1A', '英国1994年增值税法附表1A') }
            : directive2006112('art. 14a, 17, 20, 214', '第14a、17、20、214条'),
        ),
      ],
      related: registration.related,
      requires: registration.requires,
    },
    process: {
      version: registration.process.version + 1,
      nodes: [...registration.process.nodes, filingTerm(whenFilingIsBought)],
    },
    prices: {
      base: at(registration.base),
      options: {
        filing: { '12': at(registration.filing.twelve), '24': at(registration.filing.twentyFour) },
        speed: { first: at(90) },
      },
    },
  }
}
