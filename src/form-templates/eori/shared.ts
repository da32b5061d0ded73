import type { LocalText } from '#platform/shared/local-text.ts'
import type { RowField } from '#forms/engine/model/template.ts'
import { askDay, askFile, askFromList, askOne, askText, latin, option, text } from '../parts/ask.ts'
import type { Place } from '../parts/place.ts'

/** The first shipment: customs give a number only for something that is about to happen. */
export function firstShipmentFields(place: Place): RowField[] {
  return [
    askDay(
      'firstShipmentOn',
      text('First shipment arrives on', '首批货物到港日期'),
      text('day on which the first shipment arrives', '首批货物到港日期'),
      { help: text('An estimate is enough.', '预计日期即可。') },
    ),
    askText(
      'goods',
      text('What goods are imported?', '进口哪些商品'),
      text('goods that are imported', '进口的商品'),
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
    askText(
      'shippedFrom',
      text('Port or airport of departure', '启运港或机场（英文）'),
      text('port or airport of departure', '启运港或机场'),
      {
        help: text('Such as Yantian, Ningbo, Hong Kong.', '例如Yantian、Ningbo、Hong Kong。'),
        required: false,
        width: 'half',
        validators: latin(60),
      },
    ),
    askOne(
      'declarant',
      text('Who makes the customs declaration?', '由谁报关？'),
      text('Say who makes the customs declaration.', '请选择由谁报关。'),
      [
        option('indirect', 'A forwarder as indirect representative', '货代作为间接代理'),
        option('direct', 'A customs agent in our name (direct)', '报关行以本公司名义（直接代理）'),
        option('unknown', 'Not yet decided', '尚未确定'),
      ],
      {
        help: text(
          `A company without a seat in ${place.name.en} cannot declare for itself; the representative must be established there.`,
          `在${place.name.zh}没有机构的公司不能自行报关，报关代理须设在当地。`,
        ),
      },
    ),
    askText(
      'forwarder',
      text('Name of forwarder or agent', '货代或报关行名称'),
      text('name of the forwarder', '货代或报关行名称'),
      {
        visibleWhen: { op: 'in', field: 'declarant', value: ['indirect', 'direct'] },
        required: false,
        width: 'half',
        validators: latin(),
      },
    ),
    askFile(
      'importPlan',
      text('Proof of the shipment', '进口证明'),
      text('proof of the shipment', '进口证明'),
      {
        help: text(
          'Any one of these: commercial invoice, order, booking or offer of the forwarder, bill of lading.',
          '以下任一文件即可：商业发票、订单、货代订舱单或报价、提单。',
        ),
        maxFiles: 3,
      },
    ),
  ]
}

export const contactPerson: readonly RowField[] = [
  askText(
    'contactName',
    text('Contact person', '联系人（拼音）'),
    text('name of the contact person', '联系人'),
    {
      help: text('Somebody in the company who answers the customs.', '公司内部负责答复海关的人员。'),
      prefill: 'person.name',
      copyKey: 'contact.name',
      width: 'half',
      validators: latin(80),
    },
  ),
  askFromList(
    'sector',
    text('What does the company do?', '公司主要业务'),
    text('business of the company', '公司主要业务'),
    [
      option('4791', 'Retail by mail order or internet', '网络或邮购零售'),
      option('4690', 'Wholesale of various goods', '综合批发'),
      option('4649', 'Wholesale of household goods', '家居用品批发'),
      option('4652', 'Wholesale of electronics', '电子产品批发'),
      option('other', 'Something else', '其他'),
    ],
    {
      help: text(
        'Customs enter it as a four-digit code of economic activities.',
        '海关按四位经济活动代码登记。',
      ),
      copyKey: 'company.sector',
    },
  ),
]

/** Both registers can show name and address next to the number, if the company agrees. */
export function publicationField(register: LocalText): RowField {
  return askOne(
    'publish',
    text(
      `May ${register.en} show name and address next to the number?`,
      `是否同意在${register.zh}公开名称和地址？`,
    ),
    text('Say whether name and address may be shown.', '请选择是否同意公开。'),
    [option('yes', 'Yes', '同意'), option('no', 'No, the number alone', '不同意，仅公开号码')],
    {
      help: text(
        'Forwarders check it there; with name and address it goes faster.',
        '货代会在此查验，公开名称和地址更便于核对。',
      ),
    },
  )
}
