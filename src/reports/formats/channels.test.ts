import { describe, expect, test } from 'vitest'
import { judge, sumsOf, unaccounted } from '../testing/read-bytes.ts'
import { EBAY_ORDERS, KAUFLAND_ORDERS, SHOPIFY_ORDERS } from './channels.ts'
import type { Format } from './format.ts'
import { formatFrom, type Mapping, suggestMapping } from './mapping.ts'

const from = (depart: string, format: Format): Format => ({
  ...format,
  constants: { ...format.constants, depart },
})

describe('orders of other channels', () => {
  test('Shopify: the order’s total once, and its refund beside it', async () => {
    const file = `Name,Financial Status,Paid at,Created at,Currency,Total,Refunded Amount,Lineitem sku,Shipping Country,Shipping Zip
#1001,paid,2026-01-05 14:33:10 +0100,2026-01-05 14:30:00 +0100,EUR,119.00,0.00,A,DE,10115
#1001,,,,,,,B,,
#1002,partially_refunded,2026-02-07 09:00:00 +0100,2026-02-07 09:00:00 +0100,EUR,120.00,12.00,A,FR,75001
`
    const result = await judge(file, { format: from('DE', SHOPIFY_ORDERS) })
    expect(sumsOf(result.check.in)).toEqual({ EUR: 22_700 })
    expect(unaccounted(result)).toEqual({})
    expect(result.outside.map(({ reason, count }) => [reason, count])).toEqual([['LINE_OF_ORDER', 1]])
    expect(result.totals.list.map(({ treatment, month, gross }) => [treatment.scheme, month, gross])).toEqual(
      [
        ['LOCAL', '2026-01', 11_900],
        ['OSS_UNION', '2026-02', 10_800],
      ],
    )
    expect(result.issues.list.map(({ code, value }) => [code, value])).toEqual([
      ['REFUND_DAY_NOT_KNOWN', '12.00'],
    ])
  })

  test('eBay: days with names of months, amounts with the sign of their currency', async () => {
    const file = `Sales record number,Order number,Item number,Sale date,Currency,Total price,Post to country,Post to postcode
1,11-111,77,05-Jan-26,GBP,£24.00,United Kingdom,M1 1AA
2,11-112,78,06-Jan-26,EUR,"€1.119,00",Germany,10115
`
    const result = await judge(file, { format: from('DE', EBAY_ORDERS) })
    expect(sumsOf(result.check.in)).toEqual({ EUR: 111_900, GBP: 2400 })
    expect(result.issues.counts.filter(({ severity }) => severity === 'ERROR')).toEqual([])
  })

  test('Kaufland', async () => {
    const file = `id_order;id_order_unit;ts_created_iso;currency;price;delivery_country;delivery_postcode
M1;9001;2026-03-02T10:00:00Z;EUR;59,90;DE;10115
M1;9002;2026-03-02T10:00:00Z;EUR;10,00;DE;10115
`
    const result = await judge(file, { format: from('DE', KAUFLAND_ORDERS) })
    expect(sumsOf(result.check.treated)).toEqual({ EUR: 6990 })
  })
})

describe('a mapping', () => {
  test('is suggested by the columns of a known channel', () => {
    const header = ['Name', 'Paid at', 'Currency', 'Total', 'Refunded Amount', 'Shipping Country']
    expect(suggestMapping(header)).toMatchObject({
      columns: { orderId: 'Name', date: 'Paid at', gross: 'Total', arrive: 'Shipping Country' },
      constants: { marketplace: 'shopify', type: 'SALE' },
      refunds: 'POSITIVE',
    })
    expect(suggestMapping(['x', 'y']).columns).toEqual({})
  })

  test.each([
    [
      ['订单号', '销售国', '发货国', '金额', '币种', '税率', '日期', 'SKU', '数量', '买家税号', '备注'],
      {
        orderId: '订单号',
        arrive: '销售国',
        depart: '发货国',
        gross: '金额',
        currency: '币种',
        vatRate: '税率',
        date: '日期',
        sku: 'SKU',
        quantity: '数量',
        buyerNumber: '买家税号',
      },
    ],
    [
      [
        '平台',
        '订单编号',
        '付款时间',
        '收货国家/地区',
        '发货仓国家',
        '订单金额（EUR）',
        '不含税金额',
        '退款金额',
        '货币',
      ],
      {
        marketplace: '平台',
        orderId: '订单编号',
        date: '付款时间',
        arrive: '收货国家/地区',
        depart: '发货仓国家',
        gross: '订单金额（EUR）',
        refunded: '退款金额',
        currency: '货币',
      },
    ],
    [
      ['Type', 'Order number', 'Date', 'Amount', 'Ship to country'],
      { type: 'Type', orderId: 'Order number', date: 'Date', gross: 'Amount', arrive: 'Ship to country' },
    ],
    [
      [
        'Datum',
        'Währung',
        'Artikelnummer',
        'Betrag',
        'Bestellnummer',
        'Land',
        'Steuersatz',
        'Typ',
        'USt-IdNr.',
      ],
      {
        date: 'Datum',
        currency: 'Währung',
        sku: 'Artikelnummer',
        gross: 'Betrag',
        orderId: 'Bestellnummer',
        arrive: 'Land',
        vatRate: 'Steuersatz',
        type: 'Typ',
      },
    ],
    [
      ['Nº de pedido', 'Fecha', 'Tipo', 'Importe', 'Divisa', 'País', 'Precio'],
      {
        orderId: 'Nº de pedido',
        date: 'Fecha',
        type: 'Tipo',
        gross: 'Importe',
        currency: 'Divisa',
        arrive: 'País',
      },
    ],
    [
      [
        'Numéro de commande',
        'Date de commande',
        'Pays de départ',
        'Pays de livraison',
        'Montant TTC',
        'Devise',
      ],
      {
        orderId: 'Numéro de commande',
        date: 'Date de commande',
        depart: 'Pays de départ',
        arrive: 'Pays de livraison',
        gross: 'Montant TTC',
        currency: 'Devise',
      },
    ],
    [
      ['Numero ordine', 'Data', 'Paese', 'Importo', 'Valuta', 'Aliquota IVA'],
      {
        orderId: 'Numero ordine',
        date: 'Data',
        arrive: 'Paese',
        gross: 'Importo',
        currency: 'Valuta',
        vatRate: 'Aliquota IVA',
      },
    ],
    [
      ['Numer zamówienia', 'Data sprzedaży', 'Kraj dostawy', 'Kwota brutto', 'Waluta', 'Ilość'],
      {
        orderId: 'Numer zamówienia',
        date: 'Data sprzedaży',
        arrive: 'Kraj dostawy',
        gross: 'Kwota brutto',
        currency: 'Waluta',
        quantity: 'Ilość',
      },
    ],
    [
      ['Bestelnummer', 'Besteldatum', 'Land', 'Bedrag incl. btw', 'Valuta', 'Btw-tarief'],
      {
        orderId: 'Bestelnummer',
        date: 'Besteldatum',
        arrive: 'Land',
        gross: 'Bedrag incl. btw',
        currency: 'Valuta',
        vatRate: 'Btw-tarief',
      },
    ],
    [['不含税金额', 'Nettobetrag', 'Versandland', 'USt-IdNr.', '备注'], {}],
  ])('is suggested by the usual names of one’s own columns: %j', (header, columns) => {
    expect(suggestMapping(header).columns).toEqual(columns)
  })

  test('of Chinese columns and words reads a file', async () => {
    const header = '订单号,类型,日期,平台,发货国,销售国,金额,币种'
    const format = formatFrom(suggestMapping(header.split(',')))
    const file = `${header}\n1,销售,2026-03-02,独立站,DE,DE,119.00,EUR\n1,退货,2026-03-05,独立站,DE,DE,-11.90,EUR\n`
    const result = await judge(file, { format })
    expect(sumsOf(result.check.treated)).toEqual({ EUR: 10_710 })
  })

  test('reads refunds without a sign, and days with the month first', async () => {
    const format = formatFrom({
      columns: { type: 'what', date: 'when', orderId: 'no', gross: 'how much', arrive: 'where' },
      constants: { marketplace: 'ebay', depart: 'DE', currency: 'EUR' },
      dates: 'MDY',
      numbers: 'COMMA',
      refunds: 'POSITIVE',
    })
    const file = 'no;what;when;how much;where\n1;sale;03/31/2026;1.190,00;DE\n1;refund;03/31/2026;119,00;DE\n'
    const result = await judge(file, { format })
    expect(sumsOf(result.check.treated)).toEqual({ EUR: 107_100 })
    expect(result.totals.list.map(({ month, vat }) => [month, vat])).toEqual([['2026-03', 17_100]])
  })

  const HEADER = '订单号,类型,日期,平台,发货国,销售国,金额,币种'
  const typed = (types?: Mapping['types']) =>
    formatFrom({ ...suggestMapping(HEADER.split(',')), ...(types && { types }) })
  const rows = (...list: readonly [type: string, amount: string][]) =>
    [
      HEADER,
      ...list.map(
        ([type, amount], at) => `${at},${type},2026-03-0${at + 1},own shop,Deutschland,DE,${amount},EUR`,
      ),
    ].join('\n')

  test('reads words of other languages, and names of countries', async () => {
    const file = rows(['Verkauf', '119.00'], ['Remboursement', '-11.90'], ['zwrot pieniędzy', '-23.80'])
    const result = await judge(file, { format: typed() })
    expect(sumsOf(result.check.treated)).toEqual({ EUR: 8_330 })
    expect(result.judged.map(({ row }) => [row.type, row.transaction.depart])).toEqual([
      ['SALE', 'DE'],
      ['REFUND', 'DE'],
      ['REFUND', 'DE'],
    ])
  })

  test('reads words as somebody said, however they are written, and leaves what is no sale outside', async () => {
    const file = rows(
      ['Ausgleich', '-119.00'],
      ['kulanz', '-1.00'],
      ['Versand-Gebühr', '-3.50'],
      ['', '5.00'],
    )
    const unsaid = await judge(file, { format: typed() })
    expect(unsaid.issues.counts.map(({ code }) => code)).toContain('TYPE_NOT_COVERED')
    expect(sumsOf(unsaid.check.treated)).toEqual({})
    const format = typed({
      AUSGLEICH: 'REFUND',
      Kulanz: 'REFUND',
      'versand gebühr': 'NOT_A_SALE',
      '': 'SALE',
    })
    const result = await judge(file, { format })
    expect(sumsOf(result.check.treated)).toEqual({ EUR: -11_500 })
    expect(result.outside.map(({ reason, count, sums }) => [reason, count, sumsOf(sums)])).toEqual([
      ['NOT_A_SALE', 1, { EUR: -350 }],
    ])
    expect(unaccounted(result)).toEqual({})
  })

  test('says of a word what it is, although it usually is something else', async () => {
    const result = await judge(rows(['Return', '']), { format: typed({ Return: 'RETURN' }) })
    expect(result.judged.map(({ row }) => row.type)).toEqual(['RETURN'])
  })

  test('takes no word of a file as a fee by itself', async () => {
    const result = await judge(rows(['NOT A SALE', '1.00'], ['NOT_A_SALE', '1.00']), { format: typed() })
    expect(result.issues.counts).toMatchObject([{ code: 'TYPE_NOT_COVERED', count: 2 }])
  })

  test('that lacks a field names it', async () => {
    const format = formatFrom({
      columns: { type: 'what' },
      constants: {},
      dates: 'AUTO',
      numbers: 'AUTO',
      refunds: 'NEGATIVE',
    })
    await expect(judge('what,b\nSALE,1\n', { format })).rejects.toMatchObject({
      names: ['date', 'orderId', 'marketplace', 'depart', 'arrive', 'gross', 'currency'],
    })
  })
})
