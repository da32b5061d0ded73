import { type ProductContent, faq, text } from '../product-content.ts'
import { passport } from '../materials.ts'
import { at } from '../price-points.ts'
import { check, companyForm, GENERIC_FORM, granted, submit, handover } from '../process-parts.ts'
import { act } from '../sources.ts'
import { companiesAct } from './companies-act.ts'

export const gbLimited: ProductContent = {
  code: 'company-gb-limited',
  category: 'COMPANY',
  country: 'GB',
  position: 350,
  content: {
    name: text('UK limited company', '英国有限公司注册'),
    summary: text('Companies House, address and first year', '公司注册处登记，含注册地址和首年维护'),
    lead: text(
      'A private company limited by shares with a registered office in London, registered at Companies House in a few days.',
      '在英国公司注册处登记的股份有限公司，含伦敦注册地址，数日办结。',
    ),
    description: [
      text(
        'For brands that want a British contract partner, bank account or marketplace account. One director and one shareholder are enough, and both may be the same person from abroad.',
        '适合需要英国签约主体、银行账户或平台账户的品牌。一名董事、一名股东即可，且可为同一名境外人士。',
      ),
      text(
        'Directors and persons with significant control prove their identity to Companies House before the company can be registered; we guide you through it.',
        '董事和实际控制人须先向公司注册处完成身份核验，我们全程指导。',
      ),
    ],
    deliverables: [
      text('Certificate of incorporation', '公司注册证书'),
      text('Articles, share certificate, registers', '章程、股权证书和登记册'),
      text('Registered office for a year', '注册地址1年'),
    ],
    baseLine: text('Formation', '公司注册'),
    officialFees: text(
      'The Companies House fee is included in the price.',
      '公司注册处官方费用已含在价格中。',
    ),
    badges: ['WITHIN_A_WEEK', 'RENEWS_YEARLY'],
    effortMinutes: 25,
    maxQuantity: 3,
    options: [
      {
        kind: 'choice',
        key: 'upkeep',
        name: text('First year', '首年维护'),
        help: text(
          'Confirmation statement and accounts are due even without business.',
          '没有经营也须提交确认声明和账目。',
        ),
        default: 'none',
        values: [
          {
            value: 'confirmation',
            label: text('Confirmation statement', '确认声明'),
            line: text('Confirmation statement', '确认声明'),
            charge: { kind: 'once' },
          },
          {
            value: 'dormant',
            label: text('And dormant accounts', '另含休眠账目'),
            line: text('Confirmation statement and dormant accounts', '确认声明和休眠账目'),
            charge: { kind: 'once' },
          },
          { value: 'none', label: text('Someone else files it', '由他人办理'), charge: { kind: 'free' } },
        ],
      },
    ],
    discounts: [],
    materials: [
      passport,
      {
        key: 'addressProof',
        name: text('Proof of address', '住址证明'),
        note: text('Of directors and shareholders, last 3 months', '董事和股东近3个月的住址证明'),
      },
      {
        key: 'names',
        name: text('Three names for the company', '三个公司备选名称'),
        note: text('In Latin letters, ending in Limited', '英文名称，以Limited结尾'),
      },
    ],
    faqs: [
      faq(
        text(
          'Does a UK company save me from registering for VAT as a foreign business?',
          '注册英国公司能免去境外公司VAT注册吗？',
        ),
        text(
          'A company that really carries on business from the United Kingdom counts as established and can use the threshold. An address alone does not make it so, and marketplaces check that.',
          '实际在英国经营的公司视为本土企业，可适用起征额。仅有注册地址不算，平台也会核查。',
        ),
        act(
          'VAT Act 1994, Schedule 1',
          '英国1994年增值税法附表1',
          'https://www.legislation.gov.uk/ukpga/1994/23/schedule/1',
        ),
      ),
      faq(
        text('What is due every year?', '每年要提交什么？'),
        text(
          'The confirmation statement, accounts and a corporation tax return. Late accounts cost 150 to 1,500 pounds.',
          '确认声明、年度账目和公司税申报。账目逾期罚款150至1500英镑。',
        ),
        companiesAct('sections 441, 453, 853A', '第441、453、853A条'),
      ),
    ],
    related: ['company-gb-upkeep', 'vat-registration-gb', 'responsible-person-gb'],
    requires: [],
  },
  process: {
    version: 2,
    nodes: [
      companyForm(GENERIC_FORM, { low: 1, high: 2 }),
      check({ low: 0, high: 1 }),
      {
        key: 'identity',
        name: text('Identity check', '身份核验'),
        description: text(
          'Each director verifies their identity with Companies House and enters the personal code here.',
          '每位董事向公司注册处完成身份核验，并在此填写个人代码。',
        ),
        kind: 'SELLER_TASK',
        owner: 'seller',
        expectedDays: { low: 1, high: 2 },
      },
      submit(
        text('We file the formation electronically.', '在线提交公司设立申请。'),
        { low: 0, high: 1 },
        text('Submission', '提交公司注册处'),
      ),
      granted({
        key: 'incorporation',
        name: text('Incorporation', '公司成立'),
        description: text('Companies House registers the company.', '公司注册处完成登记。'),
        expectedDays: { low: 1, high: 3 },
      }),
      handover(
        { low: 0, high: 1 },
        text('You receive the certificate, the articles and the registers.', '交付注册证书、章程和登记册。'),
      ),
    ],
  },
  prices: {
    base: at(240),
    options: { upkeep: { confirmation: at(90), dormant: at(180) } },
  },
}
