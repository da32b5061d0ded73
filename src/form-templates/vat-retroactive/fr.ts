import { registeredIn } from '../parts/registered-in.ts'
import { askOne, option, text } from '../parts/ask.ts'
import { yesNo } from '../parts/choices.ts'
import { LOCAL_MARKETPLACES } from '../parts/local-marketplaces.ts'
import { FR } from '../parts/places.ts'
import { frenchNumbers, frenchRepresentative } from '../vat-filing/fr.ts'
import { vatRetroactiveTemplate } from './build.ts'

/** Missing CA3 returns (CGI art. 287), surcharges and interest (art. 1727–1731), remission (LPF art. L247). */
export const frVatRetroactive = vatRetroactiveTemplate({
  key: 'frVatRetroactive',
  place: FR,
  ...registeredIn.FR,
  registration: frenchNumbers,
  returns: [
    yesNo('importsPrefilledFr', {
      label: text(
        'Does the CA3 account show import VAT that customs filled in?',
        'CA3账户中是否有海关预填的进口VAT？',
      ),
      missing: text('Say whether import VAT is filled in.', '请选择是否有预填的进口VAT。'),
      help: text(
        'Since 2022 customs report imports under your number to the account; they must appear in the missing returns.',
        '自2022年起，海关会把使用您税号的进口数据预填到账户中，补报时必须列入。',
      ),
    }),
  ],
  disclosure: [
    askOne(
      'reminderFr',
      text('Was there a formal reminder (mise en demeure)?', '是否收到正式催告（mise en demeure）？'),
      text('Say whether there was a formal reminder.', '请选择是否收到正式催告。'),
      [
        option('no', 'No', '没有'),
        option('recent', 'Yes, in the last 30 days', '有，在最近30天内'),
        option('older', 'Yes, longer ago', '有，已超过30天'),
      ],
      {
        help: text(
          'Within 30 days of it the surcharge stays at 10%; afterwards it is 40%.',
          '催告后30天内补报的附加费为10%，超过30天为40%。',
        ),
      },
    ),
    yesNo('firstTimeFr', {
      label: text('Is it the first time in France?', '是否第一次在法国漏报？'),
      missing: text('Say whether it is the first time.', '请选择是否第一次漏报。'),
      help: text(
        'Then we ask for the surcharges to be waived (remise gracieuse).',
        '首次漏报的，我们会一并申请减免附加费（remise gracieuse）。',
      ),
    }),
    ...frenchRepresentative,
  ],
  marketplaces: LOCAL_MARKETPLACES.FR,
  consequences: text(
    'We know that tax, surcharges of 10% and 5% and interest of 0.20% a month are paid by us to the tax office.',
    '知悉税款、10%和5%的附加费及每月0.20%的利息均由本公司直接缴给税局。',
  ),
  inEu: true,
})
