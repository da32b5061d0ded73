import type { LocalText } from '#platform/shared/local-text.ts'
import type { Option, RowField, Template } from '#forms/engine/model/template.ts'
import { text } from '../parts/ask.ts'
import { refundAccountFields } from '../parts/bank-for-refunds.ts'
import { businessLicence, declaration } from '../parts/document-fields.ts'
import { filingPeriodFields, type Rhythm } from '../parts/first-period.ts'
import { handoverFields, signatoryField } from '../parts/handover-fields.ts'
import { ofCountry } from '../parts/of-country.ts'
import type { Place } from '../parts/place.ts'
import {
  knownCompanySection,
  registeredSinceField,
  vatCertificate,
  vatNumberField,
} from '../parts/registered-fields.ts'
import {
  importVatFields,
  ossFields,
  reportFields,
  stockStatesFields,
  unusualFields,
} from '../parts/reports-fields.ts'
import { tradeFields } from '../parts/trade-fields.ts'

/** What is a country's own in a list for taking over its returns. */
export type FilingQuestions = {
  key: string
  place: Place
  number: LocalText
  /** Numbers and offices beside the VAT number. */
  registration: readonly RowField[]
  rhythm: { rhythms: readonly Rhythm[]; help: LocalText; anyMonth?: boolean }
  certificate: LocalText
  /** Access of agents, and what else the returns of this country depend on. */
  access: readonly RowField[]
  returns: readonly RowField[]
  /** Where import VAT is dealt with in more than one way. */
  imports?: { schemes: readonly Option[]; help: LocalText }
  marketplaces: readonly Option[]
  bank?: Parameters<typeof refundAccountFields>[1]
  /** Outside the EU there is no OSS and no stock in other states to ask about. */
  inEu: boolean
}

/**
 * The list for filing returns in a country where the company is registered already. The order is that of the work: who
 * it is, its registration, what goes into the returns, what happened before, and the papers.
 */
export function vatFilingTemplate(own: FilingQuestions): Template {
  const { place } = own
  return {
    key: own.key,
    version: 1,
    title: text(`Form: VAT filing in ${place.name.en}`, `${place.name.zh}VAT申报资料表`),
    sections: [
      knownCompanySection(place),
      {
        key: 'registration',
        title: text('Registration', '税号登记'),
        description: text(
          `The numbers that ${place.office.en} has given you, and the first period that we file.`,
          `${place.office.zh}核发的税号，以及由我们申报的首期。`,
        ),
        fields: [
          vatNumberField(place, own.number),
          ...ofCountry(place, own.registration),
          registeredSinceField(place),
          vatCertificate(place, own.certificate),
          ...filingPeriodFields(place, own.rhythm),
        ],
      },
      {
        key: 'business',
        title: text('What goes into the returns', '申报内容'),
        description: text(
          'Where you sell, where the goods lie, and how the figures reach us.',
          '请说明销售渠道、货物所在地，以及数据的提供方式。',
        ),
        fields: [
          ...tradeFields(own.marketplaces),
          ...stockStatesFields(place).filter((field) => own.inEu || field.key !== 'stockElsewhere'),
          ...(own.inEu ? ossFields(place) : []),
          ...importVatFields(place, own.imports),
          ...ofCountry(place, own.returns),
          ...reportFields(),
          ...ofCountry(place, unusualFields()),
        ],
      },
      {
        key: 'handover',
        title: text('Until now', '此前的申报'),
        description: text(
          'Who has filed so far, and what is still open.',
          '请说明此前由谁申报，以及是否有未了结的事项。',
        ),
        fields: ofCountry(place, [...handoverFields(place), ...own.access]),
      },
      {
        key: 'papers',
        title: text('Bank, papers and mandate', '账户、文件与授权'),
        fields: [...refundAccountFields(place, own.bank), businessLicence(), signatoryField(), declaration()],
      },
    ],
  }
}
