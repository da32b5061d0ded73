import { amounts, type ProductContent } from './product-content.ts'
import { speedOption } from './option-parts.ts'
import { check, companyForm, handover, powerOfAttorney } from './process-parts.ts'
import { customsCode } from './sources.ts'

export const euEori: ProductContent = {
  code: 'eori-eu',
  category: 'EORI',
  country: 'EU',
  position: 60,
  content: {
    name: { en: 'EORI number, EU', zh: '欧盟EORI号' },
    summary: { en: 'Customs number valid in all 27 states', zh: '清关必备，27国通用' },
    lead: {
      en: 'The customs number for imports in your own name, valid in all 27 states.',
      zh: '以自己名义进口所需的海关编号，27国通用。',
    },
    description: [
      {
        en: 'No import declaration in the EU is accepted without the EORI number of the importer. A company outside the EU gets it from customs in the country where it first declares goods; one number is valid throughout the EU.',
        zh: '在欧盟进口报关必须填写进口人的EORI号。欧盟境外公司向首次报关所在国的海关申请，一个号码在全欧盟通用。',
      },
      {
        en: 'Great Britain has its own EORI numbers, which you can add to this service.',
        zh: '英国使用单独的EORI号，可在本服务中一并办理。',
      },
    ],
    deliverables: [
      { en: 'EORI number, checked in the EU’s database', zh: 'EORI号，可在欧盟数据库查验' },
      { en: 'Confirmation from customs', zh: '海关确认函' },
      { en: 'Note for your forwarder', zh: '供货代使用的说明' },
    ],
    baseLine: { en: 'EORI number, EU', zh: '欧盟EORI号' },
    officialFees: { en: 'Official fees: none for this service.', zh: '官方费用：本服务无官方收费。' },
    badges: ['WITHIN_A_WEEK'],
    effortMinutes: 20,
    maxQuantity: 1,
    options: [
      {
        kind: 'choice',
        key: 'state',
        name: { en: 'First imports into', zh: '首次进口国' },
        help: {
          en: 'Its customs issue the number. Later imports may go to any other state.',
          zh: '由该国海关发号，之后可进口到其他任何成员国。',
        },
        default: 'DE',
        values: [
          { value: 'DE', label: { en: 'Germany', zh: '德国' }, charge: { kind: 'free' } },
          { value: 'FR', label: { en: 'France', zh: '法国' }, charge: { kind: 'free' } },
          { value: 'NL', label: { en: 'Netherlands', zh: '荷兰' }, charge: { kind: 'free' } },
          { value: 'PL', label: { en: 'Poland', zh: '波兰' }, charge: { kind: 'free' } },
        ],
      },
      {
        kind: 'choice',
        key: 'britain',
        name: { en: 'Great Britain', zh: '英国' },
        help: {
          en: 'For goods that enter Great Britain in your own name.',
          zh: '以自己名义将货物进口到英国时需要。',
        },
        default: 'none',
        values: [
          { value: 'none', label: { en: 'EU only', zh: '仅欧盟' }, charge: { kind: 'free' } },
          {
            value: 'add',
            label: { en: 'Add the GB number', zh: '加办英国号' },
            line: { en: 'EORI number, Great Britain', zh: '英国EORI号' },
            charge: { kind: 'once' },
          },
        ],
      },
      speedOption({
        en: 'Shortens our own steps by about a day. This does not speed up customs.',
        zh: '可将我们的处理时间缩短约1天，海关的审批时间不受影响。',
      }),
    ],
    discounts: [
      {
        option: 'britain',
        values: ['add'],
        basisPoints: 500,
        label: { en: 'Bundle discount, 5%', zh: '组合优惠5%' },
      },
    ],
    materials: [],
    faqs: [
      {
        question: { en: 'Is one number enough for the whole EU?', zh: '一个号码全欧盟都能用吗？' },
        answer: {
          en: 'Yes. A company has one EORI number for the customs territory of the Union. A second one from another state is refused.',
          zh: '可以。一家公司在欧盟关境内只有一个EORI号，向其他成员国重复申请会被拒绝。',
        },
        sources: [customsCode('art. 9', '第9条')],
      },
      {
        question: {
          en: 'Can a company outside the EU be the importer?',
          zh: '欧盟境外公司可以作为进口人吗？',
        },
        answer: {
          en: 'It may own the goods and hold the EORI number, but the customs declarant must generally be established in the EU. Sellers therefore import through an indirect customs representative; your forwarder can usually recommend one.',
          zh: '货物和EORI号可以属于境外公司，但报关申报人一般须设在欧盟境内，因此通常由间接报关代理申报，货代一般可以提供。',
        },
        sources: [customsCode('art. 18, 170', '第18、170条')],
      },
      {
        question: { en: 'Do I need a VAT number first?', zh: '要先有VAT税号吗？' },
        answer: {
          en: 'Not for the EORI number. But import VAT can be deducted only where you are registered for VAT, so the two usually go together.',
          zh: '申请EORI号不需要。但进口增值税只能在已注册VAT的国家抵扣，因此两者通常一起办理。',
        },
        sources: [],
      },
    ],
    related: ['eori-gb', 'vat-registration-de', 'vat-registration-nl', 'responsible-person-eu'],
  },
  process: {
    version: 3,
    nodes: [
      companyForm({ key: 'euEori', version: 1 }, { low: 1, high: 1 }),
      check({ low: 0, high: 1 }),
      powerOfAttorney({ low: 1, high: 1 }),
      {
        key: 'handIn',
        name: { en: 'Submission', zh: '提交海关' },
        description: { en: 'We apply to the customs of the first state.', zh: '向首次进口国海关提交申请。' },
        kind: 'AGENCY_TASK',
        owner: 'agency',
        expectedDays: { low: 0, high: 1 },
      },
      {
        key: 'eori',
        name: { en: 'EORI number', zh: 'EORI号' },
        description: { en: 'Customs issues the number.', zh: '海关下发号码。' },
        kind: 'AUTHORITY',
        owner: 'authority',
        expectedDays: { low: 2, high: 4 },
        filedBy: 'handIn',
        produces: 'EORI_NUMBER',
      },
      handover({ low: 0, high: 0 }),
    ],
  },
  prices: {
    base: amounts(69, 59, 76, 540),
    options: { britain: { add: amounts(49, 39, 54, 380) }, speed: { first: amounts(30, 26, 33, 230) } },
  },
}
