import type { RowField } from '#forms/engine/model/template.ts'
import { registeredIn } from '../parts/registered-in.ts'
import { askDay, askFile, askOne, askText, latin, option, text } from '../parts/ask.ts'
import { is, yesNo } from '../parts/choices.ts'
import { LOCAL_MARKETPLACES } from '../parts/local-marketplaces.ts'
import { IT } from '../parts/places.ts'
import { vatFilingTemplate } from './build.ts'

/** DPR 633/1972 art. 17 and 35-ter: by a representative, or by the company itself. */
export const italianStatus: readonly RowField[] = [
  askOne(
    'identifiedBy',
    text('How is the company registered in Italy?', '公司在意大利以何种方式注册？'),
    text('Say how the company is registered.', '请选择注册方式。'),
    [
      option(
        'representative',
        'Through a fiscal representative',
        '通过财税代表注册（rappresentante fiscale）',
      ),
      option('direct', 'Directly (form ANR/3)', '直接注册（ANR/3表）'),
    ],
    {
      help: text(
        'The certificate of attribution says so; the name is followed by “rappresentante fiscale” or “identificazione diretta”.',
        '见税号分配证明，会注明rappresentante fiscale（财税代表）或identificazione diretta（直接注册）。',
      ),
      copyKey: 'vat.identified.IT',
    },
  ),
  askText(
    'representativeNameIt',
    text('Name of the representative', '财税代表名称'),
    text('name of the representative', '财税代表名称'),
    { visibleWhen: is('identifiedBy', 'representative'), width: 'half', validators: latin() },
  ),
  yesNo('inViesIt', {
    label: text('Is the number listed in VIES?', '税号是否已录入VIES？'),
    missing: text('Say whether the number is listed in VIES.', '请选择税号是否已录入VIES。'),
    help: text(
      'Without it goods cannot be moved to or from other EU states without VAT.',
      '未录入的，与其他欧盟国家之间移仓须缴税。',
    ),
  }),
  askDay(
    'viesGuaranteeUntil',
    text('The guarantee for VIES runs until', 'VIES担保到期日'),
    text('end of the guarantee', '担保到期日'),
    {
      help: text(
        'Only with a representative from outside the EU: 50,000 EUR for at least 36 months.',
        '仅限由财税代表注册的非欧盟公司：5万欧元，至少36个月。没有可不填。',
      ),
      visibleWhen: { and: [is('identifiedBy', 'representative'), is('inViesIt', 'yes')] },
      required: false,
    },
  ),
]

const returns: readonly RowField[] = [
  yesNo('creditIt', {
    label: text(
      'Was there a credit in the last annual return?',
      '上一年度申报是否有留抵税额（credito IVA）？',
    ),
    missing: text('Say whether there was a credit.', '请选择是否有留抵税额。'),
    help: text(
      'Section VL of the annual return. It can be set off in the quarterly payments or claimed back.',
      '见年度申报表VL部分，可抵扣各期税款或申请退税。',
    ),
  }),
  askFile(
    'annualReturnIt',
    text('The last annual IVA return', '上一年度IVA申报表'),
    text('last annual IVA return', '上一年度IVA申报表'),
    {
      help: text('All sections, with the receipt of the telematic channel.', '全部部分及电子回执。'),
      visibleWhen: { op: 'in', field: 'creditIt', value: ['yes'] },
    },
  ),
  askOne(
    'advancePayment',
    text(
      'How was the December advance (acconto) worked out last year?',
      '去年12月预缴款（acconto）按哪种方法计算？',
    ),
    text('Say how the advance was worked out.', '请选择预缴款的计算方法。'),
    [
      option('historic', '88% of the same period of the year before', '按上年同期税额的88%（storico）'),
      option('real', 'From the real figures until 20 December', '按截至12月20日的实际数据（analitico）'),
      option('forecast', 'From a forecast', '按预计数据（previsionale）'),
      option('none', 'None was due, or the number is new', '无须预缴或税号新办'),
    ],
    { help: text('Due on 27 December each year.', '每年12月27日到期。') },
  ),
]

const access: readonly RowField[] = [
  askOne(
    'cassettoFiscale',
    text(
      'Who has access to the tax drawer (cassetto fiscale)?',
      '谁有税务电子档案（cassetto fiscale）的访问权限？',
    ),
    text('Say who has access to the tax drawer.', '请选择谁有访问权限。'),
    [
      option('agent', 'The former agent or the representative', '原服务商或财税代表'),
      option('company', 'The company itself', '公司自己'),
      option('nobody', 'Nobody, or we do not know', '没有人或不清楚'),
    ],
    {
      help: text(
        'A delegation to us replaces the former one. Payments, letters and filed returns are seen there.',
        '由我们取得新的授权后，原授权失效。可在其中查看缴款、来函和已申报数据。',
      ),
    },
  ),
]

/**
 * What the Italian returns depend on: LIPE (DL 78/2010 art. 21-bis), annual return (DPR 322/1998 art. 8), payment by
 * F24 or transfer, advance of December (L. 405/1990 art. 6), Intrastat, VIES guarantee (DPR 633/1972 art. 35(7-quater)).
 */
export const itVatFiling = vatFilingTemplate({
  key: 'itVatFiling',
  place: IT,
  number: registeredIn.IT.number,
  registration: italianStatus,
  rhythm: {
    rhythms: ['quarterly', 'monthly'],
    help: text(
      'How the tax is settled. Quarterly can be chosen up to 800,000 EUR of sales of goods a year, with 1% interest.',
      '指税款的结算周期。年销售额不超过80万欧元（货物）的可选按季，另加1%利息。',
    ),
  },
  certificate: registeredIn.IT.certificate,
  access,
  returns,
  imports: {
    schemes: [
      option('paid', 'Paid at customs and deducted', '进口时缴纳后抵扣'),
      option('vatWarehouse', 'Through a VAT warehouse', '通过增值税仓库（deposito IVA）'),
      option('unknown', 'We do not know', '不清楚'),
    ],
    help: text(
      'Since 2022 the proof is the statement that customs put into the tax drawer, not the paper declaration.',
      '自2022年起，抵扣凭证为海关上传的电子结算表，不再是纸质报关单。',
    ),
  },
  marketplaces: LOCAL_MARKETPLACES.IT,
  inEu: true,
})
