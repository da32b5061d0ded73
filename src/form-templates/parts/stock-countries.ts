import { option } from './ask.ts'

/** States where marketplaces and logistics companies keep goods of sellers from abroad. */
export const STOCK_STATES = [
  option('DE', 'Germany', '德国'),
  option('FR', 'France', '法国'),
  option('IT', 'Italy', '意大利'),
  option('ES', 'Spain', '西班牙'),
  option('PL', 'Poland', '波兰'),
  option('CZ', 'Czechia', '捷克'),
  option('NL', 'Netherlands', '荷兰'),
  option('BE', 'Belgium', '比利时'),
  option('SE', 'Sweden', '瑞典'),
  option('IE', 'Ireland', '爱尔兰'),
  option('AT', 'Austria', '奥地利'),
  option('SK', 'Slovakia', '斯洛伐克'),
]
