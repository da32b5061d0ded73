import { defineRefusals } from '#platform/shared/refusal.ts'

const refused = { code: 499, status: 422 } as const

export const confirmationRefusals = defineRefusals('letter', {
  not_found: {
    code: 499,
    status: 404,
    en: 'This letter does not exist. Please reload the page.',
    zh: '该证明不存在，请刷新页面。',
  },
  no_authority: {
    ...refused,
    en: 'Nothing is filed with an authority in this service, so there is nothing to confirm.',
    zh: '该服务无需向主管机关递交申请，没有可证明的内容。',
  },
  not_filed: {
    ...refused,
    en: 'Nothing has been filed with the authority yet. You can make the letter as soon as it has.',
    zh: '尚未向主管机关递交申请，递交后即可开具证明。',
  },
  refused: {
    ...refused,
    en: 'The authority has refused the application, so a letter would mislead. Its notice is in your documents.',
    zh: '主管机关已驳回申请，不再开具证明。驳回通知请在文件中查看。',
  },
  cancelled: {
    ...refused,
    en: 'This work order was cancelled, so no letter can be made. Contact us if you need one.',
    zh: '该服务单已取消，无法开具证明。如有需要，请联系我们。',
  },
  name: {
    ...refused,
    en: 'Your company’s name has characters that we cannot print. Enter it in Latin letters under Account, then make the letter.',
    zh: '企业名称含有无法打印的字符。请在“账户”中填写拉丁字母名称后再开具证明。',
  },
  withdrawn: {
    ...refused,
    en: 'This letter was withdrawn. Make a new one if you need it.',
    zh: '该证明已撤销，如有需要请重新开具。',
  },
  unknown: {
    code: 499,
    status: 404,
    en: 'We have no letter with this code. Please compare it with the letter, or ask whoever gave it to you.',
    zh: '没有查到使用该验证码的证明。请与证明上的验证码核对，或联系向您提供证明的一方。',
  },
})
