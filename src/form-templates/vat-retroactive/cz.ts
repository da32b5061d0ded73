import { registeredIn } from '../parts/registered-in.ts'
import { askOne, option, text } from '../parts/ask.ts'
import { yesNo } from '../parts/choices.ts'
import { LOCAL_MARKETPLACES } from '../parts/local-marketplaces.ts'
import { CZ } from '../parts/places.ts'
import { czechStatus } from '../vat-filing/cz.ts'
import { vatRetroactiveTemplate } from './build.ts'

/**
 * Missing Czech filings: return and control statement for each month (zákon o DPH § 101, § 101c), fines and waiver
 * (§ 101h, § 101k), interest and deferment (daňový řád § 252, § 156).
 */
export const czVatRetroactive = vatRetroactiveTemplate({
  key: 'czVatRetroactive',
  place: CZ,
  ...registeredIn.CZ,
  registration: czechStatus,
  returns: [
    askOne(
      'controlStatementsCz',
      text('Were control statements filed for these months?', '这些月份的控制报表是否已提交？'),
      text('Say whether control statements were filed.', '请选择控制报表是否已提交。'),
      [
        option('none', 'None', '均未提交'),
        option('some', 'Some', '部分提交'),
        option('all', 'All', '全部提交'),
      ],
      {
        help: text(
          'They are fined month by month, apart from the returns.',
          '控制报表按月单独计罚，与申报表无关。',
        ),
      },
    ),
    yesNo('salesToBusinessesCz', {
      label: text(
        'Were there sales to businesses above 10,000 CZK?',
        '是否有对企业的单笔超过1万克朗的销售？',
      ),
      missing: text('Say whether there were such sales.', '请选择是否有此类销售。'),
      help: text(
        'They are listed one by one with the number of the buyer; all others as a sum.',
        '此类销售须逐笔列示并填写买方税号，其他销售按合计列示。',
      ),
    }),
  ],
  disclosure: [
    askOne(
      'callCz',
      text('Has the office sent a call (výzva)?', '税局是否发出催告（výzva）？'),
      text('Say whether the office has sent a call.', '请选择是否收到催告。'),
      [
        option('no', 'No', '没有'),
        option('return', 'Yes, for the return', '有，针对申报表'),
        option('statement', 'Yes, for the control statement', '有，针对控制报表'),
      ],
      {
        help: text(
          'A call about a control statement has to be answered within five working days, through the data box.',
          '针对控制报表的催告须在5个工作日内通过数据信箱答复。',
        ),
      },
    ),
  ],
  marketplaces: LOCAL_MARKETPLACES.CZ,
  consequences: text(
    'We know that tax, interest and the fixed fines are paid by us to the tax office.',
    '知悉税款、利息和定额罚款均由本公司直接缴给税局。',
  ),
  inEu: true,
})
