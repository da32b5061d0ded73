import type { LocalText } from '#platform/shared/local-text.ts'
import type { Holder, OriginalKind } from './originals.ts'

/** What the seller, the history and the mails call each kind of paper. */
export const ORIGINAL_NAMES: Record<OriginalKind, LocalText> = {
  POWER_OF_ATTORNEY: { en: 'Power of attorney', zh: '授权委托书' },
  REGISTER_EXTRACT: { en: 'Business licence or register extract', zh: '营业执照或登记摘录' },
  ARTICLES: { en: 'Articles of association', zh: '公司章程' },
  ID_COPY: { en: 'Certified copy of the passport or ID card', zh: '护照或身份证的公证复印件' },
  RESIDENCE: { en: 'Certificate of tax residence', zh: '税收居民身份证明' },
  CERTIFICATE: { en: 'Certificate from the authority', zh: '主管机关颁发的证书' },
  OTHER: { en: 'Other document', zh: '其他文件' },
}

export const HOLDER_NAMES: Record<Holder, LocalText> = {
  TRANSLATOR: { en: 'sworn translator', zh: '认证翻译' },
  NOTARY: { en: 'notary', zh: '公证处' },
  APOSTILLE_OFFICE: { en: 'apostille office', zh: '海牙认证机构' },
  AUTHORITY: { en: 'authority', zh: '主管机关' },
  PARTNER: { en: 'partner', zh: '合作方' },
}
