import type { LocalText } from '#platform/shared/local-text.ts'
import { MIXED_KINDS, type DocumentKind } from './document-kinds.ts'

/** In both languages: pages take them from their table of texts. */
export const KIND_NAMES: Record<DocumentKind, LocalText> = {
  PASSPORT: { en: 'Passport', zh: '护照' },
  IDENTITY: { en: 'Other proof of identity', zh: '其他身份证明' },
  BUSINESS_LICENCE: { en: 'Business licence', zh: '营业执照' },
  REGISTER_EXTRACT: { en: 'Extract from the company register', zh: '企业信用信息公示报告' },
  ARTICLES: { en: 'Articles of association', zh: '公司章程' },
  BANK: { en: 'Bank document', zh: '银行证明' },
  HOME_TAX: { en: 'Certificate of the tax office at home', zh: '注册地税局证明' },
  TRADE: { en: 'Proof of trade', zh: '经营证明' },
  CONTRACT: { en: 'Contract', zh: '合同' },
  SIGNED: { en: 'Signed document', zh: '已签署文件' },
  CERTIFICATE: { en: 'Certificate obtained', zh: '证书' },
  RETURN: { en: 'Return or receipt', zh: '申报表或回执' },
  INPUT_TAX: { en: 'Purchase invoice or customs document', zh: '进项发票或海关单据' },
  LETTER: { en: 'Letter from an office', zh: '官方来函' },
  INVOICE: { en: 'Invoice or credit note', zh: '发票或红字发票' },
  OTHER: { en: 'Other document', zh: '其他文件' },
}

/**
 * What a document is called wherever it stands by itself. Each form asks for a passport in words of its own: of a kind
 * that is one document, the kind alone names it.
 */
export const nameOfDocument = (kind: DocumentKind, label: LocalText): LocalText =>
  MIXED_KINDS.includes(kind) ? label : KIND_NAMES[kind]
