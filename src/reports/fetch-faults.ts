import type { LocalText } from '#platform/shared/local-text.ts'

/** Why the marketplace has not given us a month, and what to do: the file can be imported by hand in any case. */
const FETCH_FAULTS: Readonly<Record<string, LocalText>> = {
  THROTTLED: {
    en: 'Amazon asks us to wait; we try again automatically.',
    zh: 'Amazon要求稍后再试，我们会自动重新获取。',
  },
  UNAVAILABLE: {
    en: 'Amazon did not answer; we try again automatically.',
    zh: 'Amazon暂无响应，我们会自动重新获取。',
  },
  UNREADABLE: {
    en: 'Amazon’s answer could not be read; we try again automatically.',
    zh: 'Amazon的回复无法读取，我们会自动重新获取。',
  },
  MISCONFIGURED: {
    en: 'Something is wrong on our side, and our team has been notified. If it is urgent, import the report as a file.',
    zh: '我方系统出现问题，我们已收到通知。如时间紧迫，请以文件方式导入报告。',
  },
  LINK_OVER: {
    en: 'The download was interrupted; we try again automatically.',
    zh: '下载中断，我们会自动重新获取。',
  },
  NOT_MADE: {
    en: 'Amazon could not make the report. Fetch it again, or download it in Seller Central and import the file.',
    zh: 'Amazon未能生成报告。请重新获取，或在卖家平台下载后导入文件。',
  },
  NOT_ALLOWED: {
    en: 'Amazon does not let us read tax reports of this account. Connect the shop again and consent to all permissions, or import the file.',
    zh: 'Amazon不允许我们读取该账户的税务报告。请重新授权并同意全部权限，或导入文件。',
  },
  REFUSED: {
    en: 'Amazon does not provide this month’s report. Download it in Seller Central and import the file.',
    zh: 'Amazon不提供该月报告。请在卖家平台下载后导入文件。',
  },
  WITHDRAWN: {
    en: 'The authorisation was withdrawn at Amazon. Connect the shop again, or import the file.',
    zh: '授权已在Amazon停用。请重新授权店铺，或导入文件。',
  },
  NOT_CONNECTED: {
    en: 'The shop is not connected to Amazon. Connect it, or import the file.',
    zh: '店铺未连接Amazon。请授权店铺，或导入文件。',
  },
  OTHER_COMPANY: {
    en: 'The Amazon account is in another company’s name. Nothing is read until you confirm above that it is your account.',
    zh: '该Amazon账户登记在其他企业名下。请先在上方确认为贵公司账户，确认前不读取任何数据。',
  },
  NO_MARKETPLACES: {
    en: 'Amazon lists no marketplace in this region for the account. If it does sell there, import the file.',
    zh: 'Amazon未显示该账户在此区域的销售站点。如确有销售，请导入文件。',
  },
}

/** Once it is given up, nobody asks again by itself. */
const GIVEN_UP: LocalText = {
  en: 'Amazon did not give us the report for three days. Fetch it again, or download it in Seller Central and import the file.',
  zh: 'Amazon连续三天未提供报告。请重新获取，或在卖家平台下载后导入文件。',
}
/** Of these the usual text promises that we ask again. */
const REPEATED = new Set(['THROTTLED', 'UNAVAILABLE', 'UNREADABLE', 'LINK_OVER'])

export function fetchFaultText(fault: string, isOver: boolean): LocalText {
  if (isOver && REPEATED.has(fault)) return GIVEN_UP
  return FETCH_FAULTS[fault] ?? GIVEN_UP
}
