import { type ProductContent, faq, text } from '../product-content.ts'
import { at } from '../price-points.ts'
import { check, companyForm, granted, submit, handover, powerOfAttorney, task } from '../process-parts.ts'
import type { VatFacts } from './vat-facts.ts'
import { vatForm } from './vat-forms.ts'

/** The end of a VAT registration. */
export function vatDeregistration(facts: VatFacts): ProductContent {
  const { place, leaving, officeShort, taxName } = facts
  const code = facts.country.toLowerCase()
  return {
    code: `vat-deregistration-${code}`,
    category: 'VAT',
    country: facts.country,
    position: 600 + facts.order,
    content: {
      name: text(`VAT deregistration ${place.title}`, `${place.zh}VAT注销`),
      summary: text('Final returns filed and number closed', '完成最后申报并注销税号'),
      lead: text(
        `For companies that no longer store or sell goods in ${place.sentence}: the number is closed properly, with confirmation from ${officeShort.en}.`,
        `适用于不再在${place.zh}存货或销售的公司：依规注销税号，并取得${officeShort.zh}的确认。`,
      ),
      description: [
        leaving.how,
        text(
          `As long as the number is open, ${taxName} returns are due, even without sales. First we check for anything that would prevent closure: remaining stock, goods returned by customers, undeclared months.`,
          `税号未注销前，无论有无销售都须申报${taxName}。我们会先核查是否存在影响注销的情形：剩余库存、退货或漏报月份。`,
        ),
      ],
      deliverables: [
        text('Confirmation of deregistration', '注销确认函'),
        text('Final returns with receipts', '最后各期申报及回执'),
        text('List of records to keep, and for how long', '须保存的资料清单及期限'),
      ],
      baseLine: text('Deregistration', 'VAT注销'),
      officialFees: text('Official fees: none for this service.', '官方费用：本服务无官方收费。'),
      badges: [],
      effortMinutes: 25,
      maxQuantity: 1,
      options: [
        {
          kind: 'choice',
          key: 'lastReturns',
          name: text('Final returns', '最后几期申报'),
          help: text('Returns not yet filed when you order.', '下单时尚未提交的申报。'),
          default: 'filed',
          values: [
            { value: 'filed', label: text('All filed', '已全部申报'), charge: { kind: 'free' } },
            {
              value: 'one',
              label: text('One period', '1期'),
              line: text('Final return', '最后1期申报'),
              charge: { kind: 'once' },
            },
            {
              value: 'three',
              label: text('Up to three periods', '3期以内'),
              line: text('Final returns, up to three', '最后申报，3期以内'),
              charge: { kind: 'once' },
            },
          ],
        },
      ],
      discounts: [],
      materials: [],
      faqs: [
        leaving.lastReturn,
        leaving.afterwards,
        faq(
          text('Can I sell there again later?', '以后还能再销售吗？'),
          text(
            'Yes, with a new registration. Until then, switch off storage in this country in your marketplace account, or stock may be placed there automatically.',
            '可以，届时须重新注册。在此之前请在平台后台关闭该国入仓，以免库存被自动调入。',
          ),
        ),
      ],
      related: [`vat-filing-${code}`, `vat-retroactive-${code}`],
      ends: 'VAT_NUMBER',
      requires: [],
    },
    process: {
      version: 4,
      nodes: [
        companyForm(vatForm('Deregistration', facts.country), { low: 1, high: 2 }),
        check({ low: 1, high: 2 }),
        powerOfAttorney({ low: 1, high: 2 }),
        {
          ...task(
            'lastReturns',
            text('Final returns', '最后申报'),
            text(
              'We file any outstanding returns once you have confirmed them.',
              '经您确认后，提交尚未完成的申报。',
            ),
            { low: 1, high: 5 },
          ),
          canSkip: {
            reason: text('Not needed if all returns are filed.', '全部申报已完成时无需此步。'),
          },
        },
        submit(text(`We apply for deregistration with ${officeShort.en}.`, `向${officeShort.zh}申请注销。`), {
          low: 1,
          high: 1,
        }),
        granted({
          key: 'confirmation',
          name: text('Confirmation', '税局确认'),
          description: text(
            'The tax office closes the number and confirms it in writing.',
            '税局关闭税号并书面确认。',
          ),
          expectedDays: leaving.days,
        }),
        handover(
          { low: 0, high: 1 },
          text(
            'You receive the confirmation and the list of records to keep.',
            '交付注销确认函和须保存的资料清单。',
          ),
        ),
      ],
    },
    prices: {
      base: at(leaving.base),
      options: { lastReturns: { one: at(75), three: at(190) } },
    },
  }
}
