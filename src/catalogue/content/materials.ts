import type { ProductContent } from '../product.ts'

type Material = ProductContent['materials'][number]

/** Documents that many authorities require, with the same texts everywhere. */
export const businessLicence: Material = {
  key: 'businessLicence',
  name: { en: 'Business licence', zh: '营业执照' },
  note: { en: 'PDF or photo, in colour', zh: '彩色扫描件或照片' },
}

export const passport: Material = {
  key: 'passport',
  name: { en: 'Passport of each director', zh: '每位董事的护照' },
  note: { en: 'Photo page, valid for at least 3 more months', zh: '照片页，有效期至少还有3个月' },
}

export const registerExtract: Material = {
  key: 'registerExtract',
  name: { en: 'Extract from the company register', zh: '企业信用信息公示报告' },
  note: { en: 'No more than three months old; we arrange the translation', zh: '3个月以内，翻译由我们安排' },
}

export const articles: Material = {
  key: 'articles',
  name: { en: 'Articles of association', zh: '公司章程' },
  note: { en: 'The version in force, all pages', zh: '现行有效版本，全部页面' },
}

export const taxableAtHome: Material = {
  key: 'homeCertificate',
  name: { en: 'Proof that the company is taxable at home', zh: '本国纳税证明' },
  note: { en: 'Issued by your tax office, no more than 6 months old', zh: '由当地税务机关6个月内出具' },
}

export const shopPages: Material = {
  key: 'proofOfTrade',
  name: { en: 'Screenshots of your shop', zh: '店铺后台截图' },
  note: { en: 'With the company’s legal name and the shop’s address', zh: '须显示公司法定名称和店铺链接' },
}

export const warehouseContract: Material = {
  key: 'warehouseContract',
  name: { en: 'Warehouse or fulfilment contract', zh: '仓储或海外仓合同' },
  note: {
    en: 'Or the marketplace’s confirmation of where your stock is',
    zh: '或平台出具的库存所在仓库证明',
  },
}

export const previousRelease: Material = {
  key: 'release',
  name: { en: 'Release from the previous agent', zh: '原代理的转出确认' },
  note: { en: 'Only if an agent has filed for you until now', zh: '此前由其他代理申报时需要' },
}

export const salesReports: Material = {
  key: 'salesReports',
  name: { en: 'Sales reports of the missing months', zh: '漏报月份的销售报告' },
  note: {
    en: 'From every channel, exactly as exported',
    zh: '各渠道平台后台导出的原始报告',
  },
}

export const importDocuments: Material = {
  key: 'importPapers',
  name: { en: 'Import documents', zh: '进口报关单据' },
  note: { en: 'Customs declarations and proof of import VAT paid', zh: '报关单及进口增值税缴款凭证' },
}
