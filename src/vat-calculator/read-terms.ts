const YES = new Set(['yes', 'y', 'true', '1', 'x', 'ja', '是', '有', '对', '√', '✓'])
const NO = new Set(['no', 'n', 'false', '0', '-', 'nein', '否', '无', '没有', '×'])

const plainWord = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

export function readYesNo(text: string): boolean | null {
  const word = plainWord(text)
  if (YES.has(word)) return true
  return NO.has(word) ? false : null
}

const CONSUMER = new Set(['b2c', 'c', 'consumer', 'private', 'private person', '个人', '消费者', '个人买家'])
const BUSINESS = new Set(['b2b', 'b', 'business', 'company', '企业', '公司', '企业买家'])

export function readBuyer(text: string): 'B2C' | 'B2B' | null {
  const word = plainWord(text)
  if (CONSUMER.has(word)) return 'B2C'
  return BUSINESS.has(word) ? 'B2B' : null
}

const INCLUSIVE = new Set(['gross', 'incl', 'incl.', 'inclusive', 'included', '含税', '含税价'])
const EXCLUSIVE = new Set(['net', 'excl', 'excl.', 'exclusive', 'excluded', '不含税', '未税', '不含税价'])

export function readInclusive(text: string): boolean | null {
  const word = plainWord(text)
  if (INCLUSIVE.has(word)) return true
  return EXCLUSIVE.has(word) ? false : readYesNo(text)
}

const TYPES: Readonly<Record<string, string>> = {
  sale: 'SALE',
  销售: 'SALE',
  refund: 'REFUND',
  退款: 'REFUND',
  return: 'RETURN',
  退货: 'RETURN',
  fc_transfer: 'FC_TRANSFER',
  'own goods': 'FC_TRANSFER',
  移仓: 'FC_TRANSFER',
  commingling: 'COMMINGLING',
  commingling_buy: 'COMMINGLING',
  commingling_sell: 'COMMINGLING',
  混合库存: 'COMMINGLING',
  liquidation: 'LIQUIDATION',
  liquidation_sale: 'LIQUIDATION',
  清算: 'LIQUIDATION',
  清货: 'LIQUIDATION',
  donation: 'DONATION',
  gift: 'DONATION',
  捐赠: 'DONATION',
  赠送: 'DONATION',
  inbound: 'INBOUND',
  入仓: 'INBOUND',
}

export function readType(text: string): string | null {
  return TYPES[plainWord(text)] ?? null
}

export function readImporter(text: string): 'BUYER' | 'SELLER' | null {
  const word = plainWord(text)
  if (['buyer', 'customer', '买家'].includes(word)) return 'BUYER'
  return ['seller', '卖家'].includes(word) ? 'SELLER' : null
}
