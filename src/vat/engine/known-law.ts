import { addDays, type Day } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import {
  CROSS_BORDER_FROM,
  LOCAL_FROM,
  NORWEGIAN_VOEC_FROM,
  SWISS_PLATFORMS_FROM,
  UK_FROM,
} from './first-day.ts'
import type { RuleId } from './law.ts'
import type { Warning } from './vat-result.ts'

/**
 * The last day for which the rules here are known to hold. The law was read in November 2026; each release looks again
 * and moves this day. Rates behind it are those in force now.
 */
export const LAW_KNOWN_UNTIL: Day = '2027-12-31'

/** The day from which a law that is already passed changes a rule. */
type Coming = { from: Day; text: LocalText }

/** Directive (EU) 2025/516, “VAT in the digital age”: single registration. */
const SINGLE_REGISTRATION: Coming = {
  from: '2028-07-01',
  text: {
    en: 'Directive (EU) 2025/516 changes this rule from 1 July 2028 (one registration in the EU, own goods under the one-stop shop, reverse charge everywhere): this result uses the rule in force before that.',
    zh: '欧盟第2025/516号指令自2028年7月1日起修改此规则（欧盟单一注册、自有货物移仓纳入OSS、各国统一反向征收）：此处仍按原规则判断。',
  },
}
/** Directive (EU) 2025/1539: suppliers and marketplaces become liable for import VAT unless they use the import scheme. */
const IMPORTS: Coming = {
  from: '2028-07-01',
  text: {
    en: 'Directive (EU) 2025/1539 changes the VAT on imported goods from 1 July 2028: this result uses the rule in force before that.',
    zh: '欧盟第2025/1539号指令自2028年7月1日起修改进口货物的增值税规则：此处仍按原规则判断。',
  },
}

const COMING: Partial<Record<RuleId, Coming>> = {
  OWN_GOODS_EU: SINGLE_REGISTRATION,
  REVERSE_CHARGE: SINGLE_REGISTRATION,
  LOCAL_BUSINESS: SINGLE_REGISTRATION,
  DEEMED_SUPPLIER: SINGLE_REGISTRATION,
  DESTINATION: SINGLE_REGISTRATION,
  OSS: SINGLE_REGISTRATION,
  IMPORT_MARKETPLACE: IMPORTS,
  IMPORT_IOSS: IMPORTS,
  IMPORT_BUYER: IMPORTS,
  IMPORT_SELLER: IMPORTS,
  NI_IMPORT_IOSS: IMPORTS,
}

const BEGINS: Partial<Record<RuleId, Day>> = {
  DEEMED_SUPPLIER: CROSS_BORDER_FROM,
  IC_SUPPLY: CROSS_BORDER_FROM,
  BELOW_THRESHOLD: CROSS_BORDER_FROM,
  OSS: CROSS_BORDER_FROM,
  DESTINATION: CROSS_BORDER_FROM,
  IMPORT_MARKETPLACE: CROSS_BORDER_FROM,
  IMPORT_IOSS: CROSS_BORDER_FROM,
  NI_IMPORT_IOSS: CROSS_BORDER_FROM,
  OWN_GOODS_EU: CROSS_BORDER_FROM,
  OWN_GOODS_UK: UK_FROM,
  GB_MARKETPLACE: UK_FROM,
  GB_IMPORT_MARKETPLACE: UK_FROM,
  GB_IMPORT_SELLER: UK_FROM,
  GB_IMPORT_BUSINESS: UK_FROM,
  CH_MARKETPLACE: SWISS_PLATFORMS_FROM,
  NO_MARKETPLACE: NORWEGIAN_VOEC_FROM,
  NO_SELLER: NORWEGIAN_VOEC_FROM,
}

/** The days, both inclusive, on which a rule is known to hold as it is written here. */
export function validityOf(rule: RuleId): { from: Day; until: Day } {
  const changed = COMING[rule]
  const last = changed ? addDays(changed.from, -1) : LAW_KNOWN_UNTIL
  return { from: BEGINS[rule] ?? LOCAL_FROM, until: last < LAW_KNOWN_UNTIL ? last : LAW_KNOWN_UNTIL }
}

const NOT_KNOWN: LocalText = {
  en: `The law is covered here up to ${formatDay(LAW_KNOWN_UNTIL, 'en')}. For this day, the rules and rates of that date are used; they may still change.`,
  zh: `系统收录的法规截至${formatDay(LAW_KNOWN_UNTIL, 'zh')}；此日期按届时的规则和税率计算，今后可能变化。`,
}

/** What to say of a decision for a day behind the known law; null where the rule is known to hold. */
export function warningBehind(rule: RuleId, day: Day): Warning | null {
  if (day <= validityOf(rule).until) return null
  const changed = COMING[rule]
  const text = changed && day >= changed.from ? changed.text : NOT_KNOWN
  return { code: 'LAW_NOT_KNOWN', country: null, text }
}

/** The days on which a decision may become another one. */
export const TURNING_DAYS: readonly Day[] = [
  addDays(LAW_KNOWN_UNTIL, 1),
  ...Object.values(COMING).map(({ from }) => from),
]
