import { type MappedType, plainWord } from './type-words.ts'

/** `Rückerstattung` is also written without its dots, `devolución` without its accent. */
const withoutMarks = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '')

/**
 * The words of exports and of sellers’ own tables. Goods returned are meant where their money was: in such files a return
 * is the refund, an invoice the sale, and a credit note or a reversed invoice (Storno) the refund. What may be several things
 * (an adjustment, an order that was cancelled, a purchase of the buyer’s or of the seller’s own, a clearance: 清仓 is mostly a sale to
 * consumers, and not to a liquidator) is nobody’s but the seller’s to say.
 */
const WORDS: Readonly<Partial<Record<MappedType, Readonly<Record<string, string>>>>> = {
  SALE: {
    en: 'Sale|Sales|Sold|Order|Sales order|Invoice',
    de: 'Verkauf|Verkäufe|Bestellung|Auftrag|Rechnung',
    fr: 'Vente|Ventes|Commande|Facture',
    es: 'Venta|Ventas|Pedido|Factura',
    it: 'Vendita|Vendite|Ordine|Fattura',
    pl: 'Sprzedaż|Zamówienie|Faktura',
    nl: 'Verkoop|Bestelling|Factuur',
    zh: '销售|订单|销售订单|售出|出售|发票',
  },
  REFUND: {
    en: 'Refund|Refunds|Refunded|Partial refund|Full refund|Return|Returned|Credit note|Credit memo',
    de: 'Rückerstattung|Rueckerstattung|Teilrückerstattung|Erstattung|Teilerstattung|Erstattet|Retoure|Rücksendung|Rückgabe|Gutschrift|Storno|Stornorechnung|Rechnungskorrektur',
    fr: 'Remboursement|Remboursement partiel|Remboursé|Retour|Avoir|Facture d’avoir',
    es: 'Reembolso|Reembolso parcial|Reembolsado|Devolución|Factura rectificativa',
    it: 'Rimborso|Rimborso parziale|Rimborsato|Reso|Nota di credito',
    pl: 'Zwrot|Zwrot pieniędzy|Zwrot środków|Częściowy zwrot|Zwrot częściowy|Faktura korygująca',
    nl: 'Terugbetaling|Gedeeltelijke terugbetaling|Terugbetaald|Retourzending|Creditnota|Creditfactuur',
    zh: '退款|退货|退货退款|仅退款|全额退款|部分退款|退款订单|已退款|红字发票',
  },
  FC_TRANSFER: { en: 'FC transfer|Stock transfer', de: 'Umlagerung', zh: '移仓|调仓|调拨' },
  INBOUND: { en: 'Inbound', zh: '入仓|入库' },
  DONATION: { en: 'Donation', de: 'Spende', zh: '赠送|捐赠' },
  // The same word in English and French.
  LIQUIDATION: { de: 'Liquidation' },
}

const KNOWN: ReadonlyMap<string, MappedType> = new Map(
  Object.entries(WORDS).flatMap(([type, languages]) =>
    Object.values(languages)
      .flatMap((words) => words.split('|'))
      .map((word) => [withoutMarks(plainWord(word)), type as MappedType] as const),
  ),
)

/** What a word usually means, in eight languages; null: nothing that is known. */
export const usualType = (word: string): MappedType | null => KNOWN.get(withoutMarks(plainWord(word))) ?? null
