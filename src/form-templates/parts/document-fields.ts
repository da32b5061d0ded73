import type { LocalText } from '#platform/shared/local-text.ts'
import type { RowField } from '#forms/engine/model/template.ts'
import { latin } from './ask.ts'
import { documentField } from './files.ts'

export function businessLicence(): RowField {
  return documentField({
    key: 'businessLicence',
    label: { en: 'Business licence', zh: '营业执照' },
    name: { en: 'business licence', zh: '营业执照' },
    help: {
      en: 'In colour, whole page. We have it translated.',
      zh: '彩色、完整页面，请上传原件扫描件或照片。翻译由我们安排。',
    },
    shareable: true,
    required: true,
    copyKey: 'company.businessLicence',
    example: 'businessLicence',
  })
}

export function registerExtract(): RowField {
  return documentField({
    key: 'registerExtract',
    label: { en: 'Extract from the company register', zh: '企业信用信息公示报告' },
    name: { en: 'extract from the company register', zh: '企业信用信息公示报告' },
    help: {
      en: 'Not older than three months. Mainland China: the report from gsxt.gov.cn; Hong Kong: NNC1 or the latest NAR1.',
      zh: '3个月以内。中国大陆公司请从国家企业信用信息公示系统（gsxt.gov.cn）下载；香港公司请上传NNC1或最新的NAR1。',
    },
    shareable: true,
    required: true,
    copyKey: 'company.registerExtract',
  })
}

/** The company documents that every office requires. */
export function companyDocuments(): RowField[] {
  return [businessLicence(), registerExtract()]
}

/** @param help what this office requires for them: translation, apostille */
export function articlesOfAssociation(help: LocalText): RowField {
  return documentField({
    key: 'articles',
    label: { en: 'Articles of association', zh: '公司章程' },
    name: { en: 'articles of association', zh: '公司章程' },
    help,
    required: true,
    copyKey: 'company.articles',
  })
}

/** Who signs the power of attorney, where the form asks about the people of the company. */
export function signatoryAmongPeople(): RowField {
  return {
    type: 'text',
    key: 'signatory',
    label: { en: 'Who signs the power of attorney?', zh: '授权委托书签署人（拼音）' },
    name: { en: 'name of the person who signs the power of attorney', zh: '授权委托书签署人' },
    help: {
      en: 'A director or legal representative named under “Directors and owners”.',
      zh: '须为“股东与高管”中填写的法人或董事。',
    },
    missing: { en: 'Choose who signs the power of attorney.', zh: '请选择授权委托书签署人。' },
    required: true,
    copyKey: 'company.signatory',
    validators: [...latin(80), { name: 'oneOf', column: 'directors/fullName' }],
  }
}

/** @param text what happens with the power of attorney after the form has been accepted */
export function powerOfAttorneyFields(text: LocalText): RowField[] {
  return [
    {
      type: 'info',
      key: 'powerOfAttorney',
      label: { en: 'The power of attorney comes next', zh: '下一步：签署授权委托书' },
      text,
    },
    signatoryAmongPeople(),
  ]
}

export function declaration(): RowField {
  return {
    type: 'checkbox',
    key: 'declaration',
    label: {
      en: 'All answers are true and complete, and we will tell you at once if anything changes.',
      zh: '以上内容真实、完整，如有变化将立即告知。',
    },
    missing: {
      en: 'Please confirm that all answers are true and complete.',
      zh: '请确认以上内容真实、完整。',
    },
    required: true,
  }
}
