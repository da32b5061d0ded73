import type { LocalText } from '#platform/shared/local-text.ts'
import type { GoodsCategory } from './goods-categories.ts'

export const CATEGORY_NAMES: Readonly<Record<GoodsCategory, LocalText>> = {
  standard: { en: 'General goods', zh: '一般商品' },
  books: { en: 'Printed books', zh: '纸质图书' },
  'e-books': { en: 'E-books', zh: '电子书' },
  food: { en: 'Food', zh: '食品' },
  'childrens-clothing': { en: 'Children’s clothing', zh: '童装' },
  medicines: { en: 'Medicines for human use', zh: '人用药品' },
  photovoltaics: { en: 'Solar panels and storage', zh: '太阳能板及储能设备' },
  'period-products': { en: 'Period products', zh: '女性卫生用品' },
  contraceptives: { en: 'Contraceptives', zh: '避孕用品' },
}

/** Synonyms, among them Amazon's product tax codes. */
const OTHER_TEXTS: Readonly<Record<string, string>> = {
  '': 'standard',
  general: 'standard',
  'a-gen-standard': 'standard',
  book: 'books',
  'a-books-gen': 'books',
  ebooks: 'e-books',
  ebook: 'e-books',
  'e-book': 'e-books',
  'a-food-gen': 'food',
  foodstuffs: 'food',
  'children-s-clothing': 'childrens-clothing',
  'children-clothing': 'childrens-clothing',
  'a-clth-child': 'childrens-clothing',
  medical: 'medicines',
  medicine: 'medicines',
  pharmaceuticals: 'medicines',
  photovoltaic: 'photovoltaics',
  'solar-panel': 'photovoltaics',
  'solar-panels': 'photovoltaics',
  hygiene: 'period-products',
  'feminine-hygiene': 'period-products',
  'womens-hygiene': 'period-products',
  'menstrual-products': 'period-products',
  'sanitary-products': 'period-products',
  contraceptive: 'contraceptives',
  contraception: 'contraceptives',
  condoms: 'contraceptives',
}

/** A category as people write it, in the data's spelling: `Children’s clothing` is `childrens-clothing`. */
export function normaliseCategory(category: string | null | undefined): string {
  const plain = (category ?? '')
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replaceAll(/[’']s\b/g, 's')
    .replaceAll(/[\s_’'-]+/g, '-')
  return OTHER_TEXTS[plain] ?? plain
}
