import { type Law, LAW_ABROAD } from './law-abroad.ts'

const D = 'Directive 2006/112'
const GOVUK_NI =
  'https://gov.uk/government/publications/accounting-for-vat-on-goods-moving-between-great-britain-and-northern-ireland-from-1-january-2021'

export const LAW = {
  RETURN_OF_GOODS: {
    sources: [`${D} art. 2(1) (no supply)`],
    reason: {
      en: 'Returned goods: only stock moves. The money is dealt with in the refund.',
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
      en: 'Own goods moved from {from} to {to}: an exempt dispatch from the first and a taxable acquisition at {rate} in the second, both at cost price, listed in the EC sales list.',
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
      en: 'Own goods moved from {from} out to {to}: an export of unsold goods; keep the customs proof of export.',
      zh: '自有货物从{from}移至境外的{to}：属于未销售货物的出口，请保存海关出口证明。',
    },
  },
  OWN_GOODS_IMPORT: {
    sources: [`${D} art. 30, 60, 94(2), 201`],
    reason: {
      en: 'Own goods brought from {from} into {to}: an import, not a sale. The importer pays import VAT at {rate}.',
      zh: '自有货物从{from}运入{to}：属于进口，不是销售；由进口商按{rate}缴纳进口增值税。',
    },
  },
  DONATION: {
    sources: [`${D} art. 16, 74`, 'VATA 1994 sch. 4 para. 5, sch. 6 para. 6'],
    reason: {
      en: 'Goods given away in {state}: a supply without payment, taxed at {rate} on their cost price, if input VAT was deducted.',
      zh: '在{state}赠送货物：视同供货，如进项税已抵扣，则以成本价为计税基础，按{rate}征税。',
    },
  },
  OUTSIDE: {
    sources: [`${D} art. 2, 5–8`],
    reason: {
      en: 'From {from} to {to}: outside the VAT of the EU, Great Britain, Norway and Switzerland.',
      zh: '从{from}到{to}：不涉及欧盟、英国、挪威或瑞士的增值税。',
    },
  },
  EXPORT: {
    sources: [`${D} art. 146`, `${D} art. 5–8`],
    reason: {
      en: 'The goods leave the EU’s VAT area from {from} to {to}: exempt as an export if you keep proof that they left.',
      zh: '货物从{from}离开欧盟增值税征税区域，运往{to}：凭离境证明按出口免税处理。',
    },
  },
  IMPORT_MARKETPLACE: {
    sources: [`${D} art. 14a(1), 33(b) and (c)`, `${D} art. 143(1)(ca), 369l`],
    reason: {
      en: 'Sent from outside the EU to a consumer in {to}, at most {limit}, through a marketplace: the marketplace is the deemed supplier and declares VAT at {rate} in its IOSS return.',
      zh: '从欧盟境外发往{to}消费者、货值不超过{limit}、通过平台销售：平台视同供货方，由平台按{rate}通过IOSS申报。',
    },
  },
  IMPORT_IOSS: {
    sources: [`${D} art. 33(b) and (c)`, `${D} art. 143(1)(ca), 369l–369x`],
    reason: {
      en: 'Sent from outside the EU to a consumer in {to}, at most {limit}, by a seller with IOSS: VAT at {rate} is charged at the point of sale; the import itself is exempt.',
      zh: '从欧盟境外发往{to}消费者、货值不超过{limit}、卖家已注册IOSS：销售时按{rate}收税，进口环节免税。',
    },
  },
  IMPORT_BUYER: {
    sources: [`${D} art. 30, 60–61, 201`, `${D} art. 33(b) and (c)`],
    reason: {
      en: 'Sent from outside into {to}, without IOSS or above its limit: no VAT on the sale; the importer pays import VAT at {rate} at customs.',
      zh: '从境外发往{to}，未使用IOSS或超过IOSS限额：销售时不收增值税，由进口商在清关时按{rate}缴纳进口增值税。',
    },
  },
  IMPORT_SELLER: {
    sources: [`${D} art. 32 second paragraph, 33(c), 201`],
    reason: {
      en: 'The seller imports the goods into {to} in its own name and delivers them there: import VAT first, then a local sale at {rate}.',
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
      en: 'Sold to a business with a valid VAT number of another member state, and the goods leave {from}: an exempt intra-Community supply. The buyer declares the acquisition; keep proof of transport and include the sale in the EC sales list.',
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
      en: 'Sold to a business, and the goods stay in {state}: local VAT at {rate}.',
      zh: '买方为企业，货物未离开{state}：按当地税率{rate}缴纳增值税。',
    },
  },
  NOT_EXEMPT: {
    sources: [`${D} art. 138(1)(b), (1a)`, `${D} art. 32`],
    reason: {
      en: 'Sold to a business, and the goods leave {from}, but its VAT number is not from another member state: not exempt, and not a distance sale. VAT of {from} at {rate}.',
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
      en: 'A distance sale by a seller established only in {from} and sent from there; all distance sales this year and last year are within {limit}: VAT of {from} at {rate}.',
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
      en: 'A distance sale from {from} to a consumer in {to}, and the seller is not in OSS: VAT of {to} at {rate}, declared under a VAT registration there.',
      zh: '从{from}发往{to}消费者的远程销售，卖家未注册OSS：按{to}的税率{rate}缴纳增值税，须在当地注册并申报。',
    },
  },
  ...LAW_ABROAD,
} as const satisfies Record<string, Law>

export type RuleId = keyof typeof LAW
