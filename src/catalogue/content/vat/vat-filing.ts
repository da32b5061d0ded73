import type { ProductOption } from '../../product.ts'
import { type ProductContent, faq, text } from '../product-content.ts'
import { importDocuments } from '../materials.ts'
import { at } from '../price-points.ts'
import { check, companyForm, filingTerm, handover, powerOfAttorney, task } from '../process-parts.ts'
import { planOption, volumeOption } from './filing-plans.ts'
import type { VatFacts } from './vat-facts.ts'
import { vatForm } from './vat-forms.ts'

/** Returns in a country for a company that already has its number. */
export function vatFiling(facts: VatFacts): ProductContent {
  const { place, filing, taxName, officeShort } = facts
  const code = facts.country.toLowerCase()
  const plan = planOption(facts)
  const yearly = yearlyOption(facts)
  return {
    code: `vat-filing-${code}`,
    category: 'VAT',
    country: facts.country,
    position: 200 + facts.order,
    content: {
      name: text(`VAT filing ${place.title}`, `${place.zh}VAT申报`),
      summary: filing.forms,
      lead: text(
        `For companies that have a ${facts.adjective.en} VAT number: every ${taxName} return on time, each one confirmed by you before it is filed.`,
        `适用于已有${place.zh}税号的公司：${taxName}按时申报，每期申报前均由您确认。`,
      ),
      description: [
        text(
          'You upload the sales reports from your channels; we determine the VAT on each line, show you the figures with the sales behind them, and file once you have confirmed them.',
          '您上传各渠道的销售报告，我们逐笔判定税务处理，出具可追溯到每笔销售的申报数据，经您确认后提交。',
        ),
        filing.planHelp,
        text(
          `You pay the tax directly to ${officeShort.en}, using the date and reference we give you. We never handle tax money.`,
          `税款由您按我们提供的日期和付款备注号直接缴给${officeShort.zh}，我们不代收税款。`,
        ),
      ],
      deliverables: [
        filing.forms,
        text('Filing receipt for each return', '每期申报回执'),
        text('Payment instruction with reference', '含付款备注号的缴款指引'),
        text(`Letters answered in ${facts.language.en}`, `税局${facts.language.zh}信函由我们答复`),
      ],
      baseLine: text('Takeover', '接手申报'),
      officialFees: text(
        `Official fees: none. Tax is paid to ${officeShort.en}.`,
        `官方费用：无，税款请直接缴给${officeShort.zh}。`,
      ),
      badges: ['WITHIN_A_WEEK'],
      effortMinutes: 25,
      maxQuantity: 1,
      options: [
        plan.option,
        {
          kind: 'month',
          key: 'firstPeriod',
          name: text('First period', '首个申报月份'),
          from: -1,
          to: 2,
          default: 0,
        },
        ...(yearly ? [yearly] : []),
        volumeOption,
      ],
      discounts: [],
      materials: [importDocuments],
      faqs: [
        filing.due,
        filing.late,
        filing.beside,
        faq(
          text('What if I sell nothing?', '没有销售也要申报吗？'),
          text(
            'You still have to file a nil return; it is included in the price.',
            '没有销售也须零申报，费用已含在价格中。',
          ),
        ),
      ],
      related: [`vat-registration-${code}`, `vat-retroactive-${code}`, 'oss-registration'],
      requires: [],
    },
    process: {
      version: 4,
      nodes: [
        companyForm(vatForm('Filing', facts.country), { low: 1, high: 2 }),
        check({ low: 1, high: 1 }),
        powerOfAttorney({ low: 1, high: 2 }),
        task(
          'takeOver',
          text('Takeover', '接手'),
          text(
            `We notify ${officeShort.en} that we file from now on, and obtain the figures already filed.`,
            `通知${officeShort.zh}由我们接手申报，并取得已申报数据。`,
          ),
          { low: 1, high: 3 },
        ),
        handover(
          { low: 0, high: 1 },
          text(
            'You receive the due dates of your returns and instructions for sending us your reports.',
            '告知各期申报日期以及报告的上传方式。',
          ),
        ),
        filingTerm(),
      ],
    },
    prices: {
      base: at(filing.takeOver),
      options: {
        plan: plan.prices,
        ...(filing.yearly && { yearly: { one: at(filing.yearly.price) } }),
        volume: { upTo50000: at(240) },
      },
    },
  }
}

function yearlyOption({ filing: { yearly } }: VatFacts): ProductOption | undefined {
  if (!yearly) return undefined
  return {
    kind: 'choice',
    key: 'yearly',
    name: yearly.name,
    help: yearly.help,
    default: 'none',
    values: [
      {
        value: 'one',
        label: text('One year', '一个年度'),
        line: text(`${yearly.name.en}, one year`, `${yearly.name.zh}，一个年度`),
        charge: { kind: 'once' },
        filing: { annualReturns: 1 },
      },
      { value: 'none', label: text('Someone else files it', '由他人办理'), charge: { kind: 'free' } },
    ],
  }
}
