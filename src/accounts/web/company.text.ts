import { defineText } from '#platform/shared/text.ts'

export const companyText = defineText({
  title: { en: 'Company on the invoice', zh: '发票抬头' },
  name: { en: 'Company name', zh: '企业名称' },
  nameHelp: {
    en: 'As it is to stand on invoices, in Latin letters if it has such a name.',
    zh: '将显示在发票上，有英文名称的请填英文。',
  },
  nameMissing: { en: 'Enter the name of the company.', zh: '请填写企业名称。' },
  nameOriginal: { en: 'Name in its own script', zh: '企业中文名称' },
  country: { en: 'Established in', zh: '注册国家/地区' },
  countryMissing: { en: 'Choose a country or region.', zh: '请选择国家/地区。' },
  registrationNumber: { en: 'Registration number', zh: '注册号' },
  registrationNumberCn: { en: 'Unified social credit code', zh: '统一社会信用代码' },
  registrationNumberHelp: {
    en: 'Shows that you are a business; outside the EU no VAT is then added to our fee.',
    zh: '用于证明您是企业；欧盟以外的企业因此无需支付服务费增值税。',
  },
  vatNumber: { en: 'VAT number', zh: 'VAT税号' },
  vatNumberHelp: {
    en: 'With its country letters, such as PL5252910000.',
    zh: '含国家代码，如PL5252910000。',
  },
  address: { en: 'Registered address', zh: '注册地址' },
  line1: { en: 'Street and number', zh: '街道门牌' },
  line1Missing: { en: 'Enter street and number.', zh: '请填写街道门牌。' },
  line2: { en: 'Building, district', zh: '楼宇、区县' },
  postcode: { en: 'Postcode', zh: '邮编' },
  city: { en: 'City', zh: '城市' },
  cityMissing: { en: 'Enter the city.', zh: '请填写城市。' },
  addressCountry: { en: 'Country or region of the address', zh: '地址所在国家/地区' },
  choose: { en: 'Choose', zh: '请选择' },
  save: { en: 'Save the company', zh: '保存企业信息' },
  cancel: { en: 'Cancel', zh: '取消' },
  change: { en: 'Change', zh: '修改' },
  ownersOnly: {
    en: 'Only owners may change this. Ask an owner of your company.',
    zh: '仅所有者可以修改，请联系企业所有者。',
  },
  addressMissing: {
    en: 'The address is still missing. An invoice has to name it.',
    zh: '尚未填写地址，开具发票必须填写。',
  },
  none: { en: 'none', zh: '无' },
  tryAgain: { en: 'Try again', zh: '重试' },
  loadFailed: { en: 'The company could not be loaded.', zh: '企业信息加载失败。' },
})
