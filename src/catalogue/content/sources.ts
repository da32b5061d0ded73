import type { ProductContent } from '../product.ts'

type Source = ProductContent['faqs'][number]['sources'][number]

/** Each function names one act, so that it is cited the same way everywhere. */

export function directive2006112(en: string, zh: string): Source {
  return {
    label: { en: `Directive 2006/112/EC, ${en}`, zh: `欧盟指令2006/112/EC${zh}` },
    url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
  }
}

/** German VAT act. @param section as in the address of the page: `22f` */
export function ustg(section: string, en: string, zh: string): Source {
  return {
    label: { en: `UStG ${en}`, zh: `德国增值税法（UStG）${zh}` },
    url: `https://www.gesetze-im-internet.de/ustg_1980/__${section}.html`,
  }
}

/** German packaging act. */
export function verpackg(section: string, en: string, zh: string): Source {
  return {
    label: { en: `VerpackG ${en}`, zh: `德国包装法（VerpackG）${zh}` },
    url: `https://www.gesetze-im-internet.de/verpackg/__${section}.html`,
  }
}

/** A regulation of the EU. @param number as in its address: `2023/988` */
export function euRegulation(number: string, en: string, zh: string): Source {
  return {
    label: { en: `Regulation (EU) ${number}, ${en}`, zh: `欧盟第${number}号条例${zh}` },
    url: `https://eur-lex.europa.eu/eli/reg/${number}/oj`,
  }
}

/** Union Customs Code. */
export function customsCode(en: string, zh: string): Source {
  return {
    label: {
      en: `Union Customs Code (Regulation (EU) 952/2013), ${en}`,
      zh: `欧盟海关法典（第952/2013号条例）${zh}`,
    },
    url: 'https://eur-lex.europa.eu/eli/reg/2013/952/oj',
  }
}

/** French general tax code. */
export function frenchTaxCode(en: string, zh: string): Source {
  return { label: { en: `Code général des impôts, ${en}`, zh: `法国税法典（CGI）${zh}` } }
}

/** United Kingdom: Value Added Tax Act 1994. */
export function ukVatAct(part: string, en: string, zh: string): Source {
  return {
    label: { en: `VAT Act 1994, ${en}`, zh: `英国1994年增值税法${zh}` },
    url: `https://www.legislation.gov.uk/ukpga/1994/23/${part}`,
  }
}

/** An act that has no function of its own here. */
export function act(en: string, zh: string, url?: string): Source {
  return { label: { en, zh }, ...(url !== undefined && { url }) }
}
