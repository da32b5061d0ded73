import { registeredIn } from '../parts/registered-in.ts'
import { askOne, askText, latin, option, text } from '../parts/ask.ts'
import { yesNo } from '../parts/choices.ts'
import { LOCAL_MARKETPLACES } from '../parts/local-marketplaces.ts'
import { PL } from '../parts/places.ts'
import { polishOffice } from '../vat-filing/pl.ts'
import { vatRetroactiveTemplate } from './build.ts'

/**
 * Missing Polish files: JPK_V7 for each month (ustawa o VAT art. 99, 109), letter of active repentance (Kodeks karny
 * skarbowy art. 16), registration after the event (VAT-R, art. 96).
 */
export const plVatRetroactive = vatRetroactiveTemplate({
  key: 'plVatRetroactive',
  place: PL,
  ...registeredIn.PL,
  registration: polishOffice,
  returns: [
    yesNo('vatRCovers', {
      label: text(
        'Does the registration (VAT-R) cover the missing months?',
        'VAT-R登记的生效日是否已覆盖漏报月份？',
      ),
      missing: text(
        'Say whether the registration covers the missing months.',
        '请选择VAT-R是否已覆盖漏报月份。',
      ),
      help: text(
        'If sales began earlier, VAT-R is filed again with the true day.',
        '实际销售早于登记日期的，须以真实日期重新提交VAT-R。',
      ),
    }),
  ],
  disclosure: [
    askText(
      'repentantPerson',
      text('Who was responsible for the returns?', '申报责任人（拼音）'),
      text('person who was responsible for the returns', '申报责任人'),
      {
        help: text(
          'The letter of active repentance (czynny żal) is written in the name of this person, not of the company.',
          '主动悔过书（czynny żal）以该人员个人名义提交，不以公司名义。',
        ),
        width: 'half',
        validators: latin(80),
      },
    ),
    askOne(
      'officeKnows',
      text('Does the office know of it already?', '税局是否已知晓？'),
      text('Say whether the office knows of it.', '请选择税局是否已知晓。'),
      [option('no', 'No', '否'), option('yes', 'Yes', '是'), option('unknown', 'We do not know', '不清楚')],
      {
        help: text(
          'Active repentance counts only before the office has recorded the offence.',
          '只有在税局立案之前提交悔过书才有效。',
        ),
      },
    ),
  ],
  marketplaces: LOCAL_MARKETPLACES.PL,
  consequences: text(
    'We know that tax and interest are paid by us to the tax account of the company.',
    '知悉税款和利息均由本公司直接汇入税款专户。',
  ),
  inEu: true,
})
