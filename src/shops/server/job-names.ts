/** Asks Amazon about one shop. */
export const ASK_SHOP = 'shops.ask'
/** One waiting question per shop: a second request replaces it. */
export const askKey = (shopId: string): string => `shops.ask:${shopId}`
