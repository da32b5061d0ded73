import type { Lang } from '#platform/shared/local-text.ts'

/** The sources of the facts in the data files, by the ids that their rows name. */
export const SOURCES = {
  D27: 'TEDB of the EU Commission (duty27/eu-vat, 2026-10-04)',
  VNH: 'TEDB and TAXUD booklet (vatnode/eu-vat-rates-data, 2026-09-23)',
  VNC: 'TEDB (vatnode/eu-vat-rates-wp, 2026-08-19)',
  VN2: 'TEDB (vatnode/eu-vat-rates-data-js, 2026-02-27)',
  IBE: 'ibericode/vat-rates, 2025-08-12',
  KDE: 'kdeldycke/vat-rates, 2025-09-25',
  NST: 'npm sales-tax 2.23.0',
  VERO: 'https://vero.fi/en/About-us/newsroom/changes-in-taxation/plans-to-lower-the-14-percent-vat-rate-to-13.5-in-2026',
  FSOL: 'https://fiscalsolutions.co.uk/news/sweden-to-cut-food-vat-rate-from-12-to-6',
  ESSA: 'https://www.essentiaglobalservices.com/?p=10006',
  BMF: 'https://english.bmf.gv.at/taxation/Time-limit-for-filing-preliminary-VAT-returns.html',
  MAR: 'https://marosavat.com/resources/vat-due-dates-in-europe',
  AVCY: 'https://www.avalara.com/us/en/vatlive/country-guides/europe/cyprus/cyprus-vat-returns.html',
  AVIE: 'https://www.avalara.com/us/en/vatlive/country-guides/europe/ireland/irish-vat-returns.html',
  AVSE: 'https://www.avalara.com/us/en/vatlive/country-guides/europe/sweden/swedish-vat-returns.html',
  VID: 'https://vid.gov.lv/en/due-dates-filing-returns-and-making-tax-payments',
  VCLV: 'https://vatcalc.com/latvia/latvia-moves-vat-return-deadline-to-23rd',
  ESTV: 'https://www.estv.admin.ch/estv/en/home/mehrwertsteuer/fachinformationen/inkasso/termine-und-faelligkeiten.html',
  SSB: 'https://www.ssb.no/ajax/ordforklaring?key=138332&sprak=no',
  VOEC: 'Skatteetaten, VOEC',
  UK: 'https://xactaccountants.co.uk/blog/faq-items/how-and-when-should-vat-returns-be-submitted',
  LIPE: 'https://www.graber-partner.com/it/domande-frequenti/75-communicazione-delle-liquidazioni-periodiche-iva-lipe.html',
  AEIT: 'https://agenziaentrate.gov.it/portale/en/web/english/paying-vat',
  MARIE: 'https://marosavat.com/manual/vat/ireland/returns/',
  ESQ: 'https://vatupdate.com/?p=137137',
  FR24: 'https://docs.oracle.com/en/applications/jd-edwards/localizations/9.2/eoafr/vat-returns.html',
  SKAT: 'https://skat.dk/en-us/businesses/vat/deadlines-filing-vat-returns-and-paying-vat',
  FNX: 'https://www.fortnox.se/blogg/datum-skatter-och-moms-2022/',
  GBAA: 'https://www.gov.uk/vat-annual-accounting-scheme/return-and-payment-deadlines',
  VCIE: 'https://vatcalc.com/ireland/ireland-cuts-vat-e-books-2019',
  VUAT: 'https://www.vatupdate.com/2025/07/25/vat-exemption-begins-2026-feminine-hygiene-contraceptives-at-0',
  BMFPV: 'https://datenbank.nwb.de/Dokument/Anzeige/Doi/GAAAJ-32171',
  FNO: 'https://www.regjeringen.no/no/dokumenter/forskrift-om-endring-i-forskrift-15.-desember-2009-nr.-1540-til-merverdiavgiftsloven/id2662727/',
  OSS: 'https://vat-one-stop-shop.ec.europa.eu/one-stop-shop/declare-and-pay-oss_bg',
  VATL: 'http://www.vatlive.com/eu-vat-rules/eu-vat-returns/eu-vat-returns/',
  NWB: 'https://datenbank.nwb.de/Dokument/452295_Article59c',
  GOVUK:
    'https://gov.uk/guidance/vat-and-overseas-goods-sold-to-customers-in-great-britain-using-online-marketplaces-from-1-january-2021',
  DUTY3:
    'https://www.vatupdate.com/2025/12/18/eu-to-impose-e3-fixed-customs-duty-on-small-parcels-under-e150-from-july-2026',
  ASD: 'https://asdgroupcustoms.com/2026-intrastat-and-emebi-thresholds-in-the-eu',
  MARIN: 'https://marosavat.com/intrastat-thresholds',
  DSTAT: 'https://www.destatis.de/EN/Themes/Economy/Foreign-Trade/reporting-thresholds-2025.html',
  GUS: 'https://www.vatupdate.com/?p=335423',
  EASY: 'https://www.easytax.co/en/tax-mag/info/thresholds-intrastat-and-emebi/',
  ART214: 'Directive 2006/112/EC art. 214(1); VATA 1994 sch. 1A',
  VEROP:
    'https://www.vero.fi/en/businesses-and-corporations/taxes-and-charges/vat/when-to-file-and-pay/tax-period/',
  GUILU:
    'http://www.guichet.public.lu/entreprises/fr/fiscalite/tva/declarations-remboursements/declarer-tva-aed/index.html',
  OWN: 'General knowledge, not confirmed against a source',
} as const

export type SourceId = keyof typeof SOURCES

/** What is a sentence of ours, not a name or an address, in Chinese. */
const IN_CHINESE: Partial<Record<SourceId, string>> = {
  D27: '欧盟委员会TEDB数据库（duty27/eu-vat，2026年10月4日）',
  VNH: 'TEDB数据库和TAXUD手册（vatnode/eu-vat-rates-data，2026年9月23日）',
  VNC: 'TEDB数据库（vatnode/eu-vat-rates-wp，2026年8月19日）',
  VN2: 'TEDB数据库（vatnode/eu-vat-rates-data-js，2026年2月27日）',
  IBE: 'ibericode/vat-rates，2025年8月12日',
  KDE: 'kdeldycke/vat-rates，2025年9月25日',
  VOEC: '挪威税务局（Skatteetaten），VOEC',
  ART214: '欧盟指令2006/112/EC第214(1)条；英国1994年增值税法附表1A',
  OWN: '一般常识，尚未核对来源',
}

/** The display names of a row's sources. A rate that staff added states its source in plain words. */
export function sourceNames(source: string, lang: Lang = 'en'): string[] {
  const ids = source.split(' ')
  if (!ids.every(isSource)) return [source]
  return ids.map((id) => (lang === 'zh' ? IN_CHINESE[id] : undefined) ?? SOURCES[id])
}

const isSource = (id: string): id is SourceId => Object.hasOwn(SOURCES, id)
