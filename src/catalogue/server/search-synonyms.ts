/**
 * Other words for what the catalogue calls by one name, each line as people type them: English, Chinese, its pinyin, and
 * the abbreviations of the trade. All are written as `foldText` leaves them.
 */
const SAME: readonly (readonly string[])[] = [
  ['registration', 'register', 'signup', '注册', '登记', 'zhuce'],
  ['filing', 'return', 'returns', 'declaration', 'declare', '申报', '报税', 'shenbao', 'baoshui'],
  ['deregistration', 'deregister', 'cancel', 'cancellation', 'close', '注销', 'zhuxiao'],
  ['catch', 'retroactive', 'late', 'overdue', 'backlog', '补申报', '补报', '漏报', 'bushenbao', 'bubao'],
  ['transfer', 'switch', 'takeover', '转代理', '换代理', 'zhuandaili'],
  ['packaging', 'package', 'lucid', 'verpackg', '包装', '包装法', 'baozhuang', 'baozhuangfa'],
  ['weee', 'electronics', 'electrical', 'electro', '电子', '电器', 'dianzi', 'dianqi'],
  ['batteries', 'battery', 'accu', '电池', '电池法', 'lithium', '锂电池', 'dianchi', 'dianchifa'],
  ['textiles', 'clothes', 'clothing', 'shoes', 'fashion', '纺织品', '服装', 'fuzhuang', 'fangzhi'],
  ['toys', 'toy', '玩具', 'wanju'],
  ['responsible', 'gpsr', '负责人', '欧代', '英代', 'oudai', 'yingdai'],
  ['fiscal', '财税代表', '财政代表', '财税代表', 'caishuidaibiao'],
  ['eori', 'customs', 'import', '海关', '清关', 'haiguan', 'qingguan'],
  ['translation', 'translate', 'apostille', 'notary', '翻译', '海牙认证', '公证', 'fanyi', 'gongzheng'],
  ['company', 'limited', 'ltd', 'incorporation', '公司', 'gongsi'],
  ['vat', 'tva', 'iva', 'mwst', 'ust', 'btw', '增值税', '税号', 'zengzhishui', 'shuihao'],
  ['germany', 'deutschland', '德国', 'deguo'],
  ['france', '法国', 'faguo'],
  ['italy', 'italia', '意大利', 'yidali'],
  ['spain', 'espana', '西班牙', 'xibanya'],
  ['poland', 'polska', '波兰', 'bolan'],
  ['czechia', 'czech', '捷克', 'jieke'],
  ['austria', '奥地利', 'aodili'],
  ['netherlands', 'holland', 'dutch', '荷兰', 'helan'],
  ['belgium', '比利时', 'bilishi'],
  ['sweden', '瑞典', 'ruidian'],
  ['ireland', '爱尔兰', 'aierlan'],
  ['kingdom', 'uk', 'britain', 'england', '英国', 'yingguo'],
  ['欧盟', 'oumeng'],
  ['欧洲', 'ouzhou'],
  ['epr', 'producer', '生产者责任'],
  ['amazon', 'amz', 'fba', '亚马逊', 'yamaxun'],
]

const alternatives = new Map<string, readonly string[]>()
for (const line of SAME) {
  for (const word of line) alternatives.set(word, line)
}

/** Marketplaces under the names that sellers give them: found with every service that they ask for. */
export const MARKETPLACES =
  'marketplace platform 平台 amazon amz fba 亚马逊 temu shein 希音 tiktok ebay aliexpress 速卖通 walmart 沃尔玛 kaufland otto allegro cdiscount fnac zalando wayfair shopify etsy mirakl'

/** The word itself and the others that mean the same. */
export function sameWords(word: string): readonly string[] {
  return alternatives.get(word) ?? [word]
}

/** Every word of the table, which a misspelt one may have meant. */
export const KNOWN_WORDS: readonly string[] = [...alternatives.keys()]
