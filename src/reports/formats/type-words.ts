/** What a word of a file’s type column may be said to mean, the most frequent first. */
export const MAPPED_TYPES = [
  'SALE',
  'REFUND',
  'RETURN',
  'FC_TRANSFER',
  'INBOUND',
  'DONATION',
  'LIQUIDATION',
  'NOT_A_SALE',
] as const
export type MappedType = (typeof MAPPED_TYPES)[number]

/** A fee, a payout: no row of a return. With spaces, so that no word of a file is read as it by itself. */
export const NO_SALE = 'NOT A SALE'

const LONGEST = 100

/** Words are compared without regard to case, and to whether spaces, hyphens or underlines separate them. */
export const plainWord = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]+/g, '_')

/** `Rückerstattung` is also written without its dots, `devolución` without its accent. */
const withoutMarks = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '')

/**
 * The words of exports and of sellers’ own tables. Goods returned are meant where their money was: in such files a return
 * is the refund. What may be several things (a credit, a cancellation, an invoice) is nobody’s but the seller’s to say.
 */
const WORDS: Readonly<Partial<Record<MappedType, readonly string[]>>> = {
  SALE: [
    ...['Sale', 'Sales', 'Order', 'Sold', 'Purchase', 'Sales order'],
    ...['Verkauf', 'Verkäufe', 'Bestellung', 'Auftrag', 'Kauf'],
    ...['Vente', 'Ventes', 'Commande', 'Achat'],
    ...['Venta', 'Ventas', 'Pedido', 'Compra'],
    ...['Vendita', 'Vendite', 'Ordine', 'Acquisto'],
    ...['Sprzedaż', 'Zamówienie', 'Zakup'],
    ...['Verkoop', 'Bestelling', 'Aankoop'],
    ...['销售', '订单', '销售订单', '售出', '出售'],
  ],
  REFUND: [
    ...['Refund', 'Refunds', 'Refunded', 'Return', 'Returned', 'Partial refund', 'Full refund'],
    ...['Rückerstattung', 'Rueckerstattung', 'Erstattung', 'Teilerstattung', 'Teilrückerstattung'],
    ...['Erstattet', 'Retoure', 'Rücksendung', 'Rückgabe'],
    ...['Remboursement', 'Remboursé', 'Remboursement partiel', 'Retour'],
    ...['Reembolso', 'Reembolsado', 'Reembolso parcial', 'Devolución'],
    ...['Rimborso', 'Rimborsato', 'Rimborso parziale', 'Reso'],
    ...['Zwrot', 'Zwrot pieniędzy', 'Zwrot środków', 'Częściowy zwrot', 'Zwrot częściowy'],
    ...['Terugbetaling', 'Terugbetaald', 'Gedeeltelijke terugbetaling', 'Retourzending'],
    ...['退款', '退货', '退货退款', '仅退款', '全额退款', '部分退款', '退款订单', '已退款'],
  ],
  FC_TRANSFER: ['FC transfer', 'Stock transfer', 'Umlagerung', '移仓', '调仓', '调拨'],
  INBOUND: ['Inbound', '入仓', '入库'],
  DONATION: ['Donation', 'Spende', '赠送', '捐赠'],
  LIQUIDATION: ['Liquidation', '清仓', '清仓销售'],
}

const KNOWN: ReadonlyMap<string, MappedType> = new Map(
  Object.entries(WORDS).flatMap(([type, words]) =>
    words.map((word) => [withoutMarks(plainWord(word)), type as MappedType] as const),
  ),
)

/** What a word usually means, in eight languages; null: nothing that is known. */
export const usualType = (word: string): MappedType | null => KNOWN.get(withoutMarks(plainWord(word))) ?? null
