import { defineText } from '#platform/shared/text.ts'

/** Every message of the form engine. `{{label}}` is the field's name inside a sentence. */
export const formMessages = defineText({
  missingText: { en: 'Enter the {{label}}.', zh: '请填写{{label}}。' },
  missingChoice: { en: 'Choose the {{label}}.', zh: '请选择{{label}}。' },
  missingFile: { en: 'Upload the {{label}}.', zh: '请上传{{label}}。' },
  missingTick: { en: 'Please tick: {{label}}.', zh: '请勾选：{{label}}。' },

  notText: { en: 'Enter the {{label}} as text.', zh: '{{label}}请填写文字。' },
  notNumber: {
    en: 'Enter the {{label}} as a number without thousands separators, such as 1200.',
    zh: '{{label}}请填写数字，不要使用千位分隔符，例如1200。',
  },
  notMoney: {
    en: 'Enter the {{label}} as an amount without thousands separators, such as 5000.',
    zh: '{{label}}请填写金额，不要使用千位分隔符，例如5000。',
  },
  notDate: {
    en: 'Enter the {{label}} as year, month and day, such as 2005-11-30.',
    zh: '{{label}}请按年-月-日填写，例如2005-11-30。',
  },
  noSuchDate: { en: 'There is no such date. Check the {{label}}.', zh: '没有这个日期，请检查{{label}}。' },
  ambiguousDate: {
    en: 'This could be read as two different dates. Enter the {{label}} as year, month and day, such as 2005-11-30.',
    zh: '该日期有两种理解方式。{{label}}请按年-月-日填写，例如2005-11-30。',
  },
  notOption: { en: 'Choose the {{label}} from the list.', zh: '{{label}}请从选项中选择。' },
  notCountry: { en: 'Choose the {{label}} from the list.', zh: '{{label}}请从列表中选择。' },
  notRows: { en: 'Some entries could not be read. Please check them.', zh: '部分内容无法识别，请检查。' },

  tooLong: {
    en: 'Shorten the {{label}} to {{max}} characters or fewer.',
    zh: '{{label}}最多{{max}}个字符，请缩短。',
  },
  tooShort: {
    en: 'Enter the {{label}} in full, with at least {{min}} characters.',
    zh: '{{label}}至少{{min}}个字符，请填写完整。',
  },
  tooSmall: { en: 'The {{label}} must be {{min}} or more.', zh: '{{label}}不能小于{{min}}。' },
  tooLarge: { en: 'The {{label}} must be {{max}} or less.', zh: '{{label}}不能大于{{max}}。' },
  tooManyDecimals: {
    en: 'Enter the {{label}} with no more than {{max}} decimal places.',
    zh: '{{label}}最多保留{{max}}位小数。',
  },
  wholeNumber: { en: 'Enter the {{label}} as a whole number.', zh: '{{label}}请填写整数。' },
  dayFuture: { en: 'The {{label}} cannot be in the future.', zh: '{{label}}不能晚于今天。' },
  dayPast: { en: 'The {{label}} cannot be in the past.', zh: '{{label}}不能早于今天。' },
  dayTooEarly: { en: 'The {{label}} cannot be before {{min}}.', zh: '{{label}}不能早于{{min}}。' },
  dayTooLate: { en: 'The {{label}} cannot be after {{max}}.', zh: '{{label}}不能晚于{{max}}。' },
  tooYoung: { en: 'The person must be at least {{years}} years old.', zh: '须年满{{years}}周岁。' },
  expired: {
    en: 'The document has expired. Please use one that is valid.',
    zh: '证件已过期，请使用有效证件。',
  },
  expiresSoon: {
    en: 'The document must be valid for at least {{days}} more days.',
    zh: '证件有效期须剩余至少{{days}}天。',
  },

  tooFewRows: { en: 'Add at least {{min}} entries here.', zh: '请至少填写{{min}}项。' },
  tooFewRowsOne: { en: 'Add at least one entry here.', zh: '请至少填写1项。' },
  tooManyRows: { en: 'You can add up to {{max}} entries here.', zh: '最多可填写{{max}}项。' },

  fileUnknown: {
    en: 'This file was not found. Please upload the {{label}} again.',
    zh: '找不到该文件，请重新上传{{label}}。',
  },
  fileInfected: {
    en: 'This file contains a program or harmful code and was rejected. Please upload the {{label}} as a plain PDF or image.',
    zh: '该文件含有可执行程序或有害代码，已被拒绝。请将{{label}}以普通PDF或图片重新上传。',
  },
  fileType: {
    en: 'Upload the {{label}} as {{accepted}}. This file is actually in another format; renaming it does not change that.',
    zh: '{{label}}请上传{{accepted}}格式。该文件的实际格式不符，仅改文件名无效。',
  },
  fileTooLarge: {
    en: 'The file is larger than {{max}} MB. Please upload a smaller one.',
    zh: '文件超过{{max}} MB，请压缩后重新上传。',
  },
  fileEmpty: {
    en: 'This file is empty. Please upload the {{label}} again.',
    zh: '该文件为空，请重新上传{{label}}。',
  },
  tooManyFiles: { en: 'You can add up to {{max}} files here.', zh: '最多可上传{{max}}个文件。' },

  filePending: {
    en: 'This file could not be checked completely. Please upload the {{label}} again.',
    zh: '该文件未能完成检查，请重新上传{{label}}。',
  },
  returnedUnchanged: {
    en: 'This was returned and has not been changed yet. Please correct it as the note says.',
    zh: '此项已被退回但尚未修改，请按说明修改。',
  },

  /* `why` is a sentence of `tax-numbers/number-reasons.ts`. */
  wrongVatNumber: { en: '{{why}} Compare it with the certificate.', zh: '{{why}}请与税号证书核对。' },
  wrongOneStopShopNumber: {
    en: '{{why}} Compare it with the confirmation from the tax office.',
    zh: '{{why}}请与税局的注册确认核对。',
  },
  wrongEori: {
    en: '{{why}} Compare it with the letter from customs.',
    zh: '{{why}}请与海关签发的EORI文件核对。',
  },
  wrongIban: {
    en: '{{why}} Compare it with the bank statement, character by character.',
    zh: '{{why}}请与银行对账单逐位核对。',
  },
  wrongBic: { en: '{{why}} Compare it with the bank statement.', zh: '{{why}}请与银行对账单核对。' },
  wrongPhone: {
    en: 'Enter the {{label}} with the country code, such as +86 138 0013 8000.',
    zh: '{{label}}请填写国家/地区代码，例如+86 138 0013 8000。',
  },
  wrongEmail: {
    en: 'Enter an e-mail address such as name@company.com.',
    zh: '邮箱格式不正确，例如name@company.com。',
  },
  wrongWebAddress: {
    en: 'Enter a web address such as https://www.shop.com.',
    zh: '网址格式不正确，例如https://www.shop.com。',
  },
  wrongPostcode: {
    en: 'This postcode does not match the country. Please check both.',
    zh: '邮政编码与所选国家/地区不符，请核对。',
  },
  wrongUscc: {
    en: '{{why}} Compare all 18 characters with the business licence.',
    zh: '{{why}}请与营业执照逐位核对（共18位）。',
  },
  wrongGermanTaxNumber: {
    en: '{{why}} Compare it with a letter from the tax office.',
    zh: '{{why}}请与税局来函核对。',
  },
  notNamedAbove: {
    en: 'Choose one of the persons named in this form: {{names}}.',
    zh: '请从本表填写的人员中选择：{{names}}。',
  },
  pattern_latin: { en: 'Enter the {{label}} in Latin letters.', zh: '{{label}}请使用英文字母或拼音填写。' },
  pattern_latinAddress: {
    en: 'Enter the {{label}} in Latin letters.',
    zh: '{{label}}请使用英文字母或拼音填写。',
  },
  pattern_digits: { en: 'Enter the {{label}} in digits only.', zh: '{{label}}只能填写数字。' },
  pattern_lettersAndDigits: {
    en: 'Enter the {{label}} with letters and digits only.',
    zh: '{{label}}只能填写字母和数字。',
  },
  pattern_passportNumber: {
    en: 'Enter the passport number as printed in the passport, such as E12345678.',
    zh: '护照号码格式不正确，请按护照填写，例如E12345678。',
  },
})

export type FormMessageKey = keyof typeof formMessages
