import type { LocalText } from '#platform/shared/local-text.ts'
import type { Option, RowField, Template } from '#forms/engine/model/template.ts'
import { option } from '../parts/ask.ts'
import type { Rhythm } from '../parts/first-period.ts'
import type { Place } from '../parts/place.ts'
import { vatDeregistrationTemplate } from '../vat-deregistration/build.ts'
import { vatFilingTemplate } from '../vat-filing/build.ts'
import { vatRetroactiveTemplate } from '../vat-retroactive/build.ts'

/** What three lists of one state need: filing, missing months, the end of the number. */
export type StateQuestions = {
  place: Place
  number: LocalText
  registration: readonly RowField[]
  certificate: LocalText
  rhythm: { rhythms: readonly Rhythm[]; help: LocalText }
  imports?: { schemes: readonly Option[]; help: LocalText }
  /** Only when returns are taken over. */
  filing: readonly RowField[]
  /** Only when months are missing. */
  missing: readonly RowField[]
  consequences: LocalText
  /** Only at the end. */
  end: readonly RowField[]
  stockRule: LocalText
  others: readonly Option[]
}

/**
 * SOURCE: OWN. The authorities' forms for these states were not at hand: the lists are a model, made from the facts about
 * each state in the catalogue and from what the lists of the states around them ask.
 */
export function stateLists(own: StateQuestions): Template[] {
  const { place, number, registration, certificate } = own
  const key = place.code.toLowerCase()
  const known = { place, number, registration, certificate }
  return [
    vatFilingTemplate({
      ...known,
      key: `${key}VatFiling`,
      rhythm: own.rhythm,
      access: own.filing,
      returns: [],
      ...(own.imports && { imports: own.imports }),
      marketplaces: [],
      inEu: true,
    }),
    vatRetroactiveTemplate({
      ...known,
      key: `${key}VatRetroactive`,
      returns: own.missing,
      disclosure: [],
      marketplaces: [],
      consequences: own.consequences,
      inEu: true,
    }),
    vatDeregistrationTemplate({
      ...known,
      key: `${key}VatDeregistration`,
      reasons: [
        option('ceased', `No more taxable sales in ${place.name.en}`, `不再在${place.name.zh}进行应税销售`),
        option('moved', 'Stock was moved to another state', '库存已移至其他国家'),
        option('dissolved', 'The company is being dissolved', '公司注销'),
        option('other', 'Another reason', '其他原因'),
      ],
      end: own.end,
      stockRule: own.stockRule,
      others: own.others,
    }),
  ]
}

/** What ends, or stays, beside the number in every state of the Union. */
export function usualOthers(place: Place, ...more: readonly Option[]): Option[] {
  return [
    option('oss', `OSS in ${place.name.en}`, `${place.name.zh}OSS`),
    option('eori', 'EORI number', 'EORI号'),
    option('packaging', 'Packaging registration', '包装注册'),
    ...more,
    option('marketplaces', 'VAT number at the marketplaces', '平台后台的税号'),
  ]
}
