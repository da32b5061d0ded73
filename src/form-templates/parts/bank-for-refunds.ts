import type { RowField } from '#forms/engine/model/template.ts'
import { askOne, onlyWhen, option, text } from './ask.ts'
import { bankFields } from './bank-fields.ts'
import { is } from './choices.ts'
import type { Place } from './place.ts'
import { bankProof } from './proof-fields.ts'

type More = Parameters<typeof bankFields>[1]

/** The office has an account as a rule; only a new one is asked for in full. */
export function refundAccountFields(place: Place, more?: More): RowField[] {
  return [
    askOne(
      'refundAccount',
      text('Which account should refunds go to?', '退税汇入哪个账户？'),
      text('Say which account refunds should go to.', '请选择退税账户。'),
      [
        option('known', `The one that ${place.office.en} has`, `沿用${place.office.zh}登记的账户`),
        option('new', 'Another one, given below', '改用下面填写的账户'),
        option('later', 'Not now, carry credits forward', '暂不退税，留抵下期'),
      ],
      { copyKey: `bank.refunds.${place.code}` },
    ),
    ...onlyWhen(is('refundAccount', 'new'), [
      ...bankFields(place, more),
      bankProof(
        text(
          'A bank statement or letter that shows the name of the company and the account number.',
          '显示公司名称和账号的银行流水或开户证明。',
        ),
      ),
    ]),
  ]
}
