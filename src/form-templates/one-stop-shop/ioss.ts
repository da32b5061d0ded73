import type { Condition, RowField, Template } from '#forms/engine/model/template.ts'
import {
  askDay,
  askFile,
  askFromList,
  askOne,
  askSeveral,
  askText,
  latin,
  notice,
  option,
  text,
  tick,
} from '../parts/ask.ts'
import { is, yesNo } from '../parts/choices.ts'
import { companySection } from '../parts/company-section.ts'
import { companyDocuments, declaration, signatoryAmongPeople } from '../parts/document-fields.ts'
import { signatoryField } from '../parts/handover-fields.ts'
import { reportFields } from '../parts/reports-fields.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import { peopleSection } from '../parts/people-section.ts'
import { EU } from './place.ts'
import { earlierSchemeFields, otherNumbers, schemeAccount, shopFields } from './shared.ts'

/** Directive 2006/112 art. 369m: established neither in the EU nor in Norway, which has an agreement. */
const needsIntermediary: Condition = {
  and: [
    { op: 'filled', field: 'country' },
    { not: { op: 'in', field: 'country', value: [...EU_STATES, 'NO'] } },
  ],
}

const intermediary: readonly RowField[] = [
  askOne(
    'intermediaryBy',
    text('Who is the intermediary in the EU?', '由谁担任欧盟中间人？'),
    text('Say who the intermediary is.', '请选择由谁担任中间人。'),
    [
      option('agency', 'The one that we ordered here', '在此一并购买的中间人服务'),
      option('own', 'We have one already', '已有自己的中间人'),
    ],
    {
      help: text(
        'The intermediary files every return and is liable together with the company.',
        '中间人负责每期申报，并与公司承担连带责任。',
      ),
      visibleWhen: needsIntermediary,
    },
  ),
  askText(
    'intermediaryName',
    text('Name of the intermediary', '中间人名称'),
    text('name of the intermediary', '中间人名称'),
    {
      visibleWhen: is('intermediaryBy', 'own'),
      width: 'half',
      validators: latin(),
    },
  ),
  askText(
    'intermediaryNumber',
    text('Number of the intermediary', '中间人编号'),
    text('number of the intermediary', '中间人编号'),
    {
      help: text('IN and 10 digits.', 'IN加10位数字。'),
      visibleWhen: is('intermediaryBy', 'own'),
      width: 'half',
      validators: [
        { name: 'pattern', pattern: 'lettersAndDigits' },
        { name: 'length', min: 12, max: 12 },
      ],
    },
  ),
  askFile(
    'intermediaryContract',
    text('Contract with the intermediary', '中间人合同'),
    text('contract with the intermediary', '中间人合同'),
    {
      help: text('Signed by both sides.', '须双方签字。'),
      visibleWhen: is('intermediaryBy', 'own'),
    },
  ),
]

const goods: readonly RowField[] = [
  askText(
    'goods',
    text('What goods do you sell?', '销售哪些商品'),
    text('goods that you sell', '销售的商品'),
    {
      help: text(
        'In English, concretely: "phone cases and charging cables".',
        '请用英文具体填写，例如：phone cases, charging cables。',
      ),
      copyKey: 'business.goods',
      validators: [
        { name: 'pattern', pattern: 'latinAddress' },
        { name: 'length', min: 3, max: 200 },
      ],
    },
  ),
  {
    type: 'country',
    key: 'sentFrom',
    label: text('From where are the parcels sent?', '包裹从哪里发出？'),
    name: text('country from which the parcels are sent', '发货国家/地区'),
    help: text(
      'Outside the EU. Goods from a warehouse in the EU belong to OSS.',
      '须为欧盟境外。从欧盟仓库发货的属于OSS。',
    ),
    required: true,
    width: 'half',
    copyKey: 'ioss.sentFrom',
  },
  askFromList(
    'parcelsAMonth',
    text('Parcels a month', '每月包裹数'),
    text('number of parcels a month', '每月包裹数'),
    [
      option('upTo500', 'Up to 500', '500个以内'),
      option('upTo2000', '500 to 2,000', '500至2000个'),
      option('upTo20000', '2,000 to 20,000', '2000至2万个'),
      option('more', 'More than 20,000', '2万个以上'),
    ],
  ),
  askOne(
    'parcelValue',
    text('What are the parcels worth?', '包裹货值'),
    text('Say what the parcels are worth.', '请选择包裹货值。'),
    [
      option('all', 'All of them up to 150 EUR', '全部不超过150欧元'),
      option('most', 'Most up to 150 EUR, some more', '大多不超过150欧元，少数超过'),
    ],
    {
      help: text(
        'Above 150 EUR a parcel is cleared in the ordinary way, with customs duty and VAT. Excise goods never fit.',
        '超过150欧元的包裹须正常报关，缴纳关税和VAT。消费税商品不适用IOSS。',
      ),
    },
  ),
  askSeveral(
    'carriers',
    text('Who carries the parcels?', '由谁承运？'),
    text('Choose the carriers.', '请选择承运商。'),
    [
      option('post', 'Postal services (China Post, 4PX, Yanwen …)', '邮政及专线（中国邮政、递四方、燕文等）'),
      option('express', 'Express carriers (DHL, UPS, FedEx, SF …)', '国际快递（DHL、UPS、FedEx、顺丰等）'),
      option('own', 'A forwarder with its own customs broker', '自带清关的货代'),
    ],
    {
      help: text(
        'Each of them must put the IOSS number into the electronic data, and show it to nobody else.',
        '承运商须在电子数据中填写IOSS号，且不得向他人透露。',
      ),
    },
  ),
  yesNo('vatAtCheckout', {
    label: text('Does the checkout show VAT by country of the buyer?', '结账页是否按买家所在国显示VAT？'),
    missing: text('Say whether the checkout shows VAT.', '请选择结账页是否显示VAT。'),
    help: text(
      'Required before the first parcel. We tell you how it is set in your shop system.',
      '首个包裹发出前必须设置，我们会说明在店铺系统中如何设置。',
    ),
  }),
  askDay(
    'firstParcelIoss',
    text('First parcel with the number', '首次使用IOSS号发货日期'),
    text('day of the first parcel', '首次发货日期'),
    {
      help: text(
        'Planned; the number is valid from the day it is issued.',
        '计划日期即可，号码自下发之日起有效。',
      ),
    },
  ),
]

/**
 * The import scheme. The questions are those of Implementing Regulation (EU) 2020/194, annex I, column D; the
 * intermediary is that of Directive 2006/112 art. 369m.
 */
export const ioss: Template = {
  key: 'iossRegistration',
  version: 1,
  title: text('Form: Import One Stop Shop (IOSS)', 'IOSS注册资料表'),
  sections: [
    companySection(EU),
    {
      key: 'registration',
      title: text('Intermediary and registrations', '中间人与税号登记'),
      fields: [
        ...intermediary,
        ...otherNumbers,
        ...earlierSchemeFields(
          text(
            'A company has one IOSS number only, whichever state gave it.',
            '无论由哪国下发，一家公司只能有一个IOSS号。',
          ),
        ),
      ],
    },
    {
      key: 'sales',
      title: text('Shops and parcels', '网店与包裹'),
      fields: [...shopFields, ...goods, ...reportFields()],
    },
    {
      key: 'papers',
      title: text('Account, papers and mandate', '账户、文件与授权'),
      fields: [
        ...schemeAccount,
        ...companyDocuments(),
        signatoryField(),
        tick(
          'keepsSecret',
          text(
            'We give the IOSS number to our carriers only; we are liable for parcels sent with it.',
            '仅向本公司承运商提供IOSS号，并对使用该号码发出的包裹负责。',
          ),
          text('Please confirm how the number is used.', '请确认号码的使用方式。'),
        ),
        declaration(),
      ],
    },
  ],
}

/**
 * What an intermediary examines before it becomes liable for the tax of a company (Directive 2006/112 art. 369l(2),
 * 369q). The law names no papers for it: the list is a model of our own, after the rules on money laundering.
 */
export const iossIntermediary: Template = {
  key: 'iossIntermediary',
  version: 1,
  title: text('Form: IOSS intermediary', 'IOSS中间人资料表'),
  sections: [
    companySection(EU),
    peopleSection(EU),
    {
      key: 'sales',
      title: text('Shop, goods and money', '网店、商品与资金'),
      description: text(
        'The intermediary is liable for your VAT and looks at these before it accepts.',
        '中间人对贵公司税款承担连带责任，接受委托前会逐项审核。',
      ),
      fields: [
        ...shopFields.filter((field) => field.key !== 'isInterface'),
        ...goods.filter((field) => !['vatAtCheckout', 'firstParcelIoss'].includes(field.key)),
        {
          type: 'money',
          key: 'salesAMonth',
          label: text('Sales to the EU in a month, gross', '每月对欧盟销售额（含税）'),
          name: text('sales in a month', '每月销售额'),
          help: text(
            'The deposit follows from it: one month’s expected VAT, at least 1,000 EUR.',
            '保证金据此计算：一个月的预计税额，最低1,000欧元。',
          ),
          required: true,
          width: 'half',
          currencies: ['EUR'],
          validators: [{ name: 'range', min: 1, max: 100_000_000_000 }],
        },
        askSeveral(
          'paymentProviders',
          text('How do customers pay?', '买家付款方式'),
          text('Choose the ways of payment.', '请选择付款方式。'),
          [
            option('paypal', 'PayPal', 'PayPal'),
            option('stripe', 'Stripe', 'Stripe'),
            option('cards', 'Another card acquirer', '其他信用卡收单机构'),
            option('klarna', 'Klarna', 'Klarna'),
            option('other', 'Another way', '其他方式'),
          ],
        ),
        askFile(
          'paymentFlows',
          text('Account statements of the payment providers', '收款账户流水'),
          text('account statements', '收款账户流水'),
          {
            help: text(
              'Of the last three months, with the name of the company. For a new shop: the confirmation that the account was opened.',
              '近3个月，须显示公司名称。新店可提供账户开通证明。',
            ),
            maxFiles: 10,
          },
        ),
        ...earlierSchemeFields(
          text(
            'A former intermediary is asked whether anything is unpaid.',
            '我们会向原中间人核实是否有欠税。',
          ),
        ),
      ],
    },
    {
      key: 'papers',
      title: text('Papers and contract', '文件与合同'),
      fields: [
        ...companyDocuments(),
        notice(
          'depositNotice',
          text('The deposit comes next', '下一步：缴纳保证金'),
          text(
            'When this form has been accepted, you receive the contract and the sum of the deposit. It is returned when the contract ends and all tax is paid.',
            '资料表通过后，您会收到合同和保证金金额。合同终止且税款结清后退还。',
          ),
        ),
        signatoryAmongPeople(),
        declaration(),
      ],
    },
  ],
}
