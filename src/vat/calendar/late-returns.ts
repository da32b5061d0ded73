import type { LocalText } from '#platform/shared/local-text.ts'

/** What follows from a return that is late, in a few words, and the law that says so. */
export type Lateness = { text: LocalText; source: LocalText }

const late = (text: LocalText, source: LocalText): Lateness => ({ text, source })

const OSS = late(
  {
    en: 'Late after three reminders in a row: excluded for two years',
    zh: '连续三期经催告仍逾期的，两年内不得使用该机制',
  },
  { en: 'Implementing Regulation (EU) 282/2011, art. 58b', zh: '欧盟第282/2011号实施条例第58b条' },
)

/** By the country or the scheme whose calendar counts. A state that is missing here has rules that nobody has checked. */
const LATE: Readonly<Record<string, Lateness>> = {
  AT: late(
    { en: 'Up to 10% of the tax, and 2% if it is paid late', zh: '最高加收税额10%，逾期缴税另加2%' },
    { en: 'BAO § 135, § 217', zh: '奥地利联邦税收法典（BAO）第135、217条' },
  ),
  BE: late(
    { en: 'A fixed fine that rises each time', zh: '固定罚款，逐次递增' },
    { en: 'Belgian VAT Code, art. 70', zh: '比利时增值税法典第70条' },
  ),
  CZ: late(
    {
      en: 'From the sixth working day 0.05% of the tax a day, at most 5%',
      zh: '自第6个工作日起每日加收税额0.05%，最高5%',
    },
    { en: 'Tax Code 280/2009, § 250', zh: '捷克第280/2009号税收程序法第250条' },
  ),
  DE: late(
    { en: '1% of the unpaid tax for each month', zh: '欠税每月加收1%滞纳金' },
    { en: 'AO § 240', zh: '德国税收通则（AO）第240条' },
  ),
  ES: late(
    { en: '1% of the tax, and 1% more for each month', zh: '加收税额1%，每满一个月再加1%' },
    { en: 'General Tax Act 58/2003, art. 27', zh: '西班牙第58/2003号税收基本法第27条' },
  ),
  FR: late(
    { en: '10% of the tax, and 5% if it is paid late', zh: '加收税额10%，逾期缴税另加5%' },
    { en: 'CGI art. 1728, 1731', zh: '法国税收总法典第1728、1731条' },
  ),
  GB: late(
    { en: 'A penalty point; unpaid tax costs more from day 16', zh: '记1个罚分，欠税第16天起加罚' },
    { en: 'Finance Act 2021, sch. 24, 26', zh: '英国2021年财政法附表24、26' },
  ),
  IE: late(
    { en: 'A penalty of €4,000 is possible, and daily interest', zh: '可处4000欧元罚款，欠税按日计息' },
    { en: 'VAT Consolidation Act 2010, s. 114, 115', zh: '爱尔兰2010年增值税综合法第114、115条' },
  ),
  NL: late(
    { en: 'A fixed fine, and 3% if the tax is paid late', zh: '固定罚款，逾期缴税另罚3%' },
    { en: 'AWR art. 67b, 67c', zh: '荷兰国家税收基本法（AWR）第67b、67c条' },
  ),
  PL: late(
    {
      en: 'Interest; a fiscal offence unless you explain and pay first',
      zh: '欠税计息；未在税局行动前补报并缴清的，属财税违法',
    },
    { en: 'Fiscal Penal Code, art. 16', zh: '波兰财税刑法第16条' },
  ),
  SE: late(
    { en: '625 kronor for each late return, and interest', zh: '每次逾期收625克朗，欠税计息' },
    { en: 'Tax Procedures Act (2011:1244) ch. 48, 65', zh: '瑞典税收程序法（2011:1244）第48、65章' },
  ),
  OSS_UNION: OSS,
  OSS_NON_UNION: OSS,
  IOSS: OSS,
}

/** @param calendar a country or a scheme; undefined where nothing is known for certain */
export const latenessOf = (calendar: string): Lateness | undefined =>
  Object.hasOwn(LATE, calendar) ? LATE[calendar] : undefined
