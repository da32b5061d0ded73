import type { LocalText } from '#platform/shared/local-text.ts'
import type { Option, RowField, Template } from '#forms/engine/model/template.ts'
import { text } from '../parts/ask.ts'
import { companySection } from '../parts/company-section.ts'
import { businessLicence, declaration } from '../parts/document-fields.ts'
import { signatoryField } from '../parts/handover-fields.ts'
import { ofCountry } from '../parts/of-country.ts'
import type { Place } from '../parts/place.ts'
import { tradeFields } from '../parts/trade-fields.ts'
import { brandsGroup, packagingFields, quantitiesGroup, totalWeight } from './packaging-fields.ts'
import { earlierYearsFields } from './earlier-years.ts'

/** What is a country's own in a list for its packaging register. */
export type PackagingQuestions = {
  key: string
  place: Place
  /** The numbers of the company that the register asks for. */
  numbers: readonly RowField[]
  /** The groups of materials of the tariff there. */
  materials: readonly Option[]
  /** What else the register or the scheme asks about packaging and quantities. */
  packaging: readonly RowField[]
  marketplaces: readonly Option[]
  /** The scheme's name or names, for the question about a contract that runs. */
  schemes: LocalText
  /** Representative and papers. */
  representative: readonly RowField[]
  papers: readonly RowField[]
}

/** The list for a packaging register: the producer, the packaging, the weights, the scheme and the papers. */
export function packagingTemplate(own: PackagingQuestions): Template {
  const { place } = own
  return {
    key: own.key,
    version: 1,
    title: text(`Form: packaging in ${place.name.en}`, `${place.name.zh}包装法资料表`),
    sections: [
      companySection(place, own.numbers),
      {
        key: 'packaging',
        title: text('Packaging and brands', '包装与品牌'),
        description: text(
          `What you send to customers in ${place.name.en}, through which channels and under which names.`,
          `请说明通过哪些渠道、以哪些品牌向${place.name.zh}买家发货。`,
        ),
        fields: [
          ...tradeFields(own.marketplaces),
          ...ofCountry(place, packagingFields(place)),
          brandsGroup(place),
          ...ofCountry(place, own.packaging),
        ],
      },
      {
        key: 'quantities',
        title: text('Quantities', '包装重量'),
        description: text(
          `The weight of the packaging alone, without the goods, for ${place.name.en} only.`,
          `请只填写包装本身的重量，不含产品，且仅限销往${place.name.zh}的部分。`,
        ),
        fields: [quantitiesGroup(place, own.materials), totalWeight],
      },
      {
        key: 'contract',
        title: text('Scheme, papers and mandate', '回收系统、文件与授权'),
        fields: [
          ...ofCountry(place, [...earlierYearsFields(place, own.schemes), ...own.representative]),
          ...own.papers,
          businessLicence(),
          signatoryField(),
          declaration(),
        ],
      },
    ],
  }
}
