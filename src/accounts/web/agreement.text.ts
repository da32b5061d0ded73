import { defineText } from '#platform/shared/text.ts'

/** The words around the user agreement; its own text comes from the server, version by version. */
export const agreementText = defineText({
  title: { en: 'User agreement, version {{version}}', zh: '用户协议（{{version}}版）' },
  loading: { en: 'Loading the agreement', zh: '正在加载协议' },
  failed: { en: 'The agreement could not be loaded', zh: '协议加载失败' },
  failedSafe: { en: 'What you have entered is kept.', zh: '您已填写的内容不受影响。' },
  ownPage: { en: 'Open in a new page', zh: '在新页面查看' },
  policy: { en: 'Privacy policy', zh: '隐私政策' },
})
