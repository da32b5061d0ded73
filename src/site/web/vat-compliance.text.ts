import { defineText } from '#platform/shared/text.ts'

export const vatComplianceText = defineText({
  title: { en: 'VAT in Europe, country by country', zh: '欧洲各国VAT合规' },
  titleIn: { en: 'VAT in {{country}}', zh: '{{country}}VAT' },
  description: {
    en: 'When online sellers need a VAT number in the EU and the UK, who issues it, whether a representative is needed, and what it costs.',
    zh: '跨境卖家何时需要欧盟和英国VAT税号、由谁颁发、是否需要税务代表、费用多少。',
  },
  descriptionIn: {
    en: 'A VAT number in {{country}}: when it is needed, which office issues it, whether you need a representative, working days and prices.',
    zh: '{{country}}VAT税号：何时需要、由哪个机关颁发、是否需要税务代表、办理时长和价格。',
  },
  lead: {
    en: 'A VAT number belongs to one country. Choose where your goods lie or where you sell, and see what registering there means.',
    zh: 'VAT税号按国家颁发。请选择您备货或销售的国家，查看在当地注册的要求。',
  },
  chooser: { en: 'Country', zh: '国家' },
  overview: { en: 'Overview', zh: '总览' },
  needTitle: { en: 'When you need a number', zh: '什么情况下需要税号' },
  needStock: {
    en: 'Your goods lie in the country, also in the warehouse of a marketplace. Moving stock between two EU countries counts as a supply, too.',
    zh: '货物存放在该国，包括平台仓库。在欧盟国家之间调拨库存也视同销售。',
  },
  needStockSource: { en: 'Directive 2006/112 art. 17, 31', zh: '第2006/112号指令第17、31条' },
  needSales: {
    en: 'You sell to consumers there from another EU country, above the threshold for all countries together, and do not report through the One Stop Shop.',
    zh: '从其他欧盟国家向该国消费者销售，各国合计超过门槛，且未通过OSS申报。',
  },
  needSalesSource: { en: 'Directive 2006/112 art. 33, 59c', zh: '第2006/112号指令第33、59c条' },
  needImport: {
    en: 'You import goods there in your own name and sell them on.',
    zh: '以自己的名义进口货物并在当地销售。',
  },
  needImportSource: { en: 'Directive 2006/112 art. 30, 201', zh: '第2006/112号指令第30、201条' },
  needMarketplace: {
    en: 'A marketplace asks for it. Marketplaces are liable for sellers without a number and close their offers.',
    zh: '平台要求提供。平台对无税号卖家承担连带责任，会下架其商品。',
  },
  needMarketplaceSource: { en: 'Directive 2006/112 art. 14a, 205', zh: '第2006/112号指令第14a、205条' },
  needGb: {
    en: 'For the United Kingdom the VAT Act 1994, schedules 1 and 1A, applies instead: from the first taxable supply where the seller is not established there.',
    zh: '英国适用《1994年增值税法》附表1和1A：未在英国设立的卖家，自第一笔应税销售起即须注册。',
  },
  factsTitle: { en: 'Registering in {{country}}', zh: '在{{country}}注册' },
  authority: { en: 'Who issues it', zh: '颁发机关' },
  number: { en: 'What it looks like', zh: '税号格式' },
  representative: { en: 'Fiscal representative', zh: '税务代表' },
  days: { en: 'Usual time', zh: '通常时长' },
  daysValue: {
    en: '{{low}}–{{high}} working days from complete papers',
    zh: '资料齐全后{{low}}–{{high}}个工作日',
  },
  priceFrom: { en: 'Price', zh: '价格' },
  priceValue: { en: 'from {{price}}, without VAT', zh: '{{price}}起，不含税' },
  afterTitle: { en: 'What follows after registering', zh: '注册之后' },
  afterReturns: {
    en: 'Returns at a rhythm that the office sets, also for periods without sales.',
    zh: '按税局规定的周期申报，无销售也须零申报。',
  },
  afterPay: {
    en: 'The tax is paid by you to the office, by the day of the return or soon after.',
    zh: '税款由您直接缴给税局，通常在申报当日或稍后到期。',
  },
  afterRecords: {
    en: 'Invoices and records are kept for years; the office may ask for them.',
    zh: '发票和账簿须保存多年，税局可随时要求提供。',
  },
  afterEnd: {
    en: 'Whoever stops selling there deregisters; until then the duties go on.',
    zh: '停止销售应办理注销，注销前义务持续。',
  },
  servicesTitle: { en: 'VAT services for {{country}}', zh: '{{country}}VAT服务' },
  servicesAll: { en: 'VAT services bought most often', zh: '热门VAT服务' },
  besideTitle: { en: 'Often due in {{country}} as well', zh: '在{{country}}通常还需办理' },
  allServices: { en: 'All VAT services', zh: '全部VAT服务' },
  none: { en: 'No service for this country yet', zh: '暂无该国服务' },
  noneText: {
    en: 'Write to us: we know who registers there.',
    zh: '请联系我们，我们可推荐当地的办理机构。',
  },
  askUs: { en: 'Ask about it', zh: '咨询' },
  source: { en: 'Source: {{source}}', zh: '依据：{{source}}' },
  whole: { en: 'One Stop Shop instead of many numbers?', zh: '用OSS代替多个税号？' },
  wholeText: {
    en: 'Sales to consumers across the EU can be reported in one return in one country. Stock in a country still needs a number there.',
    zh: '面向欧盟消费者的跨境销售可在一国统一申报，但在某国备货仍需当地税号。',
  },
  toOss: { en: 'See One Stop Shop services', zh: '查看OSS服务' },
  authority_DE: {
    en: 'The tax office for your country, for China Berlin Neukölln',
    zh: '按所属国家确定税局，中国企业归柏林Neukölln税局',
  },
  number_DE: {
    en: 'DE and nine digits (USt-IdNr.); marketplaces check it (§ 22f, § 25e UStG). Returns use a separate tax number, the Steuernummer.',
    zh: 'DE加9位数字（USt-IdNr.），平台会核查（德国增值税法第22f、25e条）。申报另用税号Steuernummer。',
  },
  representative_DE: {
    en: 'Not needed. A tax adviser may represent you.',
    zh: '无需税务代表，可委托税务师代理。',
  },
  authority_FR: {
    en: 'The tax office for foreign businesses (SIEE), Noisy-le-Grand',
    zh: '法国外国企业税务处（SIEE，Noisy-le-Grand）',
  },
  number_FR: {
    en: 'FR, two characters and the nine digits of the SIREN.',
    zh: 'FR加2位校验码和9位SIREN号。',
  },
  representative_FR: {
    en: 'Needed for companies outside the EU, unless their country has an agreement on assistance with France (CGI art. 289 A).',
    zh: '欧盟以外企业须指定税务代表，与法国有税务互助协定的国家除外（法国税法总则第289 A条）。',
  },
  authority_IT: { en: 'Agenzia delle Entrate', zh: '意大利税务局（Agenzia delle Entrate）' },
  number_IT: { en: 'IT and eleven digits (partita IVA).', zh: 'IT加11位数字（partita IVA）。' },
  representative_IT: {
    en: 'Needed for companies outside the EU, unless their country has an agreement on assistance (DPR 633/1972 art. 17).',
    zh: '欧盟以外企业须指定税务代表，有税务互助协定的国家除外（第633/1972号总统令第17条）。',
  },
  authority_ES: { en: 'Agencia Tributaria (AEAT)', zh: '西班牙税务局（AEAT）' },
  number_ES: {
    en: 'ES and nine characters (NIF); it is active in cross-border trade once entered in the ROI register.',
    zh: 'ES加9位字符（NIF），登记ROI后方可用于跨境贸易。',
  },
  representative_ES: {
    en: 'Needed for companies outside the EU, unless their country has an agreement on assistance (Ley 37/1992 art. 164).',
    zh: '欧盟以外企业须指定税务代表，有税务互助协定的国家除外（第37/1992号法律第164条）。',
  },
  authority_PL: {
    en: 'The tax office for foreign businesses, Second Tax Office Warszawa-Śródmieście',
    zh: '外国企业主管税局（华沙Śródmieście第二税局）',
  },
  number_PL: { en: 'PL and ten digits (NIP).', zh: 'PL加10位数字（NIP）。' },
  representative_PL: {
    en: 'Needed for companies outside the EU, with few exceptions (VAT act art. 18a).',
    zh: '欧盟以外企业须指定税务代表，少数国家除外（波兰增值税法第18a条）。',
  },
  authority_CZ: {
    en: 'The tax office for the Moravian-Silesian Region, Ostrava',
    zh: '摩拉维亚-西里西亚州税局（俄斯特拉发）',
  },
  number_CZ: { en: 'CZ and eight to ten digits (DIČ).', zh: 'CZ加8至10位数字（DIČ）。' },
  representative_CZ: {
    en: 'Not needed. A data box and a Czech tax adviser make the correspondence easier.',
    zh: '无需税务代表，建议开通数据邮箱并委托当地税务师。',
  },
  authority_GB: { en: 'HM Revenue & Customs (HMRC)', zh: '英国税务海关总署（HMRC）' },
  number_GB: {
    en: 'GB and nine digits; Northern Ireland trades in goods with XI.',
    zh: 'GB加9位数字，北爱尔兰货物贸易使用XI前缀。',
  },
  representative_GB: {
    en: 'Not needed as a rule. An agent may act for you once HMRC has the authorisation.',
    zh: '一般无需税务代表，经HMRC授权后可由代理办理。',
  },
  authority_AT: { en: 'Finanzamt Österreich', zh: '奥地利税务局（Finanzamt Österreich）' },
  number_AT: { en: 'ATU and eight digits (UID).', zh: 'ATU加8位数字（UID）。' },
  representative_AT: {
    en: 'Needed for companies outside the EU (UStG 1994 § 27).',
    zh: '欧盟以外企业须指定税务代表（1994年增值税法第27条）。',
  },
  authority_NL: {
    en: 'Belastingdienst, office for foreign businesses, Heerlen',
    zh: '荷兰税务局外国企业部（Heerlen）',
  },
  number_NL: { en: 'NL, nine digits, B and two digits.', zh: 'NL加9位数字、B及2位数字。' },
  representative_NL: {
    en: 'Needed for the import licence under article 23, with which import VAT moves into the return.',
    zh: '申请第23条进口递延许可（进口增值税转入申报）时需要税务代表。',
  },
  authority_BE: { en: 'FPS Finance, the centre for foreign businesses', zh: '比利时联邦财政部外国企业中心' },
  number_BE: { en: 'BE and ten digits.', zh: 'BE加10位数字。' },
  representative_BE: {
    en: 'Needed for companies outside the EU (VAT code art. 55).',
    zh: '欧盟以外企业须指定责任代表（比利时增值税法第55条）。',
  },
  authority_SE: { en: 'Skatteverket', zh: '瑞典税务局（Skatteverket）' },
  number_SE: { en: 'SE and twelve digits.', zh: 'SE加12位数字。' },
  representative_SE: {
    en: 'Needed for companies outside the EU, unless their country has an agreement on assistance with Sweden.',
    zh: '欧盟以外企业须指定代表，与瑞典有税务互助协定的国家除外。',
  },
  authority_IE: { en: 'Revenue Commissioners', zh: '爱尔兰税务局（Revenue）' },
  number_IE: { en: 'IE, seven digits and one or two letters.', zh: 'IE加7位数字和1至2位字母。' },
  representative_IE: {
    en: 'Not needed. Revenue asks for proof of trade in Ireland.',
    zh: '无需税务代表，但须提供在爱尔兰经营的证明。',
  },
})
