/** Written for somebody who may not read the language of the page: each text is in its own language alone. */
export const WORDS = {
  en: { offer: 'This site also speaks English.', take: 'Continue in English', label: 'Language' },
  zh: { offer: '本网站提供简体中文版。', take: '切换到简体中文', label: '语言' },
} as const
/** Of the page's own language. */
export const STAY = { en: 'Stay in English', zh: '继续使用中文' } as const
