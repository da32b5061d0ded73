import { askOne, askText, option, text } from '../parts/ask.ts'
import { yesNo } from '../parts/choices.ts'
import type { Place } from '../parts/place.ts'
import { stateLists, usualOthers } from './build.ts'

const SE: Place = {
  code: 'SE',
  name: { en: 'Sweden', zh: '瑞典' },
  office: { en: 'the Swedish tax agency', zh: '瑞典税务局' },
  currency: 'EUR',
}

/** Momsdeklaration (SFL ch. 26), tax account, notice of change SKV 4639. */
export const swedishLists = stateLists({
  place: SE,
  number: text('SE and 12 digits that end in 01.', 'SE加12位数字，以01结尾。'),
  registration: [
    askText(
      'ocrNumber',
      text('OCR number of the tax account', '税务账户OCR编号'),
      text('OCR number', 'OCR编号'),
      {
        help: text(
          'On the payment instructions of the agency; leave it empty if you do not have it.',
          '见税务局的缴款通知，没有可不填。',
        ),
        required: false,
        width: 'half',
        validators: [
          { name: 'pattern', pattern: 'digits' },
          { name: 'length', min: 8, max: 25 },
        ],
      },
    ),
  ],
  certificate: text(
    'The decision on the registration (registreringsbevis), or a printout of a VIES check.',
    '注册证明（registreringsbevis），也可用VIES查询结果截图代替。',
  ),
  rhythm: {
    rhythms: ['quarterly', 'monthly'],
    help: text('As in the decision on the registration.', '以注册证明为准。'),
  },
  filing: [
    askOne(
      'eServiceSe',
      text('How are the returns filed until now?', '目前如何申报？'),
      text('Say how the returns are filed.', '请选择目前的申报方式。'),
      [
        option('agent', 'By the former agent, online', '原服务商在线申报'),
        option('paper', 'On paper', '纸质申报'),
        option('nobody', 'Not yet', '尚未申报'),
      ],
      { help: text('Form SKV 4809 names us as agent (ombud).', '以SKV 4809表登记我们为代理人（ombud）。') },
    ),
  ],
  missing: [
    yesNo('estimatedSe', {
      label: text(
        'Has the agency estimated the tax (skönsbeskattning)?',
        '税务局是否已核定税额（skönsbeskattning）？',
      ),
      missing: text('Say whether the agency has estimated the tax.', '请选择是否已核定税额。'),
      help: text('The true return replaces it.', '提交真实申报后即被取代。'),
    }),
  ],
  consequences: text(
    'We know that tax, fees and interest are paid by us to the tax account.',
    '知悉税款、费用和利息均由本公司直接缴入税务账户。',
  ),
  end: [
    yesNo('taxAccountCredit', {
      label: text('Is there money on the tax account?', '税务账户是否有余额？'),
      missing: text('Say whether there is money on the tax account.', '请选择税务账户是否有余额。'),
      help: text('It is paid out to an account in the name of the company.', '退至公司名下账户。'),
    }),
  ],
  stockRule: text(
    'Tax on goods that stay behind is declared in the last return.',
    '留存的货物须在最后一期申报中计税。',
  ),
  others: usualOthers(SE),
})
