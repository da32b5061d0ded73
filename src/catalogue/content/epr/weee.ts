import { type ProductContent, faq, text } from '../product-content.ts'
import { authorisedRepresentativeFor } from '../fiscal-representation.ts'
import { act, euRegulation } from '../sources.ts'
import { brandsMaterial, kindsOfGoods, producerRegistration } from './producer-registration.ts'

const weeeDirective = act(
  'Directive 2012/19/EU art. 16, 17',
  '欧盟指令2012/19/EU第16、17条',
  'https://eur-lex.europa.eu/eli/dir/2012/19/oj',
)
const elektroG = (section: string) =>
  act(
    `ElektroG § ${section}`,
    `德国电子电器法（ElektroG）第${section}条`,
    `https://www.gesetze-im-internet.de/elektrog_2015/__${section}.html`,
  )
const batteryRegulation = (en: string, zh: string) => euRegulation('2023/1542', en, zh)

const deviceList = {
  key: 'deviceList',
  name: text('List of devices', '产品清单'),
  note: text('Name, brand, weight, photo, data sheet', '名称、品牌、重量、照片、规格书'),
}

export const weeeProducts: readonly ProductContent[] = [
  producerRegistration({
    code: 'weee-de',
    country: 'DE',
    position: 120,
    name: text('WEEE registration Germany', '德国WEEE注册'),
    summary: text('Number from stiftung ear, by brand and kind', 'stiftung ear注册号，按品牌和类别'),
    lead: text(
      'Registration with stiftung ear, without which no electrical device may be offered for sale in Germany.',
      '在德国销售电子电器必须取得的stiftung ear注册。',
    ),
    description: [
      text(
        'Everything with a plug, a battery or a USB cable counts. The registration is made for each brand and each kind of device, and the number must be shown in the listing and on invoices.',
        '带插头、电池或USB线的产品都在范围内。按品牌和设备类别逐一注册，注册号须标注在商品页和发票上。',
      ),
      text(
        'Manufacturers and sellers not established in Germany are registered through an authorised representative, who also holds the guarantee for consumer devices.',
        '没有德国机构的制造商和卖家须通过授权代表注册，由其为面向消费者的设备提供担保。',
      ),
    ],
    deliverables: [
      text('WEEE number (DE and 8 digits)', 'WEEE注册号（DE加8位数字）'),
      text('Decision from stiftung ear', 'stiftung ear注册决定书'),
      text('Marking and label file', '标志与标签文件'),
    ],
    officialFees: text(
      'Fees of stiftung ear for one entry are included in the price.',
      '一项登记的stiftung ear官方费用已含在价格中。',
    ),
    badges: ['MARKETPLACE_CHECKS', 'RENEWS_YEARLY'],
    amount: kindsOfGoods,
    earlier: null,
    materials: [deviceList, brandsMaterial],
    faqs: [
      faq(
        text('Can I sell while I wait?', '等待期间可以销售吗？'),
        text(
          'No. Unregistered devices may not be offered, marketplaces have to check the number, and fines go up to 100,000 euros.',
          '不可以。未注册的设备禁止销售，平台有核查义务，罚款最高10万欧元。',
        ),
        elektroG('6'),
        elektroG('45'),
      ),
      faq(
        text('What has to be reported later?', '之后还要申报什么？'),
        text(
          'The quantities sold, every month, and once a year in total; the representative does this from your figures.',
          '每月申报销售数量，每年汇总一次，由授权代表根据您的数据办理。',
        ),
        elektroG('27'),
      ),
      faq(
        text('What about batteries inside?', '产品内置电池怎么办？'),
        text(
          'They need a separate registration, in addition to the one for the device.',
          '除设备外，电池还须单独注册。',
        ),
        batteryRegulation('art. 55', '第55条'),
      ),
    ],
    requires: [
      authorisedRepresentativeFor(
        'weee-representative-de',
        'DE',
        text(
          'Companies not established in Germany, including those in the EU, must register electrical goods through an authorised representative.',
          '没有德国机构的公司（包括欧盟公司）须通过授权代表办理电子电器注册。',
        ),
        elektroG('8'),
      ),
    ],
    related: ['batteries-de', 'packaging-de', 'responsible-person-eu'],
    base: 390,
    process: {
      scheme: null,
      submit: text('We file the application with stiftung ear.', '向stiftung ear提交申请。'),
      number: {
        name: text('WEEE number', 'WEEE注册号'),
        description: text(
          'stiftung ear reviews the application and the guarantee, then issues the number.',
          'stiftung ear审核申请和担保后下发注册号。',
        ),
        days: { low: 36, high: 72 },
      },
    },
  }),
  producerRegistration({
    code: 'weee-fr',
    country: 'FR',
    position: 121,
    name: text('WEEE registration France', '法国WEEE注册'),
    summary: text('Eco-organisation and UIN for electrical goods', '加入生态组织并取得电子电器UIN'),
    lead: text(
      'Membership of an eco-organisation for electrical goods and the identification number (UIN) for category DEEE.',
      '加入电子电器生态组织，取得DEEE类识别号（UIN）。',
    ),
    description: [
      text(
        'Marketplaces ask for the number before they list a device; the eco-contribution by piece is shown to the customer.',
        '平台在上架前核查该识别号，按件计算的环保费须向消费者展示。',
      ),
      text(
        'For several kinds of devices you must also state the repairability or durability index; we tell you which ones.',
        '部分设备还须标注可维修性或耐用性指数，我们会告知具体类别。',
      ),
    ],
    deliverables: [
      text('Identification number (UIN), DEEE', 'DEEE识别号（UIN）'),
      text('Membership, one year', '生态组织会员，1年'),
      text('Triman file for devices', '设备Triman标签文件'),
    ],
    officialFees: text(
      'Eco-contributions per piece are not included in the price.',
      '按件环保费不含在价格中。',
    ),
    badges: ['MARKETPLACE_CHECKS', 'RENEWS_YEARLY'],
    amount: kindsOfGoods,
    earlier: 120,
    materials: [deviceList, brandsMaterial],
    faqs: [
      faq(
        text('What is the legal basis?', '法律依据是什么？'),
        text(
          'The environmental code, which transposes the WEEE directive into French law.',
          '法国环境法典，系对WEEE指令的转化。',
        ),
        act(
          'Code de l’environnement art. L541-10-1, R543-172 ff.',
          '法国环境法典第L541-10-1条、第R543-172条以下',
        ),
        weeeDirective,
      ),
      faq(
        text('How often are pieces declared?', '多久申报一次？'),
        text('Twice a year or yearly, depending on the quantities.', '按数量每半年或每年一次。'),
      ),
    ],
    requires: [
      authorisedRepresentativeFor(
        'weee-representative-fr',
        'FR',
        text(
          'Manufacturers and sellers not established in France must appoint a representative (mandataire) there for electrical goods.',
          '没有法国机构的电子电器制造商和卖家须在当地指定授权代表（mandataire）。',
        ),
        act('Code de l’environnement art. R543-175', '法国环境法典第R543-175条'),
      ),
    ],
    related: ['batteries-fr', 'packaging-fr', 'responsible-person-eu'],
    base: 220,
    process: {
      scheme: {
        description: text('We join the eco-organisation for you.', '代您加入生态组织。'),
        days: { low: 3, high: 8 },
      },
      submit: text('We register the company with ADEME.', '在ADEME登记系统申报公司信息。'),
      number: {
        name: text('UIN', 'UIN识别号'),
        description: text('ADEME issues the identification number.', 'ADEME下发识别号。'),
        days: { low: 5, high: 15 },
      },
    },
  }),
]
