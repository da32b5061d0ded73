export type SoldThrough = 'MARKETPLACE' | 'OWN_SHOP' | 'UNKNOWN'

/**
 * Who the buyer bought from (Directive 2006/112 art. 14a, Regulation 282/2011 art. 5b: an electronic interface that
 * facilitates the sale). Shop systems such as Shopify sell in the seller's own name, so they are not marketplaces.
 */
const OWN_SHOP =
  /\b(?:own|self|direct|website|web-?shop|online ?shop|shopify|shopline|shoplazza|woocommerce|magento|prestashop|shopware|wix|squarespace|non-amazon)\b|自建站|独立站|官网/
const MARKETPLACE =
  /amazon|ebay|kaufland|real\.de|otto|zalando|cdiscount|allegro|bol\.com|fnac|darty|etsy|aliexpress|alibaba|temu|shein|wish|walmart|manomano|emag|tiktok|rakuten|conrad|mediamarkt|leroy|decathlon|onbuy|wayfair|joom|fruugo|galaxus|backmarket|back market|miravia|marketplace|platform|亚马逊|平台/

const memory = new Map<string, SoldThrough>()
const MOST_NAMES = 1000

export function soldThrough(name: unknown): SoldThrough {
  if (typeof name !== 'string' || name.length > 100) return 'UNKNOWN'
  const found = memory.get(name)
  if (found) return found
  const plain = name.normalize('NFKC').toLowerCase().trim()
  const kind = OWN_SHOP.test(plain) ? 'OWN_SHOP' : MARKETPLACE.test(plain) ? 'MARKETPLACE' : 'UNKNOWN'
  if (memory.size >= MOST_NAMES) memory.clear()
  memory.set(name, kind)
  return kind
}
