import type { LocalText } from '#platform/shared/local-text.ts'

/** One provision: its source, and how it is explained. Sources are cited the way tax advisers cite them. */
export type Law = { sources: readonly string[]; reason: LocalText }

const D = 'Directive 2006/112'
const GOVUK_OVERSEAS =
  'https://gov.uk/guidance/vat-and-overseas-goods-sold-to-customers-in-great-britain-using-online-marketplaces-from-1-january-2021'
const GOVUK_MARKETPLACE =
  'https://gov.uk/guidance/charging-vat-when-using-an-online-marketplace-to-sell-goods-to-customers-in-the-uk'
const GOVUK_IOSS = 'https://gov.uk/guidance/check-if-you-can-register-for-the-vat-import-one-stop-shop-scheme'

/** Great Britain, Northern Ireland as a destination from outside, Switzerland and Norway. */
export const LAW_ABROAD = {
  GB_LOCAL: {
    sources: ['VATA 1994 s. 1, 7', GOVUK_MARKETPLACE],
    reason: {
      en: 'A sale within the UK; the seller accounts for VAT at {rate}.',
      zh: '英国境内销售，由卖家申报增值税：税率{rate}。',
    },
  },
  GB_MARKETPLACE: {
    sources: ['VATA 1994 s. 5A, 5B', GOVUK_OVERSEAS, GOVUK_MARKETPLACE],
    reason: {
      en: 'Goods in the UK, seller established abroad, sold to a consumer through a marketplace: the marketplace owes VAT at {rate}, whatever the value. The seller’s supply to the marketplace is zero-rated.',
      zh: '货物在英国境内、卖家设立于海外、通过平台售予消费者：无论金额大小，均由平台按{rate}缴纳增值税；卖家对平台的供货适用零税率。',
    },
  },
  GB_IMPORT_MARKETPLACE: {
    sources: ['VATA 1994 s. 5A, 7AA', GOVUK_OVERSEAS],
    reason: {
      en: 'Sent from abroad to {to}, at most {limit}, through a marketplace: the marketplace charges and declares VAT at {rate}.',
      zh: '从境外发往{to}、货值不超过{limit}、通过平台销售：由平台按{rate}收取并申报增值税。',
    },
  },
  NI_IMPORT_IOSS: {
    sources: [`${D} art. 33(c), 143(1)(ca), 369l–369x`, GOVUK_IOSS],
    reason: {
      en: 'Sent from outside the UK and the EU to a consumer in Northern Ireland, at most {limit} or 150 EUR, by a seller with IOSS: VAT at {rate} is charged at the point of sale and declared in the IOSS return; the import itself is exempt.',
      zh: '从英国和欧盟境外发往北爱尔兰消费者、货值不超过{limit}或150欧元、卖家已注册IOSS：销售时按{rate}收税并通过IOSS申报，进口环节免税。',
    },
  },
  GB_IMPORT_SELLER: {
    sources: ['VATA 1994 s. 7AA', GOVUK_OVERSEAS],
    reason: {
      en: 'Sent from abroad to {to}, at most {limit}, from the seller’s own shop: the seller registers in the UK, charges VAT at {rate} and declares it.',
      zh: '从境外发往{to}、货值不超过{limit}、通过自有店铺销售：卖家须在英国注册，按{rate}收取并申报增值税。',
    },
  },
  GB_IMPORT_BUSINESS: {
    sources: ['VATA 1994 s. 7AA', GOVUK_OVERSEAS],
    reason: {
      en: 'Sent from abroad to a VAT-registered business in {to}, at most {limit}: the business accounts for the VAT itself.',
      zh: '从境外发往{to}的已注册VAT企业、货值不超过{limit}：由该企业自行申报增值税（反向征收）。',
    },
  },
  GB_IMPORT_CUSTOMS: {
    sources: ['VATA 1994 s. 1(1)(c), 15', GOVUK_OVERSEAS],
    reason: {
      en: 'Sent from abroad to {to}, above {limit}: no VAT on the sale; the importer pays import VAT at {rate}.',
      zh: '从境外发往{to}、货值超过{limit}：销售时不收增值税，由进口商按{rate}缴纳进口增值税。',
    },
  },
  GB_EXPORT: {
    sources: ['VATA 1994 s. 30(6)', 'VAT Notice 703'],
    reason: {
      en: 'The goods leave Great Britain for {to}: zero-rated as an export if you keep proof that they left.',
      zh: '货物离开英国运往{to}：凭离境证明按出口零税率处理。',
    },
  },
  NATIONAL_EXPORT: {
    sources: ['MWSTG Art. 23(2)', 'Merverdiavgiftsloven § 6-21'],
    reason: {
      en: 'The goods leave {from} for {to}: free of VAT as an export if you keep proof that they left.',
      zh: '货物离开{from}运往{to}：凭离境证明按出口免税处理。',
    },
  },
  NATIONAL_LOCAL: {
    sources: ['MWSTG Art. 7', 'Merverdiavgiftsloven § 3-1'],
    reason: {
      en: 'The goods start and end in {state}: a local sale at {rate}.',
      zh: '货物的起运地和到达地均在{state}：本地销售，税率{rate}。',
    },
  },
  CH_MARKETPLACE: {
    sources: ['MWSTG Art. 20a (from 2025-01-01)'],
    reason: {
      en: 'Sold to {to} through a marketplace: since 2025 the marketplace is taxed as the supplier, at {rate}.',
      zh: '通过平台销往{to}：自2025年起，平台被视为供货方，由平台按{rate}缴税。',
    },
  },
  NO_MARKETPLACE: {
    sources: ['Merverdiavgiftsloven § 14-4 (VOEC, from 2020-04-01)'],
    reason: {
      en: 'Sent to a consumer in {to}, items of at most {limit}, through a marketplace: the marketplace declares VAT at {rate} (VOEC).',
      zh: '发往{to}消费者、单件货值不超过{limit}、通过平台销售：由平台按{rate}通过VOEC申报。',
    },
  },
  NO_SELLER: {
    sources: ['Merverdiavgiftsloven § 14-4 (VOEC, from 2020-04-01)'],
    reason: {
      en: 'Sent to a consumer in {to}, items of at most {limit}, by a seller registered there (VOEC): the seller declares VAT at {rate}.',
      zh: '发往{to}消费者、单件货值不超过{limit}、卖家已在当地注册（VOEC）：由卖家按{rate}申报。',
    },
  },
  NATIONAL_IMPORT: {
    sources: ['MWSTG Art. 50–54', 'Merverdiavgiftsloven § 3-29'],
    reason: {
      en: 'Sent from abroad to {to}: no VAT on the sale; the importer pays import VAT at {rate}.',
      zh: '从境外发往{to}：销售时不收增值税，由进口商按{rate}缴纳进口增值税。',
    },
  },
} as const satisfies Record<string, Law>
