/** Categories of goods with a rate of their own in some states. Everything else is at the standard rate. */
export const GOODS_CATEGORIES = [
  'standard',
  'books',
  'e-books',
  'food',
  'childrens-clothing',
  'medicines',
  'photovoltaics',
  'period-products',
  'contraceptives',
] as const
export type GoodsCategory = (typeof GOODS_CATEGORIES)[number]
