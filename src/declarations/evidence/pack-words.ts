import type { LocalText } from '#platform/shared/local-text.ts'
import type { DeclarationKind } from '../declaration.ts'

const OF_TAX = {
  company: { en: 'Taxpayer', zh: '纳税人' },
  number: { en: 'Tax number', zh: '税号' },
  reference: { en: 'Tax office reference', zh: '税局受理编号' },
  receipt: { en: 'Receipt of the tax office', zh: '税局回执' },
  agrees: {
    en: 'All box amounts that come from sales agree with the sales in this pack.',
    zh: '各栏目中来自销售的部分，均与本证据包所列销售一致。',
  },
} satisfies Record<string, LocalText>

/** Quantities go to a register or a scheme, and are no tax. */
const OF_QUANTITIES: typeof OF_TAX = {
  company: { en: 'Company', zh: '企业' },
  number: { en: 'Registration number', zh: 'EPR注册号' },
  reference: { en: 'Reference of the register or scheme', zh: '注册机构或回收组织受理编号' },
  receipt: { en: 'Receipt of the register or scheme', zh: '注册机构或回收组织回执' },
  agrees: {
    en: 'The quantities are those that were filed. Where they were counted, the goods behind them are in 01-return/goods.xlsx.',
    zh: '数量与提交时一致。按销售计算的，所依据的商品见01-return/goods.xlsx。',
  },
}

/** How a pack names what depends on to whom the declaration went. */
export const packWords = (kind: DeclarationKind): typeof OF_TAX => (kind === 'EPR' ? OF_QUANTITIES : OF_TAX)
