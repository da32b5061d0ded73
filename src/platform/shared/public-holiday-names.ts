import type { LocalText } from './local-text.ts'

const name = (en: string, zh: string): LocalText => ({ en, zh })

/** By the rule that says when it is, for what most states call alike. */
const COMMON: Readonly<Record<string, LocalText>> = {
  '01-01': name('New Year’s Day', '元旦'),
  '01-06': name('Epiphany', '主显节'),
  'E-2': name('Good Friday', '耶稣受难日'),
  'E+1': name('Easter Monday', '复活节星期一'),
  'E+39': name('Ascension Day', '耶稣升天节'),
  'E+50': name('Whit Monday', '圣灵降临节星期一'),
  'E+60': name('Corpus Christi', '基督圣体节'),
  'O-48': name('Clean Monday', '洁净星期一'),
  'O-2': name('Orthodox Good Friday', '东正教耶稣受难日'),
  'O+1': name('Orthodox Easter Monday', '东正教复活节星期一'),
  'O+50': name('Orthodox Whit Monday', '东正教圣灵降临节星期一'),
  '05-01': name('Labour Day', '劳动节'),
  '08-15': name('Assumption Day', '圣母升天节'),
  '11-01': name('All Saints’ Day', '诸圣节'),
  '12-08': name('Immaculate Conception', '圣母无染原罪节'),
  '12-24': name('Christmas Eve', '平安夜'),
  '12-25': name('Christmas Day', '圣诞节'),
  '12-26': name('Second Day of Christmas', '圣诞节次日'),
}

/** What a state has for itself, or calls otherwise. */
const OF_COUNTRY: Readonly<Record<string, Readonly<Record<string, LocalText>>>> = {
  AT: { '10-26': name('National Day', '国庆日'), '12-26': name('St Stephen’s Day', '圣斯德望日') },
  BE: { '07-21': name('National Day', '国庆日'), '11-11': name('Armistice Day', '停战纪念日') },
  CZ: {
    '05-08': name('Liberation Day', '解放日'),
    '07-05': name('Saints Cyril and Methodius', '圣西里尔与圣美多德日'),
    '07-06': name('Jan Hus Day', '扬·胡斯日'),
    '09-28': name('Czech Statehood Day', '捷克国家日'),
    '10-28': name('Independence Day', '独立日'),
    '11-17': name('Freedom and Democracy Day', '自由与民主日'),
    '12-26': name('St Stephen’s Day', '圣斯德望日'),
  },
  DE: { '10-03': name('Day of German Unity', '德国统一日') },
  ES: { '10-12': name('National Day', '国庆日'), '12-06': name('Constitution Day', '宪法日') },
  FR: {
    '05-08': name('Victory Day', '二战胜利纪念日'),
    '07-14': name('National Day', '国庆日'),
    '11-11': name('Armistice Day', '停战纪念日'),
  },
  GB: {
    '05/1': name('Early May bank holiday', '五月初银行假日'),
    '05/-1': name('Spring bank holiday', '春季银行假日'),
    '08/-1': name('Summer bank holiday', '夏季银行假日'),
    '12-26': name('Boxing Day', '节礼日'),
  },
  GR: {
    '03-25': name('Independence Day', '独立日'),
    '10-28': name('Ochi Day', '“说不”日'),
  },
  IE: {
    '02/1': name('St Brigid’s Day', '圣布里吉德日'),
    '03-17': name('St Patrick’s Day', '圣帕特里克节'),
    '05/1': name('May Day', '五月银行假日'),
    '06/1': name('June bank holiday', '六月银行假日'),
    '08/1': name('August bank holiday', '八月银行假日'),
    '10/-1': name('October bank holiday', '十月银行假日'),
    '12-26': name('St Stephen’s Day', '圣斯德望日'),
  },
  IT: {
    '04-25': name('Liberation Day', '解放日'),
    '06-02': name('Republic Day', '共和国日'),
    '10-04': name('St Francis of Assisi', '圣方济各日'),
    '12-26': name('St Stephen’s Day', '圣斯德望日'),
  },
  NL: { '04-27': name('King’s Day', '国王节') },
  PL: { '05-03': name('Constitution Day', '宪法日'), '11-11': name('Independence Day', '独立日') },
  SE: { '06-06': name('National Day', '国庆日') },
  SI: {
    '01-02': name('New Year’s Holiday', '元旦次日'),
    '02-08': name('Prešeren Day', '普列舍仁日'),
    '04-27': name('Day of Uprising Against Occupation', '抵抗占领起义日'),
    '05-02': name('Labour Day, second day', '劳动节次日'),
    '06-25': name('Statehood Day', '国家日'),
    '10-31': name('Reformation Day', '宗教改革日'),
    '11-01': name('Remembrance Day', '亡灵纪念日'),
    '12-26': name('Independence and Unity Day', '独立与团结日'),
  },
}

const UNNAMED = name('Public holiday', '法定节假日')

/** What a public holiday is called. */
export const holidayName = (country: string, rule: string): LocalText =>
  OF_COUNTRY[country]?.[rule] ?? COMMON[rule] ?? UNNAMED
