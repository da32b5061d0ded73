import { type ProductContent, faq, text } from '../product-content.ts'
import { importDocuments, salesReports } from '../materials.ts'
import { speedOption } from '../option-parts.ts'
import { at } from '../price-points.ts'
import { check, companyForm, granted, submit, handover, powerOfAttorney, task } from '../process-parts.ts'
import type { VatFacts } from './vat-facts.ts'
import { vatForm } from './vat-forms.ts'

const MONTHS = [3, 6, 12, 24] as const

/** Returns for months that were never declared. */
export function vatRetroactive(facts: VatFacts): ProductContent {
  const { place, catchUp, officeShort } = facts
  const code = facts.country.toLowerCase()
  return {
    code: `vat-retroactive-${code}`,
    category: 'VAT',
    country: facts.country,
    position: 500 + facts.order,
    content: {
      name: text(`VAT retroactive filing ${place.title}`, `${place.zh}VAT补申报`),
      summary: text('Missing months declared and explained', '补报漏报月份并向税局说明'),
      lead: text(
        `For companies with stock or sales in ${place.sentence} that were not declared: missing returns, tax and interest settled before ${officeShort.en} asks.`,
        `适用于在${place.zh}有库存或销售但未申报的公司：在${officeShort.zh}询问之前，补齐月份、税款和利息。`,
      ),
      description: [
        catchUp.how,
        text(
          'We work out from your sales reports what was due in each month, show you the tax, interest and likely penalty, and file only after you have confirmed the amounts.',
          '我们根据销售报告逐月计算应缴税款，列明税额、利息和可能的罚款，经您确认金额后才提交。',
        ),
      ],
      deliverables: [
        text('Returns for every missing month', '每个漏报月份的申报表'),
        text('Calculation of tax and interest', '税款与利息计算表'),
        text(`Letter to ${officeShort.en}`, `致${officeShort.zh}的说明函`),
        text('Receipts and payment references', '申报回执和付款备注号'),
      ],
      baseLine: text('Review and disclosure', '核查与披露'),
      officialFees: text(
        `Tax, interest and penalties are paid directly to ${officeShort.en} and are not included in the price.`,
        `税款、利息和罚款直接缴给${officeShort.zh}，不含在价格中。`,
      ),
      badges: [],
      effortMinutes: 40,
      maxQuantity: 1,
      options: [
        {
          kind: 'choice',
          key: 'months',
          name: text('Missing months', '漏报月数'),
          help: text(
            'Counted from the first month with stock or sales to the last one not declared.',
            '从首次有库存或销售的月份算到最后一个未申报的月份。',
          ),
          default: '3',
          values: MONTHS.map((months) => ({
            value: String(months),
            label: text(`Up to ${months}`, `${months}个月以内`),
            line: text(`Retroactive filing, up to ${months} months`, `补申报，${months}个月以内`),
            charge: { kind: 'monthly' as const, months },
          })),
        },
        speedOption(
          text(
            'The figures are ready within three working days of complete reports.',
            '报告齐全后3个工作日内出具申报数据。',
          ),
        ),
      ],
      discounts: [],
      materials: [salesReports, importDocuments],
      faqs: [
        catchUp.penalty,
        catchUp.howFarBack,
        faq(
          text(
            'The marketplace collected the tax. What is left to declare?',
            '平台已代扣代缴，还要补报什么？',
          ),
          text(
            'Where the law requires it, you still report sales on which the marketplace collected the tax; stock moved from another state, imports and sales to businesses are always yours to declare. Often little tax is left to pay, but the returns are due.',
            '平台代扣代缴的销售按规定仍可能须列报；从其他国家移入的库存、进口和对企业客户的销售无论如何由您申报。补缴的税往往不多，但申报义务仍在。',
          ),
        ),
      ],
      related: [`vat-registration-${code}`, `vat-filing-${code}`],
      requires: [],
    },
    process: {
      version: 5,
      nodes: [
        companyForm(vatForm('Retroactive', facts.country), { low: 1, high: 3 }),
        check({ low: 1, high: 2 }),
        powerOfAttorney({ low: 1, high: 2 }),
        task(
          'reckoning',
          text('Calculation', '测算'),
          text(
            'We work out the tax, interest and likely penalty for each month.',
            '逐月测算税款、利息和可能的罚款。',
          ),
          { low: 2, high: 5 },
        ),
        {
          ...task(
            'secondCheck',
            text('Second check', '复核'),
            text(
              'A second person on our side checks the amounts before we ask you to confirm them.',
              '金额先由另一位同事复核，再请您确认。',
            ),
            { low: 0, high: 1 },
          ),
          anotherPerson: true,
        },
        {
          key: 'confirmation',
          name: text('Your confirmation', '您的确认'),
          description: text(
            'Check the amounts and confirm them. Nothing is filed until you do.',
            '请核对并确认金额，确认前不会提交。',
          ),
          kind: 'SELLER_TASK',
          owner: 'seller',
          expectedDays: { low: 1, high: 2 },
        },
        submit(
          text(
            `The returns and the letter go to ${officeShort.en}.`,
            `将申报表和说明函递交${officeShort.zh}。`,
          ),
          { low: 1, high: 2 },
        ),
        {
          key: 'payment',
          name: text('Payment', '缴税'),
          description: text(
            'Pay tax and interest with the reference that we give you, and upload the proof.',
            '请按我们提供的付款备注号缴纳税款和利息，并上传凭证。',
          ),
          kind: 'PAYMENT_OF_TAX',
          owner: 'seller',
          expectedDays: { low: 1, high: 3 },
        },
        granted({
          key: 'receipt',
          name: text('Assessment', '税局核定'),
          description: text(
            'The tax office assesses the returns and sends its decision on interest and penalty.',
            '税局核定申报，并下达利息和罚款决定。',
          ),
          expectedDays: catchUp.days,
        }),
        handover(
          { low: 0, high: 1 },
          text(
            'You receive the returns, receipts and decisions in one file.',
            '汇总交付申报表、回执和税局决定。',
          ),
        ),
      ],
    },
    prices: {
      base: at(catchUp.base),
      options: {
        months: Object.fromEntries(MONTHS.map((months) => [String(months), at(catchUp.month)])),
        speed: { first: at(90) },
      },
    },
  }
}
