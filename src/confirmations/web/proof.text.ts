import { defineText } from '#platform/shared/text.ts'

export const proofText = defineText({
  title: { en: 'Check a letter', zh: '核验证明' },
  sub: {
    en: 'Enter the code printed on a confirmation of filing. You will see what the letter says, and whether it still stands.',
    zh: '输入办理进度证明上的验证码，即可查看该证明的内容及是否仍然有效。',
  },
  code: { en: 'Verification code', zh: '验证码' },
  codeHelp: { en: '16 letters and digits, beside the QR code', zh: '16位字母和数字，印在二维码旁' },
  codeIncomplete: {
    en: 'The code has 16 letters and digits. Please compare it with the letter.',
    zh: '验证码为16位字母和数字，请与证明核对。',
  },
  check: { en: 'Check letter', zh: '核验' },
  checking: { en: 'Checking the letter', zh: '正在核验' },
  checkAnother: { en: 'Check another letter', zh: '核验另一份证明' },

  title_VALID: { en: 'This letter is genuine', zh: '该证明真实有效' },
  text_VALID: {
    en: 'Issued by {{agency}} on {{day}}. Please compare what it says below with the letter in front of you.',
    zh: '由{{agency}}于{{day}}出具。请将以下内容与您手中的证明逐项核对。',
  },
  title_REPLACED: { en: 'This letter was replaced on {{day}}', zh: '该证明已于{{day}}被新证明取代' },
  text_REPLACED: {
    en: 'It was issued by {{agency}}. The status may have changed since; please ask for the newer letter.',
    zh: '该证明由{{agency}}出具，此后进度可能已有变化，请索取新证明。',
  },
  title_WITHDRAWN: { en: 'This letter was withdrawn on {{day}}', zh: '该证明已于{{day}}撤销' },
  text_WITHDRAWN: {
    en: 'It no longer confirms anything. Please ask the company that gave it to you.',
    zh: '该证明不再具有证明效力，如有疑问请联系向您提供证明的企业。',
  },

  says: { en: 'What letter {{number}} says', zh: '证明{{number}}的内容' },
  number: { en: 'Letter', zh: '证明编号' },
  issuedOn: { en: 'Issued on', zh: '出具日期' },
  company: { en: 'Company', zh: '企业名称' },
  service: { en: 'Subject', zh: '事项' },
  country: { en: 'Country', zh: '国家/地区' },
  ourReference: { en: 'Work order', zh: '服务单号' },
  filedOn: { en: 'Filed on', zh: '递交日期' },
  filedAgainOn: { en: 'Further filing on', zh: '后续递交日期' },
  way: { en: 'Method of filing', zh: '递交方式' },
  reference: { en: 'Reference of the filing', zh: '递交编号' },
  state_AWAITED: { en: 'The authority’s decision is awaited', zh: '正在等待主管机关作出决定' },
  state_QUERIED: {
    en: 'The authority requested further information on {{day}}',
    zh: '主管机关于{{day}}要求补充说明',
  },
  state_GRANTED: { en: 'Granted on {{day}}', zh: '已于{{day}}核准' },
  result_TAX_NUMBER: { en: 'Tax number', zh: '本地税号' },
  result_VAT_NUMBER: { en: 'VAT number', zh: 'VAT税号' },
  result_EORI_NUMBER: { en: 'EORI number', zh: 'EORI号' },
  result_EPR_NUMBER: { en: 'EPR registration number', zh: 'EPR注册号' },
  result_OSS_CONFIRMATION: { en: 'Confirmation of registration', zh: '注册确认' },
  result_MANDATE: { en: 'Mandate', zh: '委托书' },
  result_DECISION: { en: 'Decision', zh: '官方决定' },
})
