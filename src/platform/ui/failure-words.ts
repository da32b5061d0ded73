import { LOST_SCRIPT, LOST_SCRIPT_SAFE } from '#platform/web/lost-script.ts'
import type { LocalText } from '#platform/shared/local-text.ts'

/**
 * The words of a failure, in the page's script itself: when the texts could not be loaded, these are the ones left.
 */
export const FAILURE_WORDS = {
  title: { en: 'Something went wrong', zh: '页面出错了' },
  unknown: { en: 'The cause is unknown.', zh: '原因未知。' },
  safe: {
    en: 'What you saved is safe. Try again; if it keeps happening, please tell us.',
    zh: '已保存的内容不受影响。请重试；如反复出现，请告知我们。',
  },
  lostScript: LOST_SCRIPT,
  lostScriptSafe: LOST_SCRIPT_SAFE,
  lostTexts: {
    en: 'The text on this page could not be loaded after five more attempts.',
    zh: '本页文字加载失败（已自动重试五次）。',
  },
  tryAgain: { en: 'Try again', zh: '重试' },
  goHome: { en: 'Back to the start page', zh: '返回首页' },
  close: { en: 'Close', zh: '关闭' },
} as const satisfies Record<string, LocalText>
