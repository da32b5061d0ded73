import { askOne, option, text } from '../parts/ask.ts'
import { yesNo } from '../parts/choices.ts'
import type { Place } from '../parts/place.ts'
import { stateLists, usualOthers } from './build.ts'

const IE: Place = {
  code: 'IE',
  name: { en: 'Ireland', zh: '爱尔兰' },
  office: { en: 'the Irish tax office (Revenue)', zh: '爱尔兰税务局（Revenue）' },
  currency: 'EUR',
}

/** VAT3 and Return of Trading Details through ROS (VATCA 2010 s. 76), agent by TAIN, end by form TRCN1. */
export const irishLists = stateLists({
  place: IE,
  number: text('IE, 7 digits and 1 or 2 letters.', 'IE加7位数字和1至2个字母。'),
  registration: [],
  certificate: text(
    'The letter of Revenue with the number, or a printout of a VIES check.',
    '税务局核发税号的信函，也可用VIES查询结果截图代替。',
  ),
  rhythm: {
    rhythms: ['twoMonthly', 'monthly'],
    help: text(
      'Every two months as a rule, beginning with January and February.',
      '一般每两个月申报一次，首期为1月和2月。',
    ),
  },
  imports: {
    schemes: [
      option('postponed', 'Postponed to the VAT3 (PA1)', '递延至VAT3申报（PA1）'),
      option('paid', 'Paid at customs and deducted', '进口时缴纳后抵扣'),
      option('unknown', 'We do not know', '不清楚'),
    ],
    help: text('The customs declaration says which.', '以报关单为准。'),
  },
  filing: [
    askOne(
      'ros',
      text('Is the company registered in Revenue Online Service (ROS)?', '公司是否已注册ROS？'),
      text('Say whether the company is in ROS.', '请选择是否已注册ROS。'),
      [
        option('agent', 'Only the former agent is', '仅原服务商已注册'),
        option('company', 'Yes, the company itself', '公司已注册'),
        option('nobody', 'No', '没有'),
      ],
      {
        help: text(
          'We are linked as agent by our TAIN; a certificate is never passed on.',
          '以我们的TAIN登记为代理，无需提供证书。',
        ),
      },
    ),
  ],
  missing: [
    yesNo('rtdMissing', {
      label: text('Are Returns of Trading Details (RTD) missing too?', '年度交易明细（RTD）是否也漏报？'),
      missing: text('Say whether RTDs are missing.', '请选择RTD是否漏报。'),
      help: text('Repayments are held back until they are in.', '未提交前暂停退税。'),
    }),
  ],
  consequences: text(
    'We know that tax, interest and penalties are paid by us to Revenue.',
    '知悉税款、利息和罚款均由本公司直接缴给税务局。',
  ),
  end: [
    yesNo('rtdLastYear', {
      label: text('Was the RTD of the last year filed?', '上一年度RTD是否已提交？'),
      missing: text('Say whether the RTD was filed.', '请选择RTD是否已提交。'),
    }),
  ],
  stockRule: text(
    'Tax on goods that stay behind is declared in the last VAT3.',
    '留存的货物须在最后一期VAT3中计税。',
  ),
  others: usualOthers(IE),
})
