import type { Lang } from './local-text.ts'

const DIRECTIVE = /^Directive (\d+\/\d+)(?:\/(?:EC|EU))?,? art\. ([^(]*(?:\([^ )]{1,3}\)[^(]*)*)(.*)$/
const REGULATION = /^Regulation (?:\(EU\) )?(\d+\/\d+),? art\. (.+)$/

/**
 * A provision of EU law as each language cites it; national law stays as its state writes it.
 * @param source such as `Directive 2006/112 art. 44, 45`
 */
export function citationText(source: string, lang: Lang): string {
  const directive = DIRECTIVE.exec(source)
  if (directive) {
    const [, number = '', articles = '', rest = ''] = directive
    const suffix = number === '2006/112' ? '/EC' : ''
    return lang === 'zh'
      ? `欧盟指令${number}${suffix}${articlesZh(articles)}${rest}`
      : `Directive ${number}${suffix}, art. ${articles}${rest}`
  }
  const regulation = REGULATION.exec(source)
  if (!regulation) return source
  const [, number = '', articles = ''] = regulation
  return lang === 'zh'
    ? `欧盟条例${number}${articlesZh(articles)}`
    : `Regulation (EU) ${number}, art. ${articles}`
}

const articlesZh = (articles: string) => `第${articles.trim().split(', ').join('、')}条`
