import { type ProductContent, faq, text } from '../product-content.ts'
import { speedOption } from '../option-parts.ts'
import { at } from '../price-points.ts'
import { check, companyForm, granted, submit, handover, powerOfAttorney } from '../process-parts.ts'
import { act } from '../sources.ts'

export const gbEori: ProductContent = {
  code: 'eori-gb',
  category: 'EORI',
  country: 'GB',
  position: 130,
  content: {
    name: text('EORI number, Great Britain', '英国EORI号'),
    summary: text('GB number for imports in your own name', '以自己名义进口英国所需的GB号'),
    lead: text(
      'The British customs number that your company needs to import goods into Great Britain in its own name.',
      '以贵公司名义将货物进口到英国所需的海关编号。',
    ),
    description: [
      text(
        'Since leaving the EU, Great Britain issues its own numbers; an EU number is not accepted at its border, nor the other way round.',
        '英国脱欧后使用单独的编号，欧盟EORI号不能用于英国报关，反之亦然。',
      ),
      text(
        'A company with a British VAT number gets an EORI number based on it: GB, the nine digits and 000. Other companies are given a separate one.',
        '已有英国VAT税号的公司，EORI号由其生成：GB加9位数字再加000；没有的单独分配。',
      ),
    ],
    deliverables: [
      text('GB EORI number, checked on gov.uk', 'GB EORI号，可在gov.uk查验'),
      text('Import VAT statements set up (C79 or postponed)', '开通进口增值税凭证（C79或递延）'),
      text('Note for your forwarder', '供货代使用的说明'),
    ],
    baseLine: text('EORI number, Great Britain', '英国EORI号'),
    officialFees: text('Official fees: none for this service.', '官方费用：本服务无官方收费。'),
    badges: ['WITHIN_A_WEEK'],
    effortMinutes: 20,
    maxQuantity: 1,
    options: [
      {
        kind: 'choice',
        key: 'northernIreland',
        name: text('Northern Ireland', '北爱尔兰'),
        help: text(
          'For goods that move between Great Britain and Northern Ireland you also need a number with XI.',
          '货物往来于大不列颠与北爱尔兰之间的，还需要XI开头的号码。',
        ),
        default: 'none',
        values: [
          { value: 'none', label: text('Not needed', '不需要'), charge: { kind: 'free' } },
          {
            value: 'add',
            label: text('Add the XI number', '加办XI号'),
            line: text('EORI number, Northern Ireland', '北爱尔兰EORI号'),
            charge: { kind: 'once' },
          },
        ],
      },
      speedOption(
        text(
          'Shortens our own steps by about a day. This does not speed up HMRC.',
          '可将我们的处理时间缩短约1天，HMRC的审批时间不受影响。',
        ),
      ),
    ],
    discounts: [],
    materials: [],
    faqs: [
      faq(
        text('Can a Chinese company import into Great Britain itself?', '中国公司可以自己做英国进口人吗？'),
        text(
          'Yes, with its own EORI number and VAT number, but the declaration must be made by a representative established in the United Kingdom, usually the forwarder as indirect representative.',
          '可以，须有自己的EORI号和VAT税号，但报关须由设在英国的代理申报，通常由货代作为间接代理。',
        ),
        act(
          'Taxation (Cross-border Trade) Act 2018, section 21',
          '英国2018年跨境贸易税法第21条',
          'https://www.legislation.gov.uk/ukpga/2018/22/section/21',
        ),
      ),
      faq(
        text('What is postponed VAT accounting?', '什么是进口增值税递延？'),
        text(
          'Import VAT is declared and deducted in the same return and not paid at the border. It needs the EORI and VAT number on the declaration.',
          '进口增值税在同期申报中列报并抵扣，无需在口岸现缴；报关单上须填写EORI号和VAT税号。',
        ),
        act(
          'HMRC: postponed VAT accounting',
          'HMRC指引：进口增值税递延',
          'https://www.gov.uk/guidance/check-when-you-can-account-for-import-vat-on-your-vat-return',
        ),
      ),
      faq(
        text(
          'I use the British option of the EU number. Do I need this?',
          '办理欧盟EORI时已加办英国号，还需要吗？',
        ),
        text('No, it is the same number.', '不需要，是同一个号码。'),
      ),
    ],
    related: ['eori-eu', 'vat-registration-gb', 'responsible-person-gb'],
    requires: [],
  },
  process: {
    version: 3,
    nodes: [
      companyForm({ key: 'gbEori', version: 1 }, { low: 1, high: 1 }),
      check({ low: 0, high: 1 }),
      powerOfAttorney({ low: 1, high: 2 }),
      submit(
        text('We apply to HMRC online.', '在线向HMRC提交申请。'),
        { low: 0, high: 1 },
        text('Submission', '提交HMRC'),
      ),
      granted({
        key: 'eori',
        name: text('EORI number', 'EORI号'),
        description: text('HMRC issues the number.', 'HMRC下发号码。'),
        expectedDays: { low: 1, high: 5 },
        produces: 'EORI_NUMBER',
      }),
      handover({ low: 0, high: 0 }),
    ],
  },
  prices: {
    base: at(59),
    options: { northernIreland: { add: at(39) }, speed: { first: at(29) } },
  },
}
