import type { MessageKind } from '#messages/server/public.ts'
import { paths } from '#paths.ts'

const toData = () => paths.account('data')

const exportReady: MessageKind<{ until: { instant: string } }> = {
  name: 'privacy.exportReady',
  type: 'SYSTEM',
  title: { en: 'Your data export is ready', zh: '数据导出已完成' },
  body: {
    en: 'You can download it in your account until {{until}}; you need your password for it. After that it is deleted.',
    zh: '您可在{{until}}前登录账户下载，下载时须输入密码。逾期自动删除。',
  },
  link: toData,
}

const exportFailed: MessageKind<Record<string, never>> = {
  name: 'privacy.exportFailed',
  type: 'SYSTEM',
  title: { en: 'Your data export did not succeed', zh: '数据导出失败' },
  body: {
    en: 'Something went wrong on our side. Please start the export again; if it fails once more, write to us.',
    zh: '由于我方系统原因，导出未能完成。请重新导出；如仍失败，请联系我们。',
  },
  link: toData,
}

const exportBegun: MessageKind<{ by: string }> = {
  name: 'privacy.exportBegun',
  type: 'SYSTEM',
  title: { en: '{{by}} is exporting the company’s data', zh: '{{by}}正在导出企业数据' },
  body: {
    en: '{{by}} asked for a copy of everything that the company has here. If this was not agreed, talk to them, or remove them as a member: then the copy can no longer be downloaded.',
    zh: '{{by}}申请导出企业在本平台的全部数据。如未经同意，请与其联系，或将其移出企业，移出后即无法下载。',
  },
  link: () => paths.account('members'),
}

const closingRequested: MessageKind<{ by: string; company: string; at: { instant: string } }> = {
  name: 'privacy.closingRequested',
  type: 'SYSTEM',
  asksToAct: true,
  title: { en: 'The account of {{company}} is about to close', zh: '{{company}}的账户即将关闭' },
  body: {
    en: '{{by}} asked for it. It closes on {{at}}; until then an owner can export the data, or keep the account.',
    zh: '{{by}}已申请关闭账户，将于{{at}}关闭。在此之前，所有者可导出数据或保留账户。',
  },
  link: toData,
}

const closingTakenBack: MessageKind<{ by: string }> = {
  name: 'privacy.closingTakenBack',
  type: 'SYSTEM',
  title: { en: 'The account stays open', zh: '账户已保留' },
  body: {
    en: '{{by}} chose to keep the account. Nothing has changed.',
    zh: '{{by}}选择保留账户，一切照旧。',
  },
  link: toData,
}

const closingCalledOff: MessageKind<Record<string, never>> = {
  name: 'privacy.closingCalledOff',
  type: 'SYSTEM',
  asksToAct: true,
  title: { en: 'The account was not closed', zh: '账户未能关闭' },
  body: {
    en: 'Something new had begun by the day of the closing, such as an order or a service. Finish it and ask for the closing again; the page says what is open.',
    zh: '到期时企业有新的未完成事项（如订单或服务）。请处理完毕后重新申请，页面会列明未完成的事项。',
  },
  link: toData,
}

export const privacyMessages = {
  exportReady,
  exportFailed,
  exportBegun,
  closingRequested,
  closingTakenBack,
  closingCalledOff,
}
