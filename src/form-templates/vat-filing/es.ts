import type { RowField } from '#forms/engine/model/template.ts'
import { askDetails, askOne, askText, latin, option, text } from '../parts/ask.ts'
import { is, yesNo } from '../parts/choices.ts'
import { LOCAL_MARKETPLACES } from '../parts/local-marketplaces.ts'
import { needsRepresentative } from '../parts/origin.ts'
import { ES } from '../parts/places.ts'
import { vatFilingTemplate } from './build.ts'

/** The registers beside the census that change what is filed and when. */
export const spanishRegisters: readonly RowField[] = [
  yesNo('inRoi', {
    label: text(
      'Is the company in the register of intra-Community operators (ROI)?',
      '公司是否已加入欧盟内部经营者登记（ROI）？',
    ),
    missing: text('Say whether the company is in the ROI.', '请选择是否已加入ROI。'),
    help: text(
      'Then the number is valid in VIES, and form 349 is filed for goods moved within the EU.',
      '已加入的，税号在VIES有效，欧盟内部移仓须提交349表。',
    ),
  }),
  yesNo('inRedeme', {
    label: text(
      'Is the company in the monthly refund register (REDEME)?',
      '公司是否已加入月度退税登记（REDEME）？',
    ),
    missing: text('Say whether the company is in REDEME.', '请选择是否已加入REDEME。'),
    help: text(
      'Then returns are monthly and every invoice goes into the SII within four days.',
      '已加入的须按月申报，且每张发票须在4天内报送SII系统。',
    ),
  }),
]

const access: readonly RowField[] = [
  askOne(
    'certificateEs',
    text('Who holds the electronic certificate of the company?', '公司电子证书由谁持有？'),
    text('Say who holds the electronic certificate.', '请选择电子证书由谁持有。'),
    [
      option('agent', 'The former agent', '原服务商'),
      option('company', 'The company itself', '公司自己'),
      option('none', 'There is none', '没有电子证书'),
      option('unknown', 'We do not know', '不清楚'),
    ],
    {
      help: text(
        'We file with our own certificate after a registered power of attorney (apoderamiento). The old certificate should be revoked.',
        '登记授权（apoderamiento）后，我们用自己的证书申报。原证书应予撤销。',
      ),
    },
  ),
  askText(
    'representativeNameEs',
    text('Representative named in the census (036)', '036表登记的代表'),
    text('representative named in the census', '036表登记的代表'),
    {
      help: text(
        'Name and NIF, as on the certificate of the census. It is changed by form 036.',
        '姓名或名称及NIF，见税务登记证明。变更须提交036表。',
      ),
      visibleWhen: needsRepresentative,
      required: false,
      width: 'half',
      validators: latin(),
    },
  ),
  askOne(
    'notificationsEs',
    text('Who reads the electronic notifications (DEHú)?', '谁接收电子通知（DEHú）？'),
    text('Say who reads the electronic notifications.', '请选择谁接收电子通知。'),
    [
      option('agent', 'The former agent', '原服务商'),
      option('company', 'The company itself', '公司自己'),
      option('nobody', 'Nobody, or we do not know', '没有人或不清楚'),
    ],
    {
      help: text(
        'A notification counts as received after ten days, whether somebody reads it or not.',
        '电子通知满10天视为送达，无论是否查看。',
      ),
    },
  ),
]

const returns: readonly RowField[] = [
  askOne(
    'compensationEs',
    text('Is there a balance to set off from earlier returns?', '此前申报是否有可结转的留抵税额？'),
    text('Say whether there is a balance to set off.', '请选择是否有留抵税额。'),
    [
      option('yes', 'Yes', '有'),
      option('no', 'No', '没有'),
      option('refunded', 'It was claimed back in the last return of the year', '已在年末申报中申请退税'),
    ],
    {
      help: text('Box 110 of the last form 303.', '见上期303表第110栏。'),
    },
  ),
  askDetails(
    'compensationDetails',
    text('Amount and period', '金额和期间'),
    text('amount and period', '金额和期间'),
    {
      visibleWhen: is('compensationEs', 'yes'),
      validators: [{ name: 'length', min: 3, max: 400 }],
    },
  ),
]

/**
 * What the Spanish returns depend on: form 303 (RD 1624/1992 art. 71), annual summary 390, list 349 (art. 79), registers
 * ROI and REDEME (art. 30), SII (art. 62), form 036 for representative and notifications.
 */
export const esVatFiling = vatFilingTemplate({
  key: 'esVatFiling',
  place: ES,
  number: text(
    'ES and the NIF; that of a company from abroad begins with N, such as ESN9246823J.',
    'ES加NIF号；境外公司的NIF以N开头，例如ESN9246823J。',
  ),
  registration: spanishRegisters,
  rhythm: {
    rhythms: ['quarterly', 'monthly'],
    help: text(
      'Quarterly as a rule. Monthly in REDEME, or above 6,010,121.04 EUR of sales a year.',
      '一般按季申报。加入REDEME或年销售额超过6,010,121.04欧元的按月申报。',
    ),
  },
  certificate: text(
    'The card with the NIF (tarjeta acreditativa) or a certificate of the census (situación censal).',
    'NIF证明卡（tarjeta acreditativa）或税务登记证明（situación censal）。',
  ),
  access,
  returns,
  imports: {
    schemes: [
      option('paid', 'Paid at customs and deducted', '进口时缴纳后抵扣'),
      option('deferred', 'Deferred to form 303 (box 77)', '递延至303表申报（第77栏）'),
      option('unknown', 'We do not know', '不清楚'),
    ],
    help: text(
      'Deferment needs monthly returns and is chosen in November for the next year.',
      '递延须按月申报，并于上一年11月申请。',
    ),
  },
  marketplaces: LOCAL_MARKETPLACES.ES,
  inEu: true,
})
