/** Not from the texts of the page: they are in the language that the visitor may not read. */
export const WORDS = {
  label: { en: 'Language', zh: '语言' },
  offer: { en: 'This site also speaks English.', zh: '本网站提供简体中文版。' },
  take: { en: 'Continue in English', zh: '切换到简体中文' },
  stay: { en: 'Stay in English', zh: '继续使用中文' },
}
