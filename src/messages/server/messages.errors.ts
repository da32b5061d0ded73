import { defineRefusals } from '#platform/shared/refusal.ts'

export const messageRefusals = defineRefusals('messages', {
  not_found: {
    code: 499,
    status: 404,
    en: 'This message does not exist, or was deleted. Please reload the list.',
    zh: '该消息不存在或已删除，请刷新列表。',
  },
  channel_locked: {
    code: 499,
    status: 422,
    en: 'This cannot be turned off: it tells you what you have to do, or that your account is at risk.',
    zh: '此项无法关闭：它关系到您的待办事项或账户安全。',
  },
  link_unknown: {
    code: 499,
    status: 404,
    en: 'This link is not valid any more. Please sign in and choose your notifications under Account.',
    zh: '该链接已失效，请登录后在“账户”中设置通知方式。',
  },
  streams_full: {
    code: 499,
    status: 429,
    en: 'Too many windows are open at the moment. This page asks for news by itself every minute.',
    zh: '当前打开的窗口过多，本页会每分钟自动更新一次。',
  },
  announcement_not_found: {
    code: 499,
    status: 404,
    en: 'This announcement does not exist.',
    zh: '未找到该公告。',
  },
  announcement_changed: {
    code: 499,
    status: 409,
    en: 'A colleague has changed this announcement meanwhile. Please reload the page; what you typed is still here to copy.',
    zh: '该公告已被同事修改，请刷新页面后再改，您填写的内容仍可复制。',
  },
  announcement_not_possible: {
    code: 499,
    status: 422,
    en: 'This is not possible in the announcement’s current status. Please reload the page.',
    zh: '该公告当前状态不支持此操作，请刷新页面。',
  },
})
