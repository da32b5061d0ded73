import { registeredIn } from '../parts/registered-in.ts'
import { askDay, askOne, askSeveral, option, text } from '../parts/ask.ts'
import { is, yesNo } from '../parts/choices.ts'
import { LOCAL_MARKETPLACES } from '../parts/local-marketplaces.ts'
import { GB } from '../parts/places.ts'
import { vatRetroactiveTemplate } from './build.ts'

/**
 * Missing British returns: open obligations by Making Tax Digital, backdated registration (VAT Notice 700/1 section 5),
 * errors (form VAT652, Notice 700/45), failure to notify (Finance Act 2008 schedule 41), Time to Pay.
 */
export const gbVatRetroactive = vatRetroactiveTemplate({
  key: 'gbVatRetroactive',
  place: GB,
  ...registeredIn.GB,
  registration: [],
  returns: [
    yesNo('backdate', {
      label: text(
        'Did sales begin before the date on the certificate?',
        '实际销售是否早于证书上的生效日期？',
      ),
      missing: text('Say whether sales began earlier.', '请选择实际销售是否更早。'),
      help: text(
        'Then HMRC is asked to change the effective date of registration, and the first return covers all of it.',
        '如是，须向HMRC申请更改税号生效日，首次申报涵盖全部期间。',
      ),
    }),
    askDay(
      'trueStart',
      text('First taxable sale in the United Kingdom', '英国首次应税销售日期'),
      text('day of the first taxable sale', '首次应税销售日期'),
      { visibleWhen: is('backdate', 'yes') },
    ),
    askSeveral(
      'openWithHmrc',
      text('What does the HMRC account show?', 'HMRC账户显示什么？'),
      text(
        'Choose what the account shows, or "We cannot see it".',
        '请选择账户显示的内容，看不到请选“无法查看”。',
      ),
      [
        option('overdue', 'Overdue returns', '逾期未申报的期间'),
        option('assessment', 'Assessments by HMRC in place of returns', 'HMRC代为核定的税额'),
        option('penaltyPoints', 'Penalty points', '罚分'),
        option('debt', 'An unpaid balance', '未缴余额'),
        option('cannotSee', 'We cannot see it', '无法查看'),
      ],
      {
        help: text(
          'An assessment disappears when the true return is filed, even if that is higher.',
          '提交真实申报后，核定即被取代，无论税额高低。',
        ),
      },
    ),
  ],
  disclosure: [
    askOne(
      'promptedGb',
      text('Has HMRC contacted you about UK sales before?', 'HMRC是否曾就英国销售联系过您？'),
      text('Say whether HMRC has contacted you.', '请选择HMRC是否联系过您。'),
      [
        option('no', 'No: the disclosure is unprompted', '没有，属于主动披露'),
        option('yes', 'Yes: it is prompted', '有，属于被动披露'),
      ],
      {
        help: text(
          'An unprompted disclosure within a year, with a reasonable excuse, can be without a penalty.',
          '一年内主动披露且有合理理由的，可免于处罚。',
        ),
      },
    ),
  ],
  marketplaces: LOCAL_MARKETPLACES.GB,
  consequences: text(
    'We know that tax, interest and penalties are paid by us to HMRC.',
    '知悉税款、利息和罚款均由本公司直接缴给HMRC。',
  ),
  inEu: false,
})
