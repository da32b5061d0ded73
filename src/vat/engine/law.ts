import type { LocalText } from '#platform/shared/local-text.ts'

/** One provision: its source, and how it is explained. Sources are cited the way tax advisers cite them. */
export type Law = { sources: readonly string[]; reason: LocalText }

const D = 'Directive 2006/112'
const GOVUK_OVERSEAS =
  'https://gov.uk/guidance/vat-and-overseas-goods-sold-to-customers-in-great-britain-using-online-marketplaces-from-1-january-2021'
const GOVUK_MARKETPLACE =
  'https://gov.uk/guidance/charging-vat-when-using-an-online-marketplace-to-sell-goods-to-customers-in-the-uk'
const GOVUK_IOSS = 'https://gov.uk/guidance/check-if-you-can-register-for-the-vat-import-one-stop-shop-scheme'
const GOVUK_NI =
  'https://gov.uk/government/publications/accounting-for-vat-on-goods-moving-between-great-britain-and-northern-ireland-from-1-january-2021'

export const LAW = {
  RETURN_OF_GOODS: {
    sources: [`${D} art. 2(1) (no supply)`],
    reason: {
      en: 'Goods come back: only the stock moves. The money is judged with the refund.',
      zh: '退货仅涉及库存移动，不产生税款；款项在退款交易中处理。',
    },
  },
  OWN_GOODS_SAME_STATE: {
    sources: [`${D} art. 17`],
    reason: {
      en: 'Own goods moved within {from}: nothing to report.',
      zh: '自有货物在{from}境内移仓，无需申报。',
    },
  },
  OWN_GOODS_EU: {
    sources: [`${D} art. 17, 23, 76, 83, 94(1), 138(2)(c), 262`],
    reason: {
      en: 'Own goods moved from {from} to {to}: an exempt dispatch there and an acquisition at {rate} here, both on the cost price, and a line in the EC sales list.',
      zh: '自有货物从{from}移仓至{to}：在发出国申报免税移送，在到达国按{rate}申报取得，均以成本价为计税基础，并列入欧盟内部供货汇总申报表。',
    },
  },
  OWN_GOODS_UK: {
    sources: [GOVUK_NI],
    reason: {
      en: 'Own goods moved from Great Britain to Northern Ireland: VAT at {rate} is declared and, as a rule, reclaimed in the same UK return.',
      zh: '自有货物从英国移至北爱尔兰：按{rate}在同一份英国申报中申报销项税，通常可同时抵扣。',
    },
  },
  OWN_GOODS_NI_TO_GB: {
    sources: [GOVUK_NI],
    reason: {
      en: 'Own goods moved from Northern Ireland to Great Britain: no VAT is due on the movement.',
      zh: '自有货物从北爱尔兰移至英国，移仓本身不产生增值税。',
    },
  },
  OWN_GOODS_EXPORT: {
    sources: [`${D} art. 146`, 'VATA 1994 s. 30(6)'],
    reason: {
      en: 'Own goods moved from {from} out to {to}: an export of goods that are not sold; keep the customs proof.',
      zh: '自有货物从{from}移至境外的{to}：属于未销售货物的出口，请保存海关出口证明。',
    },
  },
  OWN_GOODS_IMPORT: {
    sources: [`${D} art. 30, 60, 94(2), 201`],
    reason: {
      en: 'Own goods brought from {from} into {to}: an import and no sale. Import VAT at {rate} is due from the importer.',
      zh: '自有货物从{from}运入{to}：属于进口，不是销售；由进口商按{rate}缴纳进口增值税。',
    },
  },
  OUTSIDE: {
    sources: [`${D} art. 2, 5–8`],
    reason: {
      en: 'From {from} to {to}: the VAT of the EU, Great Britain, Norway and Switzerland is not concerned.',
      zh: '从{from}到{to}：不涉及欧盟、英国、挪威或瑞士的增值税。',
    },
  },
  EXPORT: {
    sources: [`${D} art. 146`, `${D} art. 5–8`],
    reason: {
      en: 'The goods leave the EU’s VAT area from {from} to {to}: exempt as an export, with proof that they left.',
      zh: '货物从{from}离开欧盟增值税征税区域，运往{to}：凭离境证明按出口免税处理。',
    },
  },
  IMPORT_MARKETPLACE: {
    sources: [`${D} art. 14a(1), 33(b) and (c)`, `${D} art. 143(1)(ca), 369l`],
    reason: {
      en: 'Sent from outside the EU to a consumer in {to}, at most {limit}, through a marketplace: the marketplace is the deemed supplier and declares {rate} in its IOSS return.',
      zh: '从欧盟境外发往{to}消费者、货值不超过{limit}、通过平台销售：平台视同供货方，由平台按{rate}通过IOSS申报。',
    },
  },
  IMPORT_IOSS: {
    sources: [`${D} art. 33(b) and (c)`, `${D} art. 143(1)(ca), 369l–369x`],
    reason: {
      en: 'Sent from outside the EU to a consumer in {to}, at most {limit}, by a seller with IOSS: {rate} is charged with the sale, the import itself is exempt.',
      zh: '从欧盟境外发往{to}消费者、货值不超过{limit}、卖家已注册IOSS：销售时按{rate}收税，进口环节免税。',
    },
  },
  IMPORT_BUYER: {
    sources: [`${D} art. 30, 60–61, 201`, `${D} art. 33(b) and (c)`],
    reason: {
      en: 'Sent from outside into {to}, without IOSS or above its limit: no VAT with the sale; the importer pays import VAT at {rate} at customs.',
      zh: '从境外发往{to}，未使用IOSS或超过IOSS限额：销售时不收增值税，由进口商在清关时按{rate}缴纳进口增值税。',
    },
  },
  IMPORT_SELLER: {
    sources: [`${D} art. 32 second paragraph, 33(c), 201`],
    reason: {
      en: 'The seller imports the goods into {to} and delivers them from there: import VAT first, then a local sale at {rate}.',
      zh: '卖家以自己的名义将货物进口到{to}后交付：先缴进口增值税，再按{rate}作为本地销售申报。',
    },
  },
  DEEMED_SUPPLIER: {
    sources: [`${D} art. 14a(2), 36b`, `${D} art. 136a, 169(b)`],
    reason: {
      en: 'Goods inside the EU, seller established outside it, sold to a consumer through a marketplace: the marketplace owes the VAT of {to} at {rate}, whatever the value. The seller’s supply to the marketplace is exempt with deduction in {from}.',
      zh: '货物在欧盟境内、卖家设立于欧盟境外、通过平台售予消费者：无论金额大小，均由平台缴纳{to}的增值税，税率{rate}。卖家对平台的供货在{from}免税且可抵扣。',
    },
  },
  IC_SUPPLY: {
    sources: [`${D} art. 138(1), (1a)`, `${D} art. 262`],
    reason: {
      en: 'Sold to a business with a valid VAT number of another member state, and the goods leave {from}: an exempt intra-Community supply. The buyer declares the acquisition; keep the proof of transport and list the sale in the EC sales list.',
      zh: '售予持有其他成员国有效VAT税号的企业，且货物离开{from}：属于免税的欧盟内部供货。由买方申报取得；请保存运输证明，并列入欧盟内部供货汇总申报表。',
    },
  },
  REVERSE_CHARGE: {
    sources: [`${D} art. 194`],
    reason: {
      en: 'A local sale in {state} by a seller who is not established there, to a business with a VAT number of {state}: the buyer owes the VAT.',
      zh: '卖家未设立于{state}，在当地售予持有{state}VAT税号的企业：由买方缴纳增值税（反向征收）。',
    },
  },
  LOCAL_BUSINESS: {
    sources: [`${D} art. 31–32`, `${D} art. 193`],
    reason: {
      en: 'A business buys and the goods stay in {state}: local VAT at {rate}.',
      zh: '买方为企业，货物未离开{state}：按当地税率{rate}缴纳增值税。',
    },
  },
  NOT_EXEMPT: {
    sources: [`${D} art. 138(1)(b), (1a)`, `${D} art. 32`],
    reason: {
      en: 'A business buys and the goods leave {from}, but its VAT number is not one of another member state: not exempt, and no distance sale. VAT of {from} at {rate}.',
      zh: '买方为企业且货物离开{from}，但其VAT税号不属于其他成员国：不能免税，也不属于远程销售，按{from}的税率{rate}缴纳增值税。',
    },
  },
  LOCAL_CONSUMER: {
    sources: [`${D} art. 31–32`],
    reason: {
      en: 'The goods start and end in {state}: a local sale at {rate}.',
      zh: '货物的起运地和到达地均在{state}：本地销售，税率{rate}。',
    },
  },
  BELOW_THRESHOLD: {
    sources: [`${D} art. 59c`, `${D} art. 32`],
    reason: {
      en: 'A distance sale by a seller established in {from} alone, sent from there, and all distance sales of this year and the last are within {limit}: VAT of {from} at {rate}.',
      zh: '卖家仅设立于{from}并从该国发货，且本年和上一年的远程销售总额均未超过{limit}：按{from}的税率{rate}缴纳增值税。',
    },
  },
  OSS: {
    sources: [`${D} art. 33(a), 59c`, `${D} art. 369a–369k`],
    reason: {
      en: 'A distance sale from {from} to a consumer in {to}: VAT of {to} at {rate}, declared in the OSS return.',
      zh: '从{from}发往{to}消费者的远程销售：按{to}的税率{rate}缴纳增值税，通过OSS申报。',
    },
  },
  DESTINATION: {
    sources: [`${D} art. 33(a), 59c`],
    reason: {
      en: 'A distance sale from {from} to a consumer in {to}, and the seller is not in OSS: VAT of {to} at {rate}, declared with a registration there.',
      zh: '从{from}发往{to}消费者的远程销售，卖家未注册OSS：按{to}的税率{rate}缴纳增值税，须在当地注册并申报。',
    },
  },
  GB_LOCAL: {
    sources: ['VATA 1994 s. 1, 7', GOVUK_MARKETPLACE],
    reason: {
      en: 'A sale within the UK, on which the seller accounts for VAT: {rate}.',
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
      en: 'Sent from abroad to {to}, at most {limit}, through a marketplace: the marketplace charges and declares {rate}.',
      zh: '从境外发往{to}、货值不超过{limit}、通过平台销售：由平台按{rate}收取并申报增值税。',
    },
  },
  NI_IMPORT_IOSS: {
    sources: [`${D} art. 33(c), 143(1)(ca), 369l–369x`, GOVUK_IOSS],
    reason: {
      en: 'Sent from outside the UK and the EU to a consumer in Northern Ireland, at most {limit} or 150 EUR, by a seller with IOSS: {rate} is charged with the sale and declared in the IOSS return, the import itself is exempt.',
      zh: '从英国和欧盟境外发往北爱尔兰消费者、货值不超过{limit}或150欧元、卖家已注册IOSS：销售时按{rate}收税并通过IOSS申报，进口环节免税。',
    },
  },
  GB_IMPORT_SELLER: {
    sources: ['VATA 1994 s. 7AA', GOVUK_OVERSEAS],
    reason: {
      en: 'Sent from abroad to {to}, at most {limit}, from the seller’s own shop: the seller registers in the UK, charges {rate} and declares it.',
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
      en: 'Sent from abroad to {to}, above {limit}: no VAT with the sale; the importer pays import VAT at {rate}.',
      zh: '从境外发往{to}、货值超过{limit}：销售时不收增值税，由进口商按{rate}缴纳进口增值税。',
    },
  },
  GB_EXPORT: {
    sources: ['VATA 1994 s. 30(6)', 'VAT Notice 703'],
    reason: {
      en: 'The goods leave Great Britain for {to}: zero-rated as an export, with proof that they left.',
      zh: '货物离开英国运往{to}：凭离境证明按出口零税率处理。',
    },
  },
  NATIONAL_EXPORT: {
    sources: ['MWSTG Art. 23(2)', 'Merverdiavgiftsloven § 6-21'],
    reason: {
      en: 'The goods leave {from} for {to}: free of VAT as an export, with proof that they left.',
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
      en: 'Sent to a consumer in {to}, items of at most {limit}, through a marketplace: the marketplace declares {rate} (VOEC).',
      zh: '发往{to}消费者、单件货值不超过{limit}、通过平台销售：由平台按{rate}通过VOEC申报。',
    },
  },
  NO_SELLER: {
    sources: ['Merverdiavgiftsloven § 14-4 (VOEC, from 2020-04-01)'],
    reason: {
      en: 'Sent to a consumer in {to}, items of at most {limit}, by a seller registered there (VOEC): the seller declares {rate}.',
      zh: '发往{to}消费者、单件货值不超过{limit}、卖家已在当地注册（VOEC）：由卖家按{rate}申报。',
    },
  },
  NATIONAL_IMPORT: {
    sources: ['MWSTG Art. 50–54', 'Merverdiavgiftsloven § 3-29'],
    reason: {
      en: 'Sent from abroad to {to}: no VAT with the sale; the importer pays import VAT at {rate}.',
      zh: '从境外发往{to}：销售时不收增值税，由进口商按{rate}缴纳进口增值税。',
    },
  },
} as const satisfies Record<string, Law>

export type RuleId = keyof typeof LAW
