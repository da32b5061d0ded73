import { type ProductContent, faq, text } from '../product-content.ts'
import { passport } from '../materials.ts'
import { at } from '../price-points.ts'
import { check, companyForm, GENERIC_FORM, granted, submit, handover } from '../process-parts.ts'
import { companiesAct } from './companies-act.ts'

export const gbUpkeep: ProductContent = {
  code: 'company-gb-upkeep',
  category: 'COMPANY',
  country: 'GB',
  position: 351,
  content: {
    name: text('UK company, yearly upkeep', '英国公司年审维护'),
    summary: text('Registered office, statement and dormant accounts', '注册地址、确认声明和休眠账目'),
    lead: text(
      'What Companies House requires every year from a company that does not trade yet, filed on time.',
      '为尚未经营的英国公司按时完成公司注册处的年度要求。',
    ),
    description: [
      text(
        'The confirmation statement is due within 14 days of the end of each year of the company, dormant accounts nine months after the financial year. If both are missing, the company is struck off.',
        '确认声明须在每个公司年度结束后14天内提交，休眠账目在财年结束后9个月内提交；均未提交的公司会被除名。',
      ),
      text(
        'Companies that trade need full accounts and a corporation tax return; ask us for a quote.',
        '已经营的公司须提交完整账目和公司税申报，请另行询价。',
      ),
    ],
    deliverables: [
      text('Confirmation statement filed', '确认声明已提交'),
      text('Dormant accounts filed', '休眠账目已提交'),
      text('Registered office and post for a year', '注册地址和信件处理1年'),
    ],
    baseLine: text('Upkeep, one year', '年审维护，1年'),
    officialFees: text(
      'The Companies House fee is included in the price.',
      '公司注册处官方费用已含在价格中。',
    ),
    badges: ['RENEWS_YEARLY'],
    effortMinutes: 10,
    maxQuantity: 3,
    options: [
      {
        kind: 'choice',
        key: 'office',
        name: text('Registered office', '注册地址'),
        help: text(
          'It must be an address where documents reach the company; a post office box is not allowed.',
          '须为能够收到公司文件的地址，不得使用邮政信箱。',
        ),
        default: 'own',
        values: [
          {
            value: 'ours',
            label: text('Ours in London', '使用我们的伦敦地址'),
            line: text('Registered office in London', '伦敦注册地址'),
            charge: { kind: 'once' },
          },
          { value: 'own', label: text('I have one', '自有地址'), charge: { kind: 'free' } },
        ],
      },
    ],
    discounts: [],
    materials: [
      {
        key: 'companyNumber',
        name: text('Company number and authentication code', '公司编号和验证码'),
        note: text('The code is in a letter from Companies House', '验证码见公司注册处来函'),
      },
      passport,
    ],
    faqs: [
      faq(
        text('When is a company dormant?', '什么是休眠公司？'),
        text(
          'When it had no transactions in its books during the year, apart from fees to Companies House and payment for its first shares.',
          '全年账面没有交易的公司，缴纳公司注册处费用和首次认购股款除外。',
        ),
        companiesAct('section 1169', '第1169条'),
      ),
      faq(
        text('What if a date was missed?', '逾期了怎么办？'),
        text(
          'We file at once; the penalty for accounts increases with time, and directors are personally liable for the statement.',
          '我们立即补交；账目罚款随月份递增，确认声明逾期由董事个人承担责任。',
        ),
        companiesAct('sections 451, 453, 853L', '第451、453、853L条'),
      ),
    ],
    related: ['company-gb-limited', 'vat-filing-gb'],
    requires: [],
  },
  process: {
    version: 2,
    nodes: [
      companyForm(GENERIC_FORM, { low: 1, high: 2 }),
      check({ low: 1, high: 1 }),
      submit(
        text('We file statement and accounts.', '提交确认声明和账目。'),
        { low: 1, high: 2 },
        text('Submission', '提交公司注册处'),
      ),
      granted({
        key: 'acceptance',
        name: text('Acceptance', '受理'),
        description: text('Companies House accepts the filing.', '公司注册处受理。'),
        expectedDays: { low: 0, high: 2 },
      }),
      handover(
        { low: 0, high: 1 },
        text('You receive the Companies House receipts.', '交付公司注册处回执。'),
      ),
    ],
  },
  prices: { base: at(150), options: { office: { ours: at(75) } } },
}
