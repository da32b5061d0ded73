import type { LocalText } from '#platform/shared/local-text.ts'
import type { Option, RowField, Template } from '#forms/engine/model/template.ts'
import { onlyWhen, text, tick } from '../parts/ask.ts'
import { is, yesNo } from '../parts/choices.ts'
import { businessLicence, declaration } from '../parts/document-fields.ts'
import { signatoryField } from '../parts/handover-fields.ts'
import { ofCountry } from '../parts/of-country.ts'
import { officeAskedFields } from '../parts/office-letters.ts'
import type { Place } from '../parts/place.ts'
import {
  knownCompanySection,
  registeredSinceField,
  vatCertificate,
  vatNumberField,
} from '../parts/registered-fields.ts'
import { importVatFields, stockStatesFields } from '../parts/reports-fields.ts'
import { tradeFields } from '../parts/trade-fields.ts'
import { evidenceFields, missingMonthsFields, missingSales } from './missing-months.ts'

/** What is a country's own in a list for months that were never declared. */
export type RetroactiveQuestions = {
  key: string
  place: Place
  number: LocalText
  registration: readonly RowField[]
  certificate: LocalText
  /** What was filed there and how the office settles it. */
  returns: readonly RowField[]
  /** What the disclosure itself needs. */
  disclosure: readonly RowField[]
  marketplaces: readonly Option[]
  /** What the company takes note of: it pays the office, not us. */
  consequences: LocalText
  inEu: boolean
}

export function vatRetroactiveTemplate(own: RetroactiveQuestions): Template {
  const { place } = own
  const registered = is('hasNumber', 'yes')
  return {
    key: own.key,
    version: 1,
    title: text(`Form: VAT retroactive filing in ${place.name.en}`, `${place.name.zh}VAT补申报资料表`),
    sections: [
      knownCompanySection(place),
      {
        key: 'registration',
        title: text('Registration', '税号登记'),
        fields: ofCountry(place, [
          yesNo('hasNumber', {
            label: text(`Is there a VAT number in ${place.name.en}?`, `是否已有${place.name.zh}VAT税号？`),
            missing: text('Say whether there is a VAT number.', '请选择是否已有税号。'),
            help: text(
              'If not, the registration comes first, with effect from the first missing month; it is a service of its own.',
              '没有税号的须先注册，生效日追溯至最早漏报月份；注册为单独的服务。',
            ),
          }),
          ...onlyWhen(registered, [
            vatNumberField(place, own.number),
            ...own.registration,
            registeredSinceField(place),
            vatCertificate(place, own.certificate),
          ]),
        ]),
      },
      {
        key: 'missing',
        title: text('The missing months', '漏报期间'),
        description: text(
          'When it began, why, and how large it is. We work out the exact sums from your reports.',
          '请说明起始时间、原因和大致金额，具体金额由我们根据报告测算。',
        ),
        fields: [
          ...ofCountry(place, missingMonthsFields(place)),
          missingSales(place),
          ...ofCountry(place, own.returns),
        ],
      },
      {
        key: 'business',
        title: text('Goods and channels', '货物与渠道'),
        fields: [
          ...tradeFields(own.marketplaces),
          ...stockStatesFields(place).filter((field) => own.inEu || field.key !== 'stockElsewhere'),
          ...importVatFields(place),
          ...ofCountry(place, evidenceFields()),
        ],
      },
      {
        key: 'office',
        title: text('Office and marketplace', '税局与平台'),
        fields: ofCountry(place, [...officeAskedFields(place), ...own.disclosure]),
      },
      {
        key: 'papers',
        title: text('Papers and mandate', '文件与授权'),
        fields: [
          businessLicence(),
          signatoryField(),
          tick(
            'consequences',
            own.consequences,
            text(
              'Please confirm that you know who pays tax, interest and penalty.',
              '请确认已知悉税款、利息和罚款由本公司承担。',
            ),
          ),
          declaration(),
        ],
      },
    ],
  }
}
