import { askOne, askText, option, text } from '../parts/ask.ts'
import { yesNo } from '../parts/choices.ts'
import type { Place } from '../parts/place.ts'
import { stateLists, usualOthers } from './build.ts'

const NL: Place = {
  code: 'NL',
  name: { en: 'the Netherlands', zh: '荷兰' },
  office: { en: 'the Dutch tax office', zh: '荷兰税局' },
  currency: 'EUR',
}

/** Return omzetbelasting, list ICP, licence of article 23 (Wet OB 1968). */
export const dutchLists = stateLists({
  place: NL,
  number: text('NL, 9 digits, B and 2 digits (btw-id).', 'NL加9位数字、字母B和2位数字（btw-id）。'),
  registration: [
    askText(
      'taxNumber',
      text('Turnover tax number (omzetbelastingnummer)', '营业税号（omzetbelastingnummer）'),
      text('turnover tax number', '营业税号'),
      {
        help: text(
          'On the letters of the office: 9 digits, B and 2 digits. It can differ from the btw-id.',
          '见税局信函：9位数字、字母B和2位数字，可能与btw-id不同。',
        ),
        shareable: true,
        width: 'half',
        validators: [
          { name: 'pattern', pattern: 'lettersAndDigits' },
          { name: 'length', min: 12, max: 12 },
        ],
      },
    ),
  ],
  certificate: text(
    'The letter with both numbers, or a printout of a VIES check.',
    '载有两个号码的通知函，也可用VIES查询结果截图代替。',
  ),
  rhythm: {
    rhythms: ['quarterly', 'monthly'],
    help: text('Quarterly as a rule; the letter of the office says so.', '一般按季申报，以税局信函为准。'),
  },
  imports: {
    schemes: [
      option('article23', 'In the return, with an article 23 licence', '凭第23条许可在申报表中申报'),
      option('paid', 'Paid at customs and deducted', '进口时缴纳后抵扣'),
      option('unknown', 'We do not know', '不清楚'),
    ],
    help: text(
      'Companies from abroad have the licence through a fiscal representative.',
      '境外公司的许可须通过财税代表取得。',
    ),
  },
  filing: [
    askOne(
      'portalNl',
      text('Who files in the portal of the tax office until now?', '目前由谁在税局平台申报？'),
      text('Say who files in the portal.', '请选择由谁申报。'),
      [
        option('agent', 'The former agent, with a licence of its own', '原服务商'),
        option('company', 'The company, with user name and password', '公司，使用用户名和密码'),
        option('nobody', 'Nobody', '没有'),
      ],
      {
        help: text(
          'We file through our own access; a password is never passed on.',
          '我们用自己的账户申报，无需提供密码。',
        ),
      },
    ),
  ],
  missing: [
    yesNo('correctionNl', {
      label: text(
        'Were returns filed for these periods that were too low?',
        '这些期间是否已申报但金额偏低？',
      ),
      missing: text('Say whether returns were filed.', '请选择是否已申报。'),
      help: text(
        'They are corrected by a suppletie and not filed anew.',
        '已申报的用suppletie更正，不重新申报。',
      ),
    }),
  ],
  consequences: text(
    'We know that tax, interest and fines are paid by us to the tax office.',
    '知悉税款、利息和罚款均由本公司直接缴给税局。',
  ),
  end: [
    yesNo('article23Ends', {
      label: text('Is there an article 23 licence to be given back?', '是否有需要交回的第23条许可？'),
      missing: text('Say whether there is a licence.', '请选择是否有第23条许可。'),
      help: text(
        'The security of the representative is released afterwards.',
        '交回后财税代表的担保随之解除。',
      ),
    }),
  ],
  stockRule: text(
    'Goods that stay behind are taxed in the last return.',
    '留存的货物须在最后一期申报中计税。',
  ),
  others: usualOthers(NL),
})
