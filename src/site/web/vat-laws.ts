import { EU_STATES } from '#platform/shared/eu-states.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'

type Laws = { rates: LocalText; filing: LocalText }

const law = (en: string, zh: string): LocalText => ({ en, zh })

/** Where the rates and the returns of a state are laid down: its own act, cited as it is cited there. */
const LAWS: Record<string, Laws> = {
  DE: {
    rates: law('UStG § 12', '德国增值税法（UStG）第12条'),
    filing: law('UStG § 18', '德国增值税法（UStG）第18条'),
  },
  FR: {
    rates: law('CGI art. 278 to 281', '法国税法总典（CGI）第278至281条'),
    filing: law('CGI art. 287', '法国税法总典（CGI）第287条'),
  },
  IT: {
    rates: law('DPR 633/1972 art. 16', '意大利第633/1972号总统令第16条'),
    filing: law('DPR 633/1972 and DPR 322/1998', '意大利第633/1972号和第322/1998号总统令'),
  },
  ES: {
    rates: law('Ley 37/1992 art. 90, 91', '西班牙第37/1992号法律第90、91条'),
    filing: law('RD 1624/1992 art. 71', '西班牙第1624/1992号皇家法令第71条'),
  },
  PL: {
    rates: law('Ustawa o VAT art. 41', '波兰增值税法第41条'),
    filing: law('Ustawa o VAT art. 99, 103', '波兰增值税法第99、103条'),
  },
  CZ: {
    rates: law('Zákon č. 235/2004 Sb. § 47', '捷克第235/2004号法律第47条'),
    filing: law('Zákon č. 235/2004 Sb. § 101', '捷克第235/2004号法律第101条'),
  },
  GB: {
    rates: law('VATA 1994 s. 2, 29A, 30', '英国1994年增值税法第2、29A、30条'),
    filing: law('SI 1995/2518 reg. 25, 40', '英国1995年增值税条例第25、40条'),
  },
  AT: {
    rates: law('UStG 1994 § 10', '奥地利1994年增值税法第10条'),
    filing: law('UStG 1994 § 21', '奥地利1994年增值税法第21条'),
  },
  NL: {
    rates: law('Wet OB 1968 art. 9', '荷兰1968年流转税法第9条'),
    filing: law('AWR art. 10, 19', '荷兰国家税收总法（AWR）第10、19条'),
  },
  BE: {
    rates: law('KB nr. 20 of 20 July 1970', '比利时1970年7月20日第20号皇家法令'),
    filing: law('WBTW art. 53', '比利时增值税法典第53条'),
  },
  SE: {
    rates: law('ML (2023:200) ch. 9', '瑞典增值税法（2023:200）第9章'),
    filing: law('SFL (2011:1244) ch. 26', '瑞典税收程序法（2011:1244）第26章'),
  },
  IE: {
    rates: law('VATCA 2010 s. 46', '爱尔兰2010年增值税合并法第46条'),
    filing: law('VATCA 2010 s. 76', '爱尔兰2010年增值税合并法第76条'),
  },
  CH: {
    rates: law('MWSTG art. 25', '瑞士增值税法（MWSTG）第25条'),
    filing: law('MWSTG art. 71', '瑞士增值税法（MWSTG）第71条'),
  },
  NO: {
    rates: law('Merverdiavgiftsloven ch. 5', '挪威增值税法第5章'),
    filing: law('Skatteforvaltningsloven § 8-3', '挪威税收征管法第8-3条'),
  },
}

const EU_LAWS: Laws = {
  rates: law('Directive 2006/112/EC art. 96 to 98', '欧盟指令2006/112/EC第96至98条'),
  filing: law('Directive 2006/112/EC art. 250 to 252', '欧盟指令2006/112/EC第250至252条'),
}

/** Undefined where we cite none: the sources of the data are shown alone. */
export function lawOf(country: string, kind: keyof Laws, lang: Lang): string | undefined {
  return (LAWS[country] ?? (EU_STATES.has(country) ? EU_LAWS : undefined))?.[kind][lang]
}
