import type { LocalText } from '#platform/shared/local-text.ts'
import type { Days } from '../../process.ts'
import type { Requirement } from '../../product.ts'
import { type ProductContent, text } from '../product-content.ts'
import { businessLicence } from '../materials.ts'
import { at, type PricePoint } from '../price-points.ts'
import {
  check,
  companyForm,
  GENERIC_FORM,
  granted,
  submit,
  handover,
  powerOfAttorney,
  task,
} from '../process-parts.ts'

type Content = ProductContent['content']
/** `line`: the text of the quote's line, where the label alone would be unclear. */
type Step = { value: string; label: LocalText; line?: LocalText; price: PricePoint | null }

/** A registration as producer: packaging, electrical goods, batteries. */
export type ProducerFacts = {
  code: string
  country: string
  position: number
  name: LocalText
  summary: LocalText
  lead: LocalText
  description: LocalText[]
  deliverables: LocalText[]
  officialFees: LocalText
  badges: Content['badges']
  /** What the price depends on: kilograms, categories of goods; the first is included in the base price. */
  amount: { key: string; name: LocalText; help: LocalText; usual: string; steps: Step[] }
  /** Past years without participation. */
  earlier: PricePoint | null
  materials: Content['materials']
  faqs: Content['faqs']
  requires: Requirement[]
  related: string[]
  base: PricePoint
  /** The question list; the general one where none of its own has been written. */
  form?: { key: string; version: number }
  process: {
    /** The collective scheme to be joined first; null where the authority comes first. */
    scheme: { description: LocalText; days: Days } | null
    submit: LocalText
    number: { name: LocalText; description: LocalText; days: Days }
  }
}

export function producerRegistration(facts: ProducerFacts): ProductContent {
  const { code, country, position, name, summary, lead, description, deliverables } = facts
  const { amount, earlier } = facts
  return {
    code,
    category: 'EPR',
    country,
    position,
    content: {
      name,
      summary,
      lead,
      description,
      deliverables,
      baseLine: text('Registration, one year', '注册，1年'),
      officialFees: facts.officialFees,
      badges: facts.badges,
      effortMinutes: 25,
      maxQuantity: 1,
      options: [
        {
          kind: 'choice',
          key: amount.key,
          name: amount.name,
          help: amount.help,
          default: amount.usual,
          values: amount.steps.map(({ value, label, line, price }) => ({
            value,
            label,
            ...(line && { line }),
            charge: { kind: price === null ? ('free' as const) : ('once' as const) },
          })),
        },
        ...(earlier === null ? [] : [earlierYearOption]),
      ],
      discounts: [],
      materials: facts.form ? facts.materials : [businessLicence, ...facts.materials],
      faqs: facts.faqs,
      related: facts.related,
      requires: facts.requires,
    },
    process: { version: facts.form ? 3 : 2, nodes: nodesOf(facts) },
    prices: {
      base: at(facts.base),
      options: {
        [amount.key]: Object.fromEntries(
          amount.steps.flatMap(({ value, price }) => (price === null ? [] : [[value, at(price)]])),
        ),
        ...(earlier !== null && { earlierYear: { one: at(earlier) } }),
      },
    },
  }
}

const earlierYearOption: Content['options'][number] = {
  kind: 'choice',
  key: 'earlierYear',
  name: text('Earlier year', '上一年度'),
  help: text('Did you sell there last year without being registered?', '上一年度是否已在当地销售但未参与？'),
  default: 'none',
  values: [
    { value: 'none', label: text('Not needed', '不需要'), charge: { kind: 'free' } },
    {
      value: 'one',
      label: text('Declare last year too', '补报上一年度'),
      line: text('Declare last year', '补报上一年度'),
      charge: { kind: 'once' },
    },
  ],
}

function nodesOf({ process, form = GENERIC_FORM }: ProducerFacts): ProductContent['process']['nodes'] {
  return [
    companyForm(form, { low: 1, high: 2 }),
    check({ low: 1, high: 1 }),
    powerOfAttorney({ low: 1, high: 2 }),
    ...(process.scheme
      ? [
          task(
            'scheme',
            text('Collective scheme', '加入回收系统'),
            process.scheme.description,
            process.scheme.days,
          ),
        ]
      : []),
    submit(process.submit, { low: 1, high: 2 }, text('Submission', '递交注册')),
    granted({
      key: 'number',
      name: process.number.name,
      description: process.number.description,
      expectedDays: process.number.days,
      produces: 'EPR_NUMBER',
    }),
    handover({ low: 0, high: 1 }),
  ]
}

export const kilograms: ProducerFacts['amount'] = {
  key: 'quantity',
  name: text('Packaging a year', '全年包装重量'),
  help: text(
    'All materials together. The packaging of one parcel usually weighs 150 to 300 grams, so 1,000 parcels come to about 200 kg.',
    '各种材料合计。一个包裹的包装通常重150至300克，1000个包裹约200公斤。',
  ),
  usual: 'kg50',
  steps: [
    { value: 'kg50', label: text('Up to 50 kg', '50公斤以内'), price: null },
    {
      value: 'kg250',
      label: text('Up to 250 kg', '250公斤以内'),
      line: text('Packaging up to 250 kg', '包装250公斤以内'),
      price: 65,
    },
    {
      value: 'kg1000',
      label: text('Up to 1,000 kg', '1000公斤以内'),
      line: text('Packaging up to 1,000 kg', '包装1000公斤以内'),
      price: 220,
    },
  ],
}

export const kindsOfGoods: ProducerFacts['amount'] = {
  key: 'kinds',
  name: text('Kinds of goods', '商品类别'),
  help: text(
    'Each brand and each kind (large, small, lamps, screens …) is one entry in the register.',
    '每个品牌的每个类别（大型、小型、灯具、屏幕等）为一项登记。',
  ),
  usual: 'one',
  steps: [
    { value: 'one', label: text('One brand, one kind', '1个品牌1个类别'), price: null },
    {
      value: 'three',
      label: text('Up to 3 entries', '3项以内'),
      line: text('Up to 3 entries in the register', '登记3项以内'),
      price: 240,
    },
    {
      value: 'ten',
      label: text('Up to 10 entries', '10项以内'),
      line: text('Up to 10 entries in the register', '登记10项以内'),
      price: 590,
    },
  ],
}

export const brandsMaterial: Content['materials'][number] = {
  key: 'brands',
  name: text('Your brand names', '品牌名称'),
  note: text('As shown on product and packaging', '与产品及包装上的一致'),
}

export const packagingMaterial: Content['materials'][number] = {
  key: 'quantities',
  name: text('Packaging by material', '各类包装材料重量'),
  note: text('Paper, plastic, other; an estimate is enough', '纸、塑料及其他，估算即可'),
}
