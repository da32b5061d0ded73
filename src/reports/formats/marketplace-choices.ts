/** What is chosen for sales in the seller's own shop, and on a marketplace that is not named here. */
export const OWN_SHOP = 'own shop'
export const OTHER_MARKETPLACE = 'other marketplace'

/** Where sellers in Europe sell: whoever says it for all rows chooses, so that every row is understood. */
export const MARKETPLACE_NAMES = [
  'Amazon',
  'eBay',
  'Kaufland',
  'OTTO',
  'Zalando',
  'Temu',
  'SHEIN',
  'TikTok Shop',
  'AliExpress',
  'Allegro',
  'Bol.com',
  'Cdiscount',
  'Fnac',
  'ManoMano',
  'eMAG',
  'Etsy',
  'Rakuten',
  'OnBuy',
] as const
