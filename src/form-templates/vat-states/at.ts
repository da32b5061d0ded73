import { askOne, askText, option, text } from '../parts/ask.ts'
import { yesNo } from '../parts/choices.ts'
import type { Place } from '../parts/place.ts'
import { stateLists, usualOthers } from './build.ts'

const AT: Place = {
  code: 'AT',
  name: { en: 'Austria', zh: '奥地利' },
  office: { en: 'the Austrian tax office', zh: '奥地利税局' },
  currency: 'EUR',
}

/** Advance return U30, annual return U1 (UStG 1994 § 21), FinanzOnline. */
export const austrianLists = stateLists({
  place: AT,
  number: text('ATU and 8 digits (UID).', 'ATU加8位数字（UID）。'),
  registration: [
    askText(
      'taxNumber',
      text('Austrian tax number', '奥地利本地税号'),
      text('Austrian tax number', '奥地利本地税号'),
      {
        help: text(
          '9 digits, such as 68 123/4567; returns carry it.',
          '9位数字，例如68 123/4567，申报时使用。',
        ),
        shareable: true,
        width: 'half',
        validators: [{ name: 'length', min: 9, max: 12 }],
      },
    ),
  ],
  certificate: text(
    'The decision on the tax number or the UID, or a printout of a VIES check.',
    '税号或UID核发决定，也可用VIES查询结果截图代替。',
  ),
  rhythm: {
    rhythms: ['quarterly', 'monthly'],
    help: text(
      'Quarterly up to 100,000 EUR of sales in the year before, monthly above.',
      '上一年度销售额不超过10万欧元的按季，超过的按月。',
    ),
  },
  filing: [
    askOne(
      'finanzOnline',
      text('Who has access to FinanzOnline?', '谁有FinanzOnline的访问权限？'),
      text('Say who has access to FinanzOnline.', '请选择谁有访问权限。'),
      [
        option('agent', 'The former agent', '原服务商'),
        option('company', 'The company itself', '公司自己'),
        option('nobody', 'Nobody', '没有'),
      ],
      {
        help: text(
          'We file with our own access after a power of attorney.',
          '取得授权后我们用自己的账户申报。',
        ),
      },
    ),
  ],
  missing: [
    yesNo('annualReturnAt', {
      label: text(
        'Were annual returns (U1) filed for the closed years?',
        '以往年度是否已提交年度申报（U1）？',
      ),
      missing: text('Say whether annual returns were filed.', '请选择是否已提交年度申报。'),
    }),
  ],
  consequences: text(
    'We know that tax, interest and surcharges are paid by us to the tax office.',
    '知悉税款、利息和加收款均由本公司直接缴给税局。',
  ),
  end: [
    yesNo('taxCreditAt', {
      label: text('Is there a credit on the tax account?', '税务账户是否有余额？'),
      missing: text('Say whether there is a credit.', '请选择税务账户是否有余额。'),
      help: text('It is paid out on request only.', '须申请才会退还。'),
    }),
  ],
  stockRule: text(
    'Goods that stay behind are taxed as taken out of the business.',
    '留存的货物视同自用，须计税。',
  ),
  others: usualOthers(AT),
})
