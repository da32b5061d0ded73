import { type ProductContent, faq, text } from '../product-content.ts'
import { businessLicence, previousRelease } from '../materials.ts'
import { at } from '../price-points.ts'
import { check, companyForm, GENERIC_FORM, handover, powerOfAttorney, task } from '../process-parts.ts'
import type { VatFacts } from './vat-facts.ts'

type Faq = ProductContent['content']['faqs'][number]

/** Taking over a company whose number another agent manages. @param formality what this country requires for it */
export function agentTransfer(facts: VatFacts, formality: Faq): ProductContent {
  const { place, officeShort } = facts
  const code = facts.country.toLowerCase()
  return {
    code: `agent-transfer-${code}`,
    category: 'VAT',
    country: facts.country,
    position: 400 + facts.order,
    content: {
      name: text(`VAT agent transfer ${place.title}`, `${place.zh}VAT转代理`),
      summary: text('From your current agent to us', '从现代理转到我们'),
      lead: text(
        `Your ${facts.adjective.en} VAT number stays the same; letters, access and filing move to us, in any month.`,
        `${place.zh}VAT税号不变，信函、账户和申报转由我们负责，任何月份都可办理。`,
      ),
      description: [
        text(
          'We ask your current agent for the release and the figures already filed, compare them with your sales reports, and tell you what we find before we take over.',
          '我们向原代理索取转出确认和已申报数据，与您的销售报告核对，接手前先告知核对结果。',
        ),
        formality.answer,
      ],
      deliverables: [
        text(`New agent registered with ${officeShort.en}`, `在${officeShort.zh}登记新代理`),
        text('Access and post redirected', '账户权限和信函转移'),
        text('Report on earlier returns', '历史申报核查报告'),
      ],
      baseLine: text('Transfer', '转代理'),
      officialFees: text('Official fees: none for this service.', '官方费用：本服务无官方收费。'),
      badges: [],
      effortMinutes: 10,
      maxQuantity: 1,
      options: [
        {
          kind: 'choice',
          key: 'review',
          name: text('Review of earlier returns', '历史申报核查'),
          help: text(
            'Twelve months are always included; a longer review costs extra.',
            '默认核查近12个月，更长期间另行计费。',
          ),
          default: 'year',
          values: [
            { value: 'year', label: text('12 months', '12个月'), charge: { kind: 'free' } },
            {
              value: 'threeYears',
              label: text('3 years', '3年'),
              line: text('Review of three years', '核查3年申报'),
              charge: { kind: 'once' },
            },
          ],
        },
      ],
      discounts: [],
      materials: [
        businessLicence,
        {
          key: 'vatCertificate',
          name: text('VAT certificate', 'VAT证书'),
          note: text(`With the number: ${facts.number.en}`, `须显示税号：${facts.number.zh}`),
        },
        {
          key: 'lastReturns',
          name: text('Recent returns', '最近几期申报表'),
          note: text('For the last twelve months, with receipts', '近12个月的申报表及回执'),
        },
        previousRelease,
      ],
      faqs: [
        formality,
        faq(
          text('What if my agent does not answer?', '原代理不配合怎么办？'),
          text(
            'The mandate is yours to revoke in writing. The tax office registers us on the basis of your power of attorney, and we then request the past returns from it directly.',
            '委托权在您手中，可书面撤销。税局凭授权委托书登记我们为新代理，申报记录由我们直接向税局索取。',
          ),
        ),
        facts.filing.due,
      ],
      related: [`vat-filing-${code}`, `vat-retroactive-${code}`],
      requires: [],
    },
    process: {
      version: 2,
      nodes: [
        companyForm(GENERIC_FORM, { low: 1, high: 1 }),
        check({ low: 0, high: 1 }),
        powerOfAttorney({ low: 1, high: 2 }),
        task(
          'release',
          text('Release', '转出'),
          text(
            'The previous agent releases the file; we compare what was filed with your reports.',
            '原代理转出资料，我们核对已申报数据与销售报告。',
          ),
          { low: 1, high: 4 },
        ),
        task(
          'entered',
          text('Registered as agent', '登记新代理'),
          text(
            `We are registered as your agent with ${officeShort.en}.`,
            `在${officeShort.zh}完成新代理登记。`,
          ),
          { low: 1, high: 3 },
        ),
        handover(
          { low: 0, high: 1 },
          text(
            'You receive the report on earlier returns; from now on we file.',
            '交付历史申报核查报告，后续申报由我们负责。',
          ),
        ),
      ],
    },
    prices: { base: at(90), options: { review: { threeYears: at(180) } } },
  }
}
