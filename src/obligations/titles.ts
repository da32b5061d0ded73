import type { LocalText } from '#platform/shared/local-text.ts'
import type { ObligationKind } from './rule.ts'

/** What an obligation is called; its countries are shown beside it. */
export const TITLES: Record<ObligationKind, LocalText> = {
  VAT_REGISTRATION: { en: 'VAT registration and returns', zh: 'VAT注册与申报' },
  FISCAL_REPRESENTATIVE: { en: 'Fiscal representative', zh: '财税代表' },
  OSS: { en: 'One-Stop Shop (OSS)', zh: 'OSS一站式申报' },
  IOSS: { en: 'Import One-Stop Shop (IOSS)', zh: 'IOSS进口一站式申报' },
  IOSS_INTERMEDIARY: { en: 'Intermediary for IOSS', zh: 'IOSS中间人' },
  EORI: { en: 'EORI number', zh: 'EORI号' },
  CUSTOMS_REPRESENTATIVE: { en: 'Indirect customs representative', zh: '间接报关代理' },
  PACKAGING: { en: 'Packaging registration', zh: '包装法注册' },
  PACKAGING_REPRESENTATIVE: { en: 'Authorised representative for packaging', zh: '包装法授权代表' },
  WEEE: { en: 'WEEE registration (electrical goods)', zh: 'WEEE注册（电子电器）' },
  WEEE_REPRESENTATIVE: { en: 'Authorised representative for WEEE', zh: 'WEEE授权代表' },
  BATTERIES: { en: 'Battery registration', zh: '电池法注册' },
  TEXTILES: { en: 'EPR registration for textiles', zh: '纺织品EPR注册' },
  TOYS: { en: 'EPR registration for toys', zh: '玩具EPR注册' },
  RESPONSIBLE_PERSON: { en: 'Responsible person (GPSR)', zh: '欧盟负责人（欧代）' },
  CE_REPRESENTATIVE: { en: 'Importer or authorised representative (CE)', zh: 'CE产品的进口商或授权代表' },
}
