import type { Place } from '../parts/place.ts'

export const GB: Place = {
  code: 'GB',
  name: { en: 'the United Kingdom', zh: '英国' },
  office: { en: 'HMRC', zh: '英国税务海关总署（HMRC）' },
  currency: 'GBP',
  domestic: {
    en: 'A company registered at Companies House and run from abroad can use this form. One with an office or staff in the United Kingdom registers in another way; please write to us before you continue.',
    zh: '在英国公司注册处（Companies House）登记、但在境外经营的公司可以使用本表。在英国有办公室或员工的公司适用其他注册方式，请先联系我们。',
  },
}
