import type { LegalSource } from '../rule.ts'

/** Each act is named once, so that it is cited the same way everywhere. */

const eurLex = (path: string) => `https://eur-lex.europa.eu/eli/${path}/oj`

export function vatDirective(en: string, zh: string): LegalSource {
  return {
    label: { en: `Directive 2006/112/EC, ${en}`, zh: `欧盟指令2006/112/EC${zh}` },
    url: eurLex('dir/2006/112'),
  }
}

export function euRegulation(number: string, en: string, zh: string): LegalSource {
  return {
    label: {
      en: `Regulation (EU) ${number}${en && `, ${en}`}`,
      zh: `欧盟第${number}号条例${zh}`,
    },
    url: eurLex(`reg/${number}`),
  }
}

export const WEEE_DIRECTIVE: LegalSource = {
  label: { en: 'Directive 2012/19/EU, art. 17', zh: '欧盟指令2012/19/EU第17条' },
  url: eurLex('dir/2012/19'),
}

export function customsCode(en: string, zh: string): LegalSource {
  return {
    label: {
      en: `Union Customs Code (Regulation (EU) 952/2013), ${en}`,
      zh: `欧盟海关法典（第952/2013号条例）${zh}`,
    },
    url: eurLex('reg/2013/952'),
  }
}

export const UK_VAT_ACT: LegalSource = {
  label: {
    en: 'UK: VAT Act 1994, schedule 1A (overseas sellers)',
    zh: '英国1994年增值税法附表1A（境外卖家）',
  },
  url: 'https://www.legislation.gov.uk/ukpga/1994/23/schedule/1A',
}

export const UK_OVERSEAS_GOODS: LegalSource = {
  label: {
    en: 'UK rules since 2021: overseas goods sold directly to customers',
    zh: '英国2021年起境外货物直售规则',
  },
  url: 'https://www.gov.uk/guidance/vat-and-overseas-goods-sold-directly-to-customers-in-the-uk',
}

export const UK_EORI: LegalSource = {
  label: { en: 'UK: who needs an EORI number', zh: '英国政府：EORI号适用对象' },
  url: 'https://www.gov.uk/eori',
}

export const UK_DECLARANT: LegalSource = {
  label: { en: 'UK: appointing someone to deal with customs', zh: '英国政府：委托报关代理' },
  url: 'https://www.gov.uk/guidance/appoint-someone-to-deal-with-customs-on-your-behalf',
}

export const PACKAGING_DE: LegalSource = {
  label: { en: 'Germany: VerpackG § 7 and § 9', zh: '德国包装法（VerpackG）第7条、第9条' },
  url: 'https://www.gesetze-im-internet.de/verpackg/',
}

export const EPR_FR: LegalSource = {
  label: {
    en: 'France: Code de l’environnement, L541-10',
    zh: '法国环境法典（Code de l’environnement）第L541-10条',
  },
  url: 'https://www.legifrance.gouv.fr/codes/id/LEGITEXT000006074220/',
}

export const PACKAGING_ES: LegalSource = {
  label: {
    en: 'Spain: Real Decreto 1055/2022 on packaging',
    zh: '西班牙第1055/2022号包装法令（Real Decreto）',
  },
  url: 'https://www.boe.es/eli/es/rd/2022/12/27/1055',
}

export const PACKAGING_AT: LegalSource = {
  label: { en: 'Austria: Verpackungsverordnung 2014', zh: '奥地利2014年包装条例（VerpackVO）' },
  url: 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20008902',
}

export const PACKAGING_IT: LegalSource = {
  label: {
    en: 'Italy: Decreto legislativo 152/2006, art. 221',
    zh: '意大利第152/2006号法令第221条',
  },
  url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2006-04-03;152',
}

export const PACKAGING_PL: LegalSource = {
  label: {
    en: 'Poland: packaging act of 13 June 2013 (BDO register)',
    zh: '波兰2013年6月13日包装法（BDO登记）',
  },
  url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20130000888',
}

export const NATIONAL_FISCAL_REPRESENTATION: LegalSource = {
  label: {
    en: 'Directive 2006/112/EC, art. 204, and the national law',
    zh: '欧盟指令2006/112/EC第204条及所在国法律',
  },
  url: eurLex('dir/2006/112'),
}
