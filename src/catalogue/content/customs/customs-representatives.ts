import type { LocalText } from '#platform/shared/local-text.ts'
import { type ProductContent, faq, text } from '../product-content.ts'
import { businessLicence } from '../materials.ts'
import { at } from '../price-points.ts'
import { check, companyForm, GENERIC_FORM, handover, powerOfAttorney, task } from '../process-parts.ts'
import { act, customsCode } from '../sources.ts'

type Faq = ProductContent['content']['faqs'][number]

type CustomsFacts = {
  place: 'EU' | 'GB'
  position: number
  name: LocalText
  lead: LocalText
  who: Faq
  related: string[]
}

function customsRepresentative({ place, position, name, lead, who, related }: CustomsFacts): ProductContent {
  const eori = `eori-${place.toLowerCase()}`
  return {
    code: `customs-representative-${place.toLowerCase()}`,
    category: 'EORI',
    country: place,
    position,
    content: {
      name,
      summary: text('Declares in its own name for you', '以代理自己的名义为您报关'),
      lead,
      description: [
        who.answer,
        text(
          'An indirect representative declares in its own name for your account and is liable for duty together with you, and therefore asks about goods, values and the VAT number to which the import is booked.',
          '间接代理以自己名义为您报关，并与您共同对关税负责，因此需要了解商品、货值以及进口所对应的VAT税号。',
        ),
      ],
      deliverables: [
        text('Contract of customs representation', '报关代理合同'),
        text('Tariff check of your goods', '海关编码核查'),
        text('Contact for your forwarder', '与货代对接的联系人'),
      ],
      baseLine: text('Set-up, one year', '开通，1年'),
      officialFees: text(
        'Duty, import VAT and the fee of each declaration are not included in the price.',
        '关税、进口增值税和每票报关费不含在价格中。',
      ),
      badges: ['RENEWS_YEARLY'],
      effortMinutes: 15,
      maxQuantity: 1,
      options: [
        {
          kind: 'choice',
          key: 'codes',
          name: text('Kinds of goods', '商品种类'),
          help: text('Each kind has its own tariff number.', '每种商品对应一个海关编码。'),
          default: 'ten',
          values: [
            { value: 'ten', label: text('Up to 10', '10种以内'), charge: { kind: 'free' } },
            {
              value: 'fifty',
              label: text('Up to 50', '50种以内'),
              line: text('Tariff check, up to 50 kinds', '海关编码核查，50种以内'),
              charge: { kind: 'once' },
            },
          ],
        },
      ],
      discounts: [],
      materials: [
        businessLicence,
        {
          key: 'goodsList',
          name: text('List of goods', '商品清单'),
          note: text('Material, use, value, photo', '材质、用途、货值、照片'),
        },
        {
          key: 'importPlan',
          name: text('Next planned shipment', '近期进口计划'),
          note: text('Invoice, packing list, forwarder', '发票、装箱单、货代信息'),
        },
      ],
      faqs: [
        who,
        faq(
          text('Who pays duty and VAT?', '关税和增值税谁来缴？'),
          text(
            'You do, through your forwarder or your own customs account. We never handle tax money.',
            '由您通过货代或自己的海关账户缴纳，我们不代收税款。',
          ),
        ),
      ],
      related,
      requires: [
        {
          code: eori,
          when: { kind: 'always' },
          reason: text(
            'The representative declares with the EORI number of your company. If you already have one, remove this item.',
            '报关须使用贵公司的EORI号。已有EORI号的可移除此项。',
          ),
          source:
            place === 'EU'
              ? customsCode('art. 9', '第9条')
              : act('HMRC: get an EORI number', 'HMRC指引：申请EORI号', 'https://www.gov.uk/eori'),
        },
      ],
    },
    process: {
      version: 2,
      nodes: [
        companyForm(GENERIC_FORM, { low: 1, high: 1 }),
        check({ low: 1, high: 2 }),
        {
          ...powerOfAttorney({ low: 1, high: 2 }),
          key: 'mandate',
          name: text('Mandate', '委托书'),
          description: text(
            'The customs mandate. The legal representative of the company signs it by hand.',
            '报关委托书，由法人手写签名。',
          ),
          produces: 'MANDATE',
        },
        task(
          'tariff',
          text('Tariff check', '海关编码核查'),
          text(
            'We determine the tariff number and duty rate for each kind of goods.',
            '确定每种商品的海关编码和关税税率。',
          ),
          { low: 1, high: 3 },
        ),
        handover(
          { low: 0, high: 1 },
          text(
            'You receive the contract, the tariff numbers and a contact for your forwarder.',
            '交付合同、海关编码和货代对接联系人。',
          ),
        ),
      ],
    },
    prices: { base: at(190), options: { codes: { fifty: at(220) } } },
  }
}

const who = (place: string, zh: string) =>
  text(`Who needs a customs representative in ${place}?`, `哪些公司需要${zh}报关代理？`)

export const customsRepresentatives: readonly ProductContent[] = [
  customsRepresentative({
    place: 'EU',
    position: 132,
    name: text('Indirect customs representative, EU', '欧盟间接报关代理'),
    lead: text(
      'For companies outside the EU that import into it in their own name.',
      '适用于以自己名义进口到欧盟的境外公司。',
    ),
    who: faq(
      who('the EU', '欧盟'),
      text(
        'Every importer not established in the EU: the declarant must be established there, so a representative declares in its own name.',
        '未设在欧盟的进口人：报关申报人须设在欧盟，因此由代理以自己名义申报。',
      ),
      customsCode('art. 18, 170', '第18、170条'),
    ),
    related: ['vat-registration-nl', 'vat-registration-de'],
  }),
  customsRepresentative({
    place: 'GB',
    position: 133,
    name: text('Indirect customs representative, Great Britain', '英国间接报关代理'),
    lead: text(
      'For companies abroad that import into Great Britain in their own name.',
      '适用于以自己名义进口到英国的境外公司。',
    ),
    who: faq(
      who('Great Britain', '英国'),
      text(
        'Every importer not established in the United Kingdom; a representative who is established there makes the declaration.',
        '未设在英国的进口人，须由设在英国的代理申报。',
      ),
      act(
        'Taxation (Cross-border Trade) Act 2018, section 21',
        '英国2018年跨境贸易税法第21条',
        'https://www.legislation.gov.uk/ukpga/2018/22/section/21',
      ),
    ),
    related: ['vat-registration-gb', 'responsible-person-gb'],
  }),
]
