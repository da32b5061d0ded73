import { expect, test } from 'vitest'
import { usualType } from './known-type-words.ts'
import { type MappedType, NO_SALE, plainWord } from './type-words.ts'

const CASES: readonly (readonly [lang: string, word: string, type: MappedType | null])[] = [
  // Also what a seller bought, and goods sold cheaply to consumers: whoever wrote it is asked.
  ['en', 'Purchase', null],
  ['de', 'Kauf', null],
  ['fr', 'Achat', null],
  ['es', 'Compra', null],
  ['it', 'Acquisto', null],
  ['pl', 'Zakup', null],
  ['nl', 'Aankoop', null],
  ['zh', '清仓', null],
  ['zh', '清仓销售', null],
  ['en', 'Order', 'SALE'],
  ['en', ' sale ', 'SALE'],
  ['en', 'REFUND', 'REFUND'],
  ['en', 'Partial-Refund', 'REFUND'],
  ['en', 'Return', 'REFUND'],
  ['de', 'Verkauf', 'SALE'],
  ['de', 'Bestellung', 'SALE'],
  ['de', 'Rückerstattung', 'REFUND'],
  ['de', 'RUECKERSTATTUNG', 'REFUND'],
  ['de', 'Ruckerstattung', 'REFUND'],
  ['de', 'Retoure', 'REFUND'],
  ['de', 'Rechnung', 'SALE'],
  ['de', 'Gutschrift', 'REFUND'],
  ['de', 'STORNO', 'REFUND'],
  ['de', 'Stornorechnung', 'REFUND'],
  ['fr', 'Vente', 'SALE'],
  ['fr', 'commande', 'SALE'],
  ['fr', 'Remboursement', 'REFUND'],
  ['fr', 'Remboursement partiel', 'REFUND'],
  ['es', 'Venta', 'SALE'],
  ['es', 'Pedido', 'SALE'],
  ['es', 'Devolución', 'REFUND'],
  ['es', 'devolucion', 'REFUND'],
  ['es', 'Reembolso', 'REFUND'],
  ['it', 'Vendita', 'SALE'],
  ['it', 'Ordine', 'SALE'],
  ['it', 'Rimborso', 'REFUND'],
  ['it', 'Reso', 'REFUND'],
  ['pl', 'Sprzedaż', 'SALE'],
  ['pl', 'Zamówienie', 'SALE'],
  ['pl', 'Zwrot', 'REFUND'],
  ['pl', 'Zwrot pieniędzy', 'REFUND'],
  ['nl', 'Verkoop', 'SALE'],
  ['nl', 'Bestelling', 'SALE'],
  ['nl', 'Terugbetaling', 'REFUND'],
  ['zh', '销售', 'SALE'],
  ['zh', '订单', 'SALE'],
  ['zh', '退款', 'REFUND'],
  ['zh', '部分退款', 'REFUND'],
  ['en', 'Invoice', 'SALE'],
  ['en', 'Credit note', 'REFUND'],
  ['fr', 'Avoir', 'REFUND'],
  ['es', 'Factura rectificativa', 'REFUND'],
  ['it', 'Nota di credito', 'REFUND'],
  ['pl', 'Faktura korygująca', 'REFUND'],
  ['nl', 'Creditfactuur', 'REFUND'],
  ['zh', '移仓', 'FC_TRANSFER'],
  // Nobody can tell by the word alone what these did to the money.
  ['de', 'Korrektur', null],
  ['de', 'Stornierte Bestellung', null],
  ['en', 'Payout', null],
  ['en', 'Cancelled', null],
  ['en', 'constructor', null],
  ['en', NO_SALE, null],
  ['', '', null],
]

test.each(CASES)('%s: “%s” is %s', (_lang, word, type) => {
  expect(usualType(word)).toBe(type)
})

test('no word of a file is a fee or a payout by itself', () => {
  expect(plainWord(NO_SALE)).not.toBe(NO_SALE)
})

test('a cell of any length is a word', () => {
  expect(plainWord('x'.repeat(10_000))).toHaveLength(100)
})
