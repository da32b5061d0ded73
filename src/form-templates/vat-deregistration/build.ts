import type { LocalText } from '#platform/shared/local-text.ts'
import type { Option, RowField, Template } from '#forms/engine/model/template.ts'
import { text } from '../parts/ask.ts'
import { refundAccountFields } from '../parts/bank-for-refunds.ts'
import { businessLicence, declaration } from '../parts/document-fields.ts'
import { signatoryField } from '../parts/handover-fields.ts'
import { ofCountry } from '../parts/of-country.ts'
import type { Place } from '../parts/place.ts'
import { recordsFields } from '../parts/records-fields.ts'
import {
  knownCompanySection,
  registeredSinceField,
  vatCertificate,
  vatNumberField,
} from '../parts/registered-fields.ts'
import { endFields, lastReturnsFields, stockLeftFields } from './end-of-business.ts'

/** What is a country's own in a list for ending a registration. */
export type DeregistrationQuestions = {
  key: string
  place: Place
  number: LocalText
  registration: readonly RowField[]
  certificate: LocalText
  /** The reasons that the office's form offers. */
  reasons: readonly Option[]
  /** What this office asks about the end. */
  end: readonly RowField[]
  /** What becomes of goods that are left, in this country's law. */
  stockRule: LocalText
  /** Other numbers and registers that end with it, or do not. */
  others: readonly Option[]
  bank?: Parameters<typeof refundAccountFields>[1]
}

export function vatDeregistrationTemplate(own: DeregistrationQuestions): Template {
  const { place } = own
  return {
    key: own.key,
    version: 1,
    title: text(`Form: VAT deregistration in ${place.name.en}`, `${place.name.zh}VAT注销资料表`),
    sections: [
      knownCompanySection(place),
      {
        key: 'registration',
        title: text('The registration', '税号登记'),
        fields: ofCountry(place, [
          vatNumberField(place, own.number),
          ...own.registration,
          registeredSinceField(place),
          vatCertificate(place, own.certificate),
        ]),
      },
      {
        key: 'end',
        title: text('The end of business', '停止经营'),
        description: text(
          `Why and when business in ${place.name.en} ends, and what becomes of the goods.`,
          `请说明在${place.name.zh}停止经营的原因和日期，以及剩余货物的处理。`,
        ),
        fields: ofCountry(place, [
          ...endFields(place, own.reasons),
          ...stockLeftFields(place, own.stockRule),
          ...own.end,
        ]),
      },
      {
        key: 'returns',
        title: text('Last returns', '最后申报'),
        description: text(
          `${place.office.en.charAt(0).toUpperCase()}${place.office.en.slice(1)} closes a number only when everything is filed and paid.`,
          `全部申报和缴税完成后，${place.office.zh}才会注销税号。`,
        ),
        fields: ofCountry(place, lastReturnsFields(place, own.others)),
      },
      {
        key: 'papers',
        title: text('Afterwards, papers and mandate', '后续、文件与授权'),
        fields: [
          ...refundAccountFields(place, own.bank).map(withoutCarrying),
          ...recordsFields(),
          businessLicence(),
          signatoryField(),
          declaration(),
        ],
      },
    ],
  }
}

/** After the end there is no next period that a credit could be carried to. */
function withoutCarrying(field: RowField): RowField {
  if (field.type !== 'radio' || field.key !== 'refundAccount') return field
  const options = field.options.map((one) =>
    one.value === 'later' ? { value: 'none', label: text('No refund is expected', '预计没有退税') } : one,
  )
  return { ...field, options, copyKey: `${field.copyKey ?? field.key}.end` }
}
