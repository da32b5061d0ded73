import { checkUscc } from '#tax-numbers/uscc.ts'
import type { SeededSeller } from '#accounts/server/accounts.seed.ts'

const CITIES = [
  ['Shenzhen', '深圳', '518000', '440300'],
  ['Guangzhou', '广州', '510000', '440100'],
  ['Hangzhou', '杭州', '310000', '330100'],
  ['Ningbo', '宁波', '315000', '330200'],
  ['Yiwu', '义乌', '322000', '330782'],
  ['Xiamen', '厦门', '361000', '350200'],
] as const
const NAMES = [
  ['Haiyue', '海悦'],
  ['Xingchen', '星辰'],
  ['Lvye', '绿野'],
  ['Yunfan', '云帆'],
  ['Jinhe', '锦禾'],
  ['Dingsheng', '鼎盛'],
  ['Qiming', '启明'],
  ['Zhuoyue', '卓越'],
] as const
const PEOPLE = [
  ['Li Na', 'li.na'],
  ['Wang Lei', 'wang.lei'],
  ['Zhang Min', 'zhang.min'],
  ['Liu Yang', 'liu.yang'],
  ['Chen Hao', 'chen.hao'],
  ['Zhao Jing', 'zhao.jing'],
  ['Huang Ting', 'huang.ting'],
] as const

/** As many companies as there are cities and names. */
export const MOST_COMPANIES = CITIES.length * NAMES.length

/** A company that exists nowhere but in the demo; each number gives another one. */
export function companyNumbered(number: number): SeededSeller {
  const [city, cityZh, postcode, area] = CITIES[number % CITIES.length] ?? CITIES[0]
  const [name, nameZh] = NAMES[Math.floor(number / CITIES.length) % NAMES.length] ?? NAMES[0]
  const [person, mailbox] = PEOPLE[number % PEOPLE.length] ?? PEOPLE[0]
  const domain = `${name}-${city}`.toLowerCase()
  return {
    name: person,
    email: `${mailbox}@${domain}.example`,
    lang: number % 4 === 0 ? 'en' : 'zh',
    company: {
      name: `${city} ${name} Trading Co., Ltd.`,
      nameOriginal: `${cityZh}${nameZh}贸易有限公司`,
      country: 'CN',
      registrationNumber: creditCode(area, number),
      vatNumber: '',
      address: {
        line1: `Room ${1_001 + number}, No. ${10 + number} Renmin Road`,
        line2: '',
        city,
        postcode,
        country: 'CN',
      },
    },
  }
}

const CHECK_CHARACTERS = [...'0123456789ABCDEFGHJKLMNPQRTUWXY']

/** A unified social credit code with the check character that fits. */
function creditCode(area: string, number: number): string {
  const body = `91${area}MA5${String(100_000 + number * 137)}`
  const code = CHECK_CHARACTERS.map((character) => body.slice(0, 17) + character).find(
    (candidate) => checkUscc(candidate).valid,
  )
  if (code === undefined) throw new Error('no check character fits')
  return code
}
