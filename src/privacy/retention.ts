import type { LocalText } from '#platform/shared/local-text.ts'

/** The groups of classes (`data-classes/`) that the law keeps. */
export type RetentionKey = 'INVOICES' | 'FILINGS' | 'AGREEMENTS'

/** A class of records that the law keeps after a company has closed. */
export type Retention = {
  key: RetentionKey
  what: LocalText
  /** Counted from the end of the year. */
  years: number
  law: LocalText
  source: string
  /** Only a company that has bought something has such records. */
  afterPurchase: boolean
}

/** The one table of what is kept, how long and why. */
export const RETENTION: readonly Retention[] = [
  {
    key: 'INVOICES',
    what: { en: 'Orders, payments and invoices', zh: '订单、付款记录和发票' },
    years: 8,
    law: {
      en: 'German VAT Act §\u00a014b, Fiscal Code §\u00a0147(3)',
      zh: '德国《增值税法》第14b条、《税收通则》第147条第3款',
    },
    source: 'https://www.gesetze-im-internet.de/ustg_1980/__14b.html',
    afterPurchase: true,
  },
  {
    key: 'FILINGS',
    what: {
      en: 'Work orders, form answers, documents, registrations, and sales reports without their buyers’ names and addresses, behind tax filings',
      zh: '税务申报所依据的服务单、填写的资料、文件和注册信息，以及不含买家姓名和地址的销售报告',
    },
    years: 10,
    law: {
      en: 'VAT Directive 2006/112/EC art.\u00a0369, 369k and 369x, Regulation 282/2011 art.\u00a063c',
      zh: '欧盟第2006/112/EC号增值税指令第369、369k、369x条，第282/2011号实施条例第63c条',
    },
    source: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
    afterPurchase: true,
  },
  {
    key: 'AGREEMENTS',
    what: {
      en: 'Who agreed to which terms, and who changed what in the account',
      zh: '协议同意记录和账户变更记录',
    },
    years: 3,
    law: {
      en: 'German Civil Code §§\u00a0195 and 199 (limitation of claims)',
      zh: '德国《民法典》第195、199条（诉讼时效）',
    },
    source: 'https://www.gesetze-im-internet.de/bgb/__195.html',
    afterPurchase: false,
  },
]

/** The last day on which records of a company that closes on a day are kept. */
export const keptUntil = (closesOn: string, years: number): string =>
  `${Number(closesOn.slice(0, 4)) + years}-12-31`

export const yearsKept = (key: RetentionKey): number =>
  RETENTION.find((retention) => retention.key === key)?.years ?? 0

export const keptRecords = (hasBought: boolean): readonly Retention[] =>
  RETENTION.filter(({ afterPurchase }) => hasBought || !afterPurchase)
