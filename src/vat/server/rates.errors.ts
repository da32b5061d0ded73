import type { LocalText } from '#platform/shared/local-text.ts'
import { defineRefusals } from '#platform/shared/refusal.ts'

export const ratesRefusals = defineRefusals('tax', {
  rate_input_wrong: {
    code: 400,
    status: 400,
    en: 'This rate cannot be added as entered. Please check the marked fields.',
    zh: '无法按所填内容添加该税率，请检查标出的项目。',
  },
  rate_changes_the_past: {
    code: 499,
    status: 409,
    en: 'This would change rates for past dates: {{what}}. Confirm that you intend this; returns already filed may need correcting.',
    zh: '此操作会改变已过去日期的税率：{{what}}。如确需更改，请予以确认；已提交的申报可能需要更正。',
  },
  rate_exists: {
    code: 499,
    status: 409,
    en: 'A rate from this date has already been added for this country and category. Withdraw it first.',
    zh: '该国家/地区及类别自该日起的税率已添加过，请先撤回原有税率。',
  },
  rate_not_found: {
    code: 499,
    status: 404,
    en: 'This added rate does not exist.',
    zh: '该新增税率不存在。',
  },
  rate_withdrawn: {
    code: 499,
    status: 409,
    en: 'This rate has already been withdrawn.',
    zh: '该税率已撤回。',
  },
})

export const NOT_A_CATEGORY = {
  en: 'Enter categories in lower case with hyphens, such as standard or books.',
  zh: '类别须使用小写字母和连字符，例如standard或books。',
}
export const beforeData = (begins: string): LocalText => ({
  en: `Rates are recorded from ${begins}; no earlier rate can be added.`,
  zh: `系统收录的税率自${begins}起，无法添加更早的税率。`,
})
